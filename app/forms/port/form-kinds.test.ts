import { expect, test } from 'vitest';
import { contactForm, prayerForm, sabbathForm, sabbathRetreatForm } from './form-kinds.ts';

test('only a prayer request and an intention stay in the tab, and these forms say so', () => {
  const partly = [contactForm, prayerForm, sabbathForm, sabbathRetreatForm].filter((form) => form.isPartlyForTab);
  expect(partly.map(({ name }) => name)).toEqual(['prayer', 'sabbath']);
});
