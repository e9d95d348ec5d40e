import type { Opening } from '../../private/StainedGlass/panes.ts';
import { randomFrom } from '../../private/StainedGlass/random.ts';

export const artSize = { width: 960, height: 300 } as const;

const base = 284;

/** The height of each opening, from the outermost (0) to the middle one (1). */
const profiles: readonly ((inwards: number) => number)[] = [
  () => 0.82,
  (inwards) => 0.52 + 0.42 * inwards,
  (inwards) => 0.86 - 0.3 * inwards,
  (inwards) => (inwards === 1 ? 0.94 : 0.68),
];

/** Returns a symmetric row of pointed openings whose number and heights depend on the seed. */
export function openingsFrom(seed: string): Opening[] {
  const random = randomFrom(`${seed} wall`);
  const count = 5 + 2 * Math.floor(random() * 3);
  const profile = profiles[Math.floor(random() * profiles.length)] ?? profiles[0];
  const pitch = Math.round(720 / count + 18);
  const width = Math.round(pitch * 0.74);
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const inwards = 1 - Math.abs(index - middle) / middle;
    const height = Math.round((profile?.(inwards) ?? 1) * (base - 14));
    return { x: Math.round(artSize.width / 2 + (index - middle) * pitch - width / 2), top: base - height, width, base };
  });
}
