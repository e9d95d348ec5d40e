import type { components } from '#contract/schema';
import type { UserType } from '../access/rules.ts';
import { draftLifetime } from '../platform/drafts/rules.ts';

type Schemas = components['schemas'];

/** How a form field is typed, and how its value is converted for the API. */
export type FieldKind = 'line' | 'text' | 'phone' | 'number' | 'choice' | 'flag';

/** The fields of a form, in the order of the page. */
export type FormFields = Readonly<Record<string, FieldKind>>;

/** The value of a checked flag. */
export const flagged = 'yes';

/** A phone number without the spaces, parentheses and hyphens that people add for readability. */
export function plainPhone(phone: string): string {
  return phone.replaceAll(/[\s().-]/g, '');
}

function answerOf(kind: FieldKind, typed: string): string | number | boolean | undefined {
  if (kind === 'flag') return typed !== '';
  const text = kind === 'phone' ? plainPhone(typed) : typed.trim();
  if (text === '') return undefined;
  // An invalid number stays as typed; the contract's validation reports it.
  if (kind === 'number' && /^\d{1,6}$/.test(text)) return Number(text);
  // Longer texts keep their line breaks and spaces.
  return kind === 'text' ? typed : text;
}

/** The form as the API accepts it; unanswered fields are left out. */
export function formBody(
  fields: FormFields,
  values: Readonly<Record<string, string>>,
): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, kind]) => {
      const answer = answerOf(kind, values[name] ?? '');
      return answer === undefined ? [] : [[name, answer]];
    }),
  );
}

/** The longest time between opening a form and sending it, in ms: as long as drafts are kept. */
export const longestFillTime = draftLifetime;

/** The shortest time in which a person fills in a form, in ms. */
export const shortestFillTime = 3_000;

/** How long submitted public forms are kept, in days. */
export const keptDays = 730;

/** How long answers from staff are kept, in days; an answer is also deleted with its form. */
export const answerKeptDays = 365;

/** Why a form may be spam. */
export type HeldReason = Schemas['HeldReason'];

/** Evidence that distinguishes people from programs. */
export interface Evidence {
  /** The content of the field that people neither see nor hear. */
  readonly decoy: string;
  /** How long ago the form was opened, in ms; the reason if its stamp is missing or invalid. */
  readonly fillTime: number | 'stampMissing' | 'stampWrong';
  /** Short answers such as names. */
  readonly lines: readonly string[];
  /** Long answers. */
  readonly texts: readonly string[];
}

const link = /https?:\/\/|www\.[a-z0-9]/gi;
const markup = /<a\s|\[url\b|\[link\b|<script/i;
/** People do send a link or two: a house they saw, a news item to pray for. */
const fewLinks = 2;

function reasonOfTime(fillTime: Evidence['fillTime'], shortest: number): HeldReason[] {
  if (typeof fillTime === 'string') return [fillTime];
  if (fillTime < shortest) return ['tooFast'];
  return fillTime > longestFillTime ? ['tooLate'] : [];
}

/** All signs that a form is spam; empty if a person most likely wrote it. */
export function reasonsToHold({ decoy, fillTime, lines, texts }: Evidence, shortest = shortestFillTime): HeldReason[] {
  const links = texts.reduce((count, text) => count + (text.match(link)?.length ?? 0), 0);
  return [
    ...(decoy === '' ? [] : (['decoy'] as const)),
    ...reasonOfTime(fillTime, shortest),
    ...(links > fewLinks ? (['links'] as const) : []),
    ...(lines.some((line) => line.search(link) >= 0) ? (['linkInName'] as const) : []),
    ...([...lines, ...texts].some((text) => markup.test(text)) ? (['markup'] as const) : []),
  ];
}

/** A form that was posted without scripts and refused; the page shows it again with what was typed. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly code: Schemas['ProblemCode'];
  /** HTTP status of the page. */
  readonly status: number;
  readonly errors: readonly Schemas['FieldError'][];
}

/** The name of the field that people neither see nor hear. */
export const decoyName = 'topic-2';
/** The name of the hidden field that returns a form's stamp. */
export const stampName = 'stamp';
/** Query key of the page that confirms a form sent without scripts. */
export const sentKey = 'sent';
/** Its values: whether the sender gets an email, or gets none because the limit is reached. */
export const sentValues = { mailed: '1', limited: 'limited' } as const;

/** The value that tells the next page about the receipt. */
export function sentValueOf(receipt: unknown): string {
  const { emailProblem } = receipt as Schemas['FormReceipt'];
  return emailProblem === undefined ? sentValues.mailed : sentValues.limited;
}

/** The user types that may read the submitted forms of each kind, held for review or not. */
export const formReaders = {
  contact: ['A'],
  prayer: ['P', 'D'],
  sabbath: ['A', 'S', 'D'],
} as const satisfies Record<Schemas['HeldFormKind'], readonly UserType[]>;
