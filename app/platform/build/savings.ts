/** Steps of the build that only make pages smaller, by name; README.md has the figure of each. */
const savings = ['lean-router', 'short-names', 'chunk-groups'] as const;

const left = process.env.BUILD_WITHOUT?.split(',') ?? [];

const unknown = left.filter((name) => !savings.some((saving) => saving === name));
if (unknown.length > 0) throw new Error(`BUILD_WITHOUT knows only ${savings.join(', ')}, not ${unknown.join(', ')}`);

/** Whether the build takes this step: always, unless BUILD_WITHOUT names it. */
export function saves(name: (typeof savings)[number]): boolean {
  return !left.includes(name);
}
