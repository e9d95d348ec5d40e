import { forms } from '#contract/forms';
import { contactFields } from '#rules/contact';
import { flagged, formBody, type FormFields } from '#rules/forms';
import type { Language } from '#rules/language';
import { prayerFieldMissing, prayerFields } from '#rules/prayer';
import { dayFields, daysNotOffered, retreatDayFields, sabbathFields, sabbathRetreatFields } from '#rules/sabbath';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { only, someOf } from '../../platform/drafts/shape.ts';
import { brokenRules, type BrokenRules } from '../../platform/forms/contract-rules.ts';

/** The values of a public form while it is filled in: every answer as typed; a flag is 'yes' or empty. */
export type Values = Record<string, string>;

/** The name of a field of any public form. */
export type FieldName =
  | keyof typeof contactFields
  | keyof typeof prayerFields
  | keyof typeof sabbathFields
  | keyof typeof sabbathRetreatFields;

/** The field with the idempotency key, so that a form sent twice is stored once; empty until a browser opens the form. */
export const keyName = 'idempotencyKey';

/** Returns a unique key. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** A submission. */
interface Outgoing {
  values: Values;
  language: Language;
  check: Schemas['FormCheck'];
}

/** The questions, checks and submission of one public form. */
export interface PublicFormKind {
  /** The name of its page, and the prefix of its message ids. */
  name: 'contact' | 'prayer' | 'sabbath' | 'sabbathRetreat';
  path: '/contact' | '/prayer' | '/sabbath' | '/sabbathRetreat';
  fields: FormFields;
  /** The fields that the contract requires. */
  needs: readonly string[];
  /** The form before anything is typed. */
  blank: Values;
  draft: DraftKind<Partial<Values>>;
  /** Whether a visitor's browser keeps some of these answers only in the tab. */
  isPartlyForTab: (values: Partial<Values>) => boolean;
  /** The errors, by field. */
  check: (values: Values, today: string) => BrokenRules;
  send: (outgoing: Outgoing) => Promise<unknown>;
}

type Body = ReturnType<typeof formBody>;

interface KindInput {
  name: PublicFormKind['name'];
  schema: 'ContactMessageForm' | 'PrayerRequestForm' | 'SabbathRequestForm' | 'SabbathRetreatForm';
  fields: FormFields;
  /** Preset answers, and flags that are not questions of the form. */
  given?: Values;
  /** Answers that a visitor's browser may keep for longer than its tab. */
  onDevice: readonly (FieldName | typeof forSomeoneElse)[];
  /** The answer that is not among these after all once it names other people, minors included. */
  mayNamePeople?: FieldName;
  /** Rules that the contract cannot express. */
  also?: (body: Body, today: string) => BrokenRules;
  post: (outgoing: Outgoing, header: { 'Idempotency-Key': string }) => Promise<unknown>;
}

function defineForm(input: KindInput): PublicFormKind {
  const { name, schema, fields, given = {}, onDevice, mayNamePeople, also, post } = input;
  const blank = { ...Object.fromEntries([...Object.keys(fields), keyName].map((field) => [field, ''])), ...given };
  const keptHere = (values: Partial<Values>) =>
    values[namesPeopleFlag] === flagged ? onDevice.filter((field) => field !== mayNamePeople) : onDevice;
  return {
    name,
    path: `/${name}`,
    fields,
    needs: forms[schema].required,
    blank,
    draft: {
      key: `form:${name}`,
      shape: someOf(blank),
      onDevice: (values) => only(values, [keyName, ...keptHere(values)]),
    },
    isPartlyForTab: (values) => Object.keys(fields).some((field) => !keptHere(values).some((kept) => kept === field)),
    check: (values, today) => {
      const body = formBody(fields, values);
      return { ...also?.(body, today), ...brokenRules(schema, body) };
    },
    send: (outgoing) => post(outgoing, { 'Idempotency-Key': outgoing.values[keyName] ?? '' }),
  };
}

const notSaturday = (body: Body, today: string): BrokenRules =>
  Object.fromEntries(daysNotOffered(body, dayFields, today).map((name) => [name, 'saturday' as const]));

/** The flag of a message into which the people of a registration, with their ages, were copied. */
export const namesPeopleFlag = 'namesPeople';

/** A message to the center. */
export const contactForm = defineForm({
  name: 'contact',
  schema: 'ContactMessageForm',
  fields: contactFields,
  given: { [namesPeopleFlag]: '' },
  onDevice: ['firstName', 'lastName', 'email', 'phone', 'message'],
  mayNamePeople: 'message',
  post: ({ values, language, check }, header) =>
    dataOf(
      createApi().POST('/contact-messages', {
        params: { header },
        body: { form: formBody(contactFields, values) as Schemas['ContactMessageForm'], language, check },
      }),
    ),
});

/** A prayer request. Its text is saved only in the visitor's tab. */
export const prayerForm = defineForm({
  name: 'prayer',
  schema: 'PrayerRequestForm',
  fields: prayerFields,
  given: { shareWithTeam: flagged },
  onDevice: ['firstName', 'lastName', 'shareWithTeam', 'email', 'phone', 'tellWhenPrayed'],
  also: (body): BrokenRules => {
    const missing = prayerFieldMissing(body);
    return missing === null ? {} : { email: 'required' };
  },
  post: ({ values, language, check }, header) =>
    dataOf(
      createApi().POST('/prayer-requests', {
        params: { header },
        body: { form: formBody(prayerFields, values) as unknown as Schemas['PrayerRequestForm'], language, check },
      }),
    ),
});

/** A request to join a Saturday prayer. */
export const sabbathForm = defineForm({
  name: 'sabbath',
  schema: 'SabbathRequestForm',
  fields: sabbathFields,
  onDevice: ['firstName', 'lastName', 'email', 'phone', 'date', 'attendance'],
  also: notSaturday,
  post: ({ values, language, check }, header) =>
    dataOf(
      createApi().POST('/sabbath-requests', {
        params: { header },
        body: { form: formBody(sabbathFields, values) as Schemas['SabbathRequestForm'], language, check },
      }),
    ),
});

/** The flag with which staff file a request in someone else's name. */
export const forSomeoneElse = 'forSomeoneElse';

/** A request for a Saturday retreat. */
export const sabbathRetreatForm = defineForm({
  name: 'sabbathRetreat',
  schema: 'SabbathRetreatForm',
  fields: sabbathRetreatFields,
  given: { [forSomeoneElse]: '' },
  onDevice: [
    'firstName',
    'lastName',
    'email',
    'phone',
    ...retreatDayFields,
    'people',
    'groupKind',
    'wishes',
    forSomeoneElse,
  ],
  also: notSaturday,
  post: ({ values, language, check }, header) =>
    dataOf(
      createApi().POST('/sabbath-retreat-requests', {
        params: { header },
        body: {
          form: formBody(sabbathRetreatFields, values) as unknown as Schemas['SabbathRetreatForm'],
          ...(values[forSomeoneElse] === flagged && { forSomeoneElse: true }),
          language,
          check,
        },
      }),
    ),
});
