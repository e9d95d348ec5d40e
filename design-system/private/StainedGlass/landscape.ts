export type Glass = 'night' | 'sky' | 'water' | 'leaf' | 'wine' | 'flame' | 'rose' | 'sand';

/** Returns the color at a point; both coordinates run from 0 (start, top) to 1. */
export type Landscape = (across: number, down: number) => Glass;

type Hour = {
  /** The colors from the zenith down. */
  sky: readonly [Glass, Glass, Glass];
  /** The colors from the center of the light outward. */
  light: readonly [Glass, Glass];
  /** The colors of the far hills and the near ground. */
  ground: readonly [Glass, Glass];
};

const hours: readonly Hour[] = [
  { sky: ['night', 'sky', 'rose'], light: ['sand', 'flame'], ground: ['water', 'leaf'] },
  { sky: ['sky', 'sky', 'sand'], light: ['sand', 'flame'], ground: ['leaf', 'water'] },
  { sky: ['wine', 'rose', 'flame'], light: ['sand', 'sand'], ground: ['night', 'water'] },
  { sky: ['night', 'water', 'sky'], light: ['sand', 'sand'], ground: ['leaf', 'night'] },
  { sky: ['night', 'wine', 'rose'], light: ['flame', 'flame'], ground: ['night', 'wine'] },
  { sky: ['water', 'sky', 'sand'], light: ['flame', 'sand'], ground: ['leaf', 'leaf'] },
];

/** Creates hills, a time of day and a light above them from the random numbers; `aspect` is width divided by height. */
export function landscapeFrom(random: () => number, aspect: number): Landscape {
  const hour = hours[Math.floor(random() * hours.length)] ?? hours[0];
  if (!hour) throw new Error('A landscape needs an hour');
  const sun = { across: 0.38 + random() * 0.24, down: 0.5 + random() * 0.14 };
  const waves = [random(), random(), 0.8 + random() * 1.2, 1 + random()] as const;

  const farHills = (across: number): number => 0.68 + 0.06 * Math.sin(2 * Math.PI * (across * waves[2] + waves[0]));
  const nearGround = (across: number): number => 0.84 + 0.05 * Math.sin(2 * Math.PI * (across * waves[3] + waves[1]));

  return (across, down) => {
    if (down > nearGround(across)) return hour.ground[1];
    if (down > farHills(across)) return hour.ground[0];
    const distance = Math.hypot((across - sun.across) * aspect, down - sun.down);
    if (distance < 0.15) return hour.light[0];
    if (distance < 0.3) return hour.light[1];
    if (down < 0.3) return hour.sky[0];
    return down < 0.46 ? hour.sky[1] : hour.sky[2];
  };
}
