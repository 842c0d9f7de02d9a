const SENT = /^([0-9a-f]{32})?$/;

/** What one device added to the seed of a game, and its seats. */
export interface Contribution {
  seats: number[];
  sent: string;
}

/** Whether each part belongs to people at the table, and each of them to exactly one part. */
export function areOfPeople(parts: readonly Contribution[], people: readonly number[]): boolean {
  if (parts.length === 0) return true;
  const seats = parts.flatMap((part) => part.seats);
  return (
    parts.every((part) => part.seats.length > 0 && SENT.test(part.sent)) &&
    seats.length === people.length &&
    people.every((seat) => seats.includes(seat))
  );
}
