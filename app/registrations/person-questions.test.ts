import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { Schemas } from '../platform/client/client.ts';
import messages from '../platform/messages/en.json' with { type: 'json' };
import { personQuestions, type QuestionName } from './person-questions.ts';

const member: Schemas['RegisteredMember'] = {
  id: '2e7d1c44-5f0a-4c58-9b1e-7a6b5c4d3e01',
  firstName: 'Ana',
  lastName: 'Vega',
  age: 41,
  band: 'adult',
  lodging: 'none',
  gender: 'female',
  needsStepFree: true,
};

/** The answers that are choices, as the form has them for `member`; every other answer is a text. */
const choices: Partial<Record<QuestionName, string>> = {
  age: '41',
  lodging: 'none',
  gender: 'female',
  needsStepFree: 'yes',
};

test.each(personQuestions)('a registered %s is in the form again when it is changed', (name, { registered }) => {
  const word = `my ${name}`;
  const answer = choices[name];
  expect(registered(answer === undefined ? { ...member, [name]: word } : member)).toBe(answer ?? word);
});

/** Questions that another line shows: the name, the row of the person, or the room. */
const shownElsewhere: Record<'reviewed' | 'fact', readonly QuestionName[]> = {
  reviewed: ['firstName', 'lastName', 'age', 'lodging', 'needsStepFree'],
  fact: ['firstName', 'lastName'],
};

test('the review and the pages show each answer, unless another line there does', () => {
  const intl = createIntl({ locale: 'en', messages });
  const shown = { isResidential: true, showsAges: true };
  for (const [name, { reviewed, fact }] of personQuestions) {
    const answer = choices[name] ?? `my ${name}`;
    const isReviewed = (reviewed?.(intl, answer) ?? '') !== '';
    const isFact = (fact?.(intl, choices[name] ? member : { ...member, [name]: answer }, shown) ?? '') !== '';
    expect({ name, isReviewed, isFact }).toEqual({
      name,
      isReviewed: !shownElsewhere.reviewed.includes(name),
      isFact: !shownElsewhere.fact.includes(name),
    });
  }
});
