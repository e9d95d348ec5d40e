import { flagged } from '#rules/forms';
import { expect, test } from 'vitest';
import { contactForm, namesPeopleFlag, prayerForm, sabbathForm, sabbathRetreatForm } from './form-kinds.ts';

test('only a prayer request and an intention stay in the tab, and these forms say so', () => {
  const partly = [contactForm, prayerForm, sabbathForm, sabbathRetreatForm].filter((form) => form.isPartlyForTab({}));
  expect(partly.map(({ name }) => name)).toEqual(['prayer', 'sabbath']);
});

test('a message is kept on the device, unless the people of a registration were copied into it', () => {
  const { isPartlyForTab, draft } = contactForm;
  const own = { firstName: 'Perpetua', message: 'Is there parking?' };
  expect(draft.onDevice?.(own)).toEqual(own);
  const copied = { firstName: 'Perpetua', message: '- Sofía Reyes, age 9', [namesPeopleFlag]: flagged };
  expect(draft.onDevice?.(copied)).toEqual({ firstName: 'Perpetua' });
  expect(isPartlyForTab(copied)).toBe(true);
});
