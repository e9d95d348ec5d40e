import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { ApiProblem, type Schemas } from '../platform/client/client.ts';
import en from '../platform/messages/en.json' with { type: 'json' };
import es from '../platform/messages/es.json' with { type: 'json' };
import { errorsById, refusedValues } from './event-form.ts';

const content: Pick<Schemas['EventContent'], 'ageBands'> = { ageBands: [{ band: 'adult', from: 0, to: null }] };

function textsOf(locale: 'en' | 'es', error: Omit<Schemas['FieldError'], 'in'>) {
  const problem = new ApiProblem({
    type: 'urn:problem:invalid-request',
    title: 'Refused',
    status: 400,
    code: 'invalid-request',
    requestId: '01JNA5T0W8',
    errors: [{ in: 'body', ...error }],
  });
  const intl = createIntl({ locale, messages: locale === 'en' ? en : es });
  return [...errorsById(intl, refusedValues(problem, content), content)];
}

test('a number out of range is refused with its limit', () => {
  const none = { pointer: '/content/maxRegistrationCount', rule: 'minimum' as const, params: { limit: 1 } };
  expect(textsOf('en', none)).toEqual([['maxRegistrationCount', 'Enter at least 1. It is not saved.']]);
  const percent = { pointer: '/content/deposit/percent', rule: 'maximum' as const, params: { limit: 99 } };
  expect(textsOf('es', percent)).toEqual([['deposit-percent', 'Escriba 99 como máximo. No está guardado.']]);
});

test('the limit of a rate is an amount of money', () => {
  const rate = { pointer: '/content/rates/childRate', rule: 'maximum' as const, params: { limit: 1_000_000 } };
  expect(textsOf('en', rate)).toEqual([['rates-childRate', 'Enter at most $1,000,000.00. It is not saved.']]);
});

test('an age out of range is refused at the field of its band', () => {
  const age = { pointer: '/content/ageBands/0/to', rule: 'maximum' as const, params: { limit: 200 } };
  expect(textsOf('en', age)).toEqual([['ageBands-adult-to', 'Enter at most 200. It is not saved.']]);
});

test('other refused texts are too long, or have characters that are not allowed', () => {
  const name = '/content/texts/en/name';
  expect(textsOf('en', { pointer: name, rule: 'maxLength', params: { limit: 200 } })).toEqual([
    ['texts-en-name', en['eventDesk.fault.tooLong']],
  ]);
  expect(textsOf('en', { pointer: name, rule: 'pattern' })).toEqual([
    ['texts-en-name', en['eventDesk.fault.characters']],
  ]);
});
