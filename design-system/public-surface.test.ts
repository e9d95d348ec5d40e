import { expect, it } from 'vitest';
import { readRecordedSurface, readPublicSurface } from './public-surface.ts';

const surface = readPublicSurface();

/** A difference here is a change that affects pages. */
it('matches the approved surface', () => {
  expect(
    surface,
    'What pages can use has changed. Meant so: write it down by `npm exec -- node design-system/public-surface.ts`',
  ).toEqual(readRecordedSurface());
});

it('lets no page style a component or give it ARIA attributes', () => {
  const props = Object.entries(surface).flatMap(([name, members]) =>
    typeof members === 'string' ? [] : Object.keys(members).map((member) => `${name}.${member}`),
  );
  expect(props.length).toBeGreaterThan(200);
  expect(
    props.filter((prop) => /\.(className|style|role|aria-.*)\??$/.test(prop)).filter((prop) => prop !== 'Dialog.role?'),
  ).toEqual([]);
});
