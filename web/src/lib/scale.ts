/** How large an area is drawn: one's own things and what counts now, the middle, beside it, other people's things. */
export type Scale = "large" | "medium" | "aside" | "small";
