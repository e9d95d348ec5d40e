import { paymentMethods } from '#contract/enums';
import type { EventContent } from '#rules/events/content';
import type { IntlShape } from 'react-intl';
import { ApiProblem } from '../platform/client/client.ts';
import { moneyText } from '../platform/client/money-text.ts';
import type { MessageId } from '../platform/messages/messages.ts';
import { fieldIdOf, type EventValues, type ShownFault } from './event-values.ts';

/** A value that the contract does not allow to be stored. */
interface RefusedValue {
  readonly pointer: string;
  readonly rule: 'tooLong' | 'minimum' | 'maximum' | 'characters';
  /** The least or greatest number allowed, in dollars for a rate. */
  readonly limit?: number;
}

export type Fault = ShownFault | RefusedValue;

/** The state that the fields of the editor share. */
export interface EventForm {
  readonly values: EventValues;
  readonly set: (pointer: string, value: string) => void;
  /** The error message of a field. */
  readonly errorOf: (pointer: string) => string | undefined;
}

/** The reasons why a save of this content was refused, by field. */
export function refusedValues(error: unknown, { ageBands = [] }: Pick<EventContent, 'ageBands'>): RefusedValue[] {
  if (!(error instanceof ApiProblem)) return [];
  return (error.problem.errors ?? []).map(({ pointer: sent, rule, params }) => {
    const pointer = sent
      .replace(/^\/content/, '')
      // The fields of an age band go by its name.
      .replace(/^\/ageBands\/(\d+)(?=\/)/, (_, index) => `/ageBands/${ageBands[Number(index)]?.band ?? ''}`);
    if (rule === 'maxLength') return { pointer, rule: 'tooLong' };
    if (rule === 'minimum' || rule === 'maximum') return { pointer, rule, limit: Number(params?.limit) };
    return { pointer, rule: 'characters' };
  });
}

/** The label of the field at a pointer, with the language if the field exists in two. */
export function fieldName(intl: IntlShape, pointer: string): string {
  const [, language, text = ''] = /^\/texts\/(en|es)\/(.+)$/.exec(pointer) ?? [];
  if (language === 'en' || language === 'es') {
    const method = paymentMethods.find((each) => text === `paymentOptions/${each}`);
    const label = method
      ? intl.formatMessage({ id: `payment.method.${method}` })
      : intl.formatMessage({ id: `eventDesk.text.${text}` as MessageId });
    return `${label} (${intl.formatMessage({ id: `language.${language}` })})`;
  }
  if (pointer.startsWith('/ageBands')) {
    const band = pointer.split('/')[2] ?? '';
    const id = `band.${band}`;
    return Object.hasOwn(intl.messages, id)
      ? intl.formatMessage({ id: id as MessageId })
      : intl.formatMessage({ id: 'eventDesk.ages' });
  }
  const id = `eventDesk.field.${pointer.slice(1).replaceAll('/', '.')}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id: id as MessageId }) : pointer;
}

/** The error message for a fault. */
function faultText(intl: IntlShape, fault: Fault): string {
  const { pointer, rule } = fault;
  const limit = ('limit' in fault && fault.limit) || 0;
  const text = pointer.startsWith('/rates/') ? moneyText(intl, limit * 100) : intl.formatNumber(limit);
  return intl.formatMessage({ id: `eventDesk.fault.${rule}` }, { limit: text });
}

/** The rules whose message does not say what the field is about. */
const unspecific: ReadonlySet<Fault['rule']> = new Set([
  'required',
  'otherLanguage',
  'date',
  'number',
  'otherHalf',
  'tooLong',
  'minimum',
  'maximum',
  'characters',
  'rate',
  'https',
  'email',
  'instructionsMissing',
  'bandGap',
  'bandOrder',
  'belowBooked',
]);

/** The entry for a fault in the summary of errors. */
export function summaryError(intl: IntlShape, fault: Fault, content: Pick<EventContent, 'ageBands'>) {
  return {
    fieldId: fieldIdOf(fault.pointer, content),
    label: fieldName(intl, fault.pointer),
    message: faultText(intl, fault),
    isUnspecific: unspecific.has(fault.rule),
  };
}

/** The error messages by field id. */
export function errorsById(
  intl: IntlShape,
  faults: readonly Fault[],
  content: Pick<EventContent, 'ageBands'>,
): ReadonlyMap<string, string> {
  return new Map(
    faults.toReversed().map((fault) => [fieldIdOf(fault.pointer, content), faultText(intl, fault)] as const),
  );
}

/** The differences between two versions of an event, by pointer, in page order. */
export function differencesOf(
  one: EventValues,
  other: EventValues,
): { readonly pointer: string; readonly one: string; readonly other: string }[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((pointer) => {
    const [first, second] = [one[pointer] ?? '', other[pointer] ?? ''];
    return first === second ? [] : [{ pointer, one: first, other: second }];
  });
}
