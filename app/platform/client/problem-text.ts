import type { IntlShape } from 'react-intl';
import { ApiProblem, type Problem } from './client.ts';
import { changedByColleague, problemMessageOf, tooManyChosen } from './problem-messages.ts';
import { moneyText } from './money-text.ts';

/** The message for a problem, with its values, in the reader's language. */
export function problemText(intl: IntlShape, { code, params = {}, errors = [] }: Problem): string {
  const tooMany = errors.find(({ rule }) => rule === 'maxItems');
  if (tooMany) {
    const isOfRows = tooManyChosen in intl.messages && !/(members|people|memberIds)$/.test(tooMany.pointer);
    return intl.formatMessage({ id: isOfRows ? tooManyChosen : 'problem.tooManyPeople' }, tooMany.params);
  }
  const money = Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => name.endsWith('Cents'))
      .map(([name, cents]) => [name, moneyText(intl, Number(cents))]),
  );
  // Staff see who made the change, if that is known.
  const isKnown = code === 'changed-meanwhile' && (params['name'] ?? '') !== '';
  const id = isKnown ? changedByColleague : problemMessageOf(code);
  return intl.formatMessage({ id: id in intl.messages ? id : 'problem.internal' }, { ...params, ...money });
}

/** The message for a failed call: the API's problem, or that no answer came. */
export function failureText(intl: IntlShape, error: unknown): string {
  if (error instanceof ApiProblem) return problemText(intl, error.problem);
  return intl.formatMessage({ id: 'problem.network' });
}
