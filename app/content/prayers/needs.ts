/** The needs of people who pray, each with the themes of its passages. The page uses this order. */
const themesOfNeeds = {
  rest: ['rest', 'peace', 'presence'],
  trust: ['trust', 'protection', 'shepherd', 'faith'],
  mercy: ['mercy', 'repentance', 'reconciliation', 'salvation'],
  healing: ['healing'],
  strength: ['strength', 'wisdom'],
  hope: ['hope', 'resurrection', 'light', 'way'],
  longing: ['longing', 'prayer'],
  spirit: ['holy-spirit'],
  love: ['love', 'community', 'abiding', 'discipleship'],
  bread: ['eucharist', 'word'],
  mission: ['mission'],
  praise: ['praise', 'mary'],
} as const;

export type Need = keyof typeof themesOfNeeds;
export const needs = Object.keys(themesOfNeeds) as Need[];

/** The need that a theme belongs to; undefined for an unknown theme. */
export function needOf(theme: string): Need | undefined {
  return needs.find((need) => themesOfNeeds[need].some((own) => own === theme));
}
