import { describe, expect, it } from 'vitest';
import { contrastColors, contrastNightColors, darkColors, lightColors } from './tokens.ts';

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const papers = ['page', 'raised', 'sunken'] as const;

/** Each theme with the minimum contrast of its text: 7:1 is WCAG 1.4.6; 10:1 is the promise of the high-contrast theme. */
describe.each([
  ['light', lightColors, 7],
  ['dark', darkColors, 7],
  ['high-contrast', contrastColors, 10],
  ['high-contrast night', contrastNightColors, 10],
] as const)('%s colors', (_name, colors, words) => {
  it.each(Object.keys(colors.text) as (keyof typeof colors.text)[])(
    'set %s words clearly enough on every paper',
    (text) => {
      for (const paper of papers)
        expect(contrast(colors.text[text], colors.surface[paper])).toBeGreaterThanOrEqual(words);
    },
  );

  it.each(['info', 'positive', 'caution', 'critical'] as const)(
    'set words and links clearly enough on a %s surface',
    (tone) => {
      const ofTone = tone === 'info' ? 'action' : tone;
      for (const text of ['default', 'action', ofTone] as const) {
        expect(contrast(colors.text[text], colors.surface[tone])).toBeGreaterThanOrEqual(words);
      }
    },
  );

  it.each(['action', 'danger'] as const)('set words clearly enough on every state of the %s fill', (fill) => {
    const { text, ...states } = colors[fill];
    for (const state of Object.values(states)) expect(contrast(text, state)).toBeGreaterThanOrEqual(words);
  });

  it('draw control edges and the focus line at 3:1 or more on every paper', () => {
    for (const paper of papers) {
      expect(contrast(colors.border.control, colors.surface[paper])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.focus.line, colors.surface[paper])).toBeGreaterThanOrEqual(3);
    }
  });
});
