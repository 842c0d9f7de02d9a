/** A rule as scenes cite it: "game/3.2" is paragraph 3.2 of that game's rulebook. */
export interface RuleReference {
  game: string;
  paragraph: string;
}

export function ruleReference(rule: string): RuleReference {
  const slash = rule.indexOf("/");
  return { game: rule.slice(0, Math.max(slash, 0)), paragraph: rule.slice(slash + 1) };
}

/** Where the rulebook page shows it. */
export function rulePath(rule: string): string {
  const { game, paragraph } = ruleReference(rule);
  return `/rules/${game}#${paragraph}`;
}
