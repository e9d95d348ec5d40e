import type { components } from '#contract/schema';
import { draftLifetime } from '../platform/drafts/rules.ts';

type Schemas = components['schemas'];

/** How a field of a form is typed: what is in its box, and what becomes of it on the way to the API. */
export type FieldKind = 'line' | 'text' | 'phone' | 'number' | 'choice' | 'flag';

/** The fields of a form, in the order of the page. */
export type FormFields = Readonly<Record<string, FieldKind>>;

/** What a checked flag holds. */
export const flagged = 'yes';

/** A phone number without the blanks, brackets and hyphens that people write for their eyes. */
export function plainPhone(phone: string): string {
  return phone.replaceAll(/[\s().-]/g, '');
}

function answerOf(kind: FieldKind, typed: string): string | number | boolean | undefined {
  if (kind === 'flag') return typed !== '';
  const text = kind === 'phone' ? plainPhone(typed) : typed.trim();
  if (text === '') return undefined;
  // A number that is none stays as typed, for the contract to find.
  if (kind === 'number' && /^\d{1,6}$/.test(text)) return Number(text);
  // Line breaks and blanks inside a longer text are the writer's own.
  return kind === 'text' ? typed : text;
}

/** The form as the API takes it: answers that were not given are left out. */
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

/** The longest that what is typed may wait before it is sent: as long as drafts are kept, in ms. */
export const longestFillTime = draftLifetime;

/** The shortest time in which a person fills in a form, in ms. */
export const shortestFillTime = 3_000;

/** How long what came through a public form is kept, in days. */
export const keptDays = 730;

/** Why a form may come from a program. */
export type Doubt = Schemas['FormDoubt'];

/** What is looked at to tell people from programs. */
export interface Evidence {
  /** What is in the field that people neither see nor hear. */
  readonly decoy: string;
  /** How long ago the form was opened, in ms; without a stamp, or with one that is not ours, the reason. */
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

function doubtOfTime(fillTime: Evidence['fillTime'], shortest: number): Doubt[] {
  if (typeof fillTime === 'string') return [fillTime];
  if (fillTime < shortest) return ['tooFast'];
  return fillTime > longestFillTime ? ['tooLate'] : [];
}

/** Everything that makes a form look like a program's work; empty for what a person most likely wrote. */
export function doubtsAbout({ decoy, fillTime, lines, texts }: Evidence, shortest = shortestFillTime): Doubt[] {
  const links = texts.reduce((count, text) => count + (text.match(link)?.length ?? 0), 0);
  return [
    ...(decoy === '' ? [] : (['decoy'] as const)),
    ...doubtOfTime(fillTime, shortest),
    ...(links > fewLinks ? (['links'] as const) : []),
    ...(lines.some((line) => line.search(link) >= 0) ? (['linkInName'] as const) : []),
    ...([...lines, ...texts].some((text) => markup.test(text)) ? (['markup'] as const) : []),
  ];
}

/** A form that was posted without scripts and refused: the page shows it again, with what was typed. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly code: Schemas['ProblemCode'];
  /** HTTP status of the page. */
  readonly status: number;
  readonly errors: readonly Schemas['FieldError'][];
}

/** The name of the field that people neither see nor hear. */
export const decoyName = 'topic-2';
/** The name of the hidden field that brings a form's stamp back. */
export const stampName = 'stamp';
/** Query key that a form without scripts is answered with once it was received. */
export const sentKey = 'sent';
/** Its values: whether the sender is written to, or not, because too many emails were caused. */
export const sentValues = { mailed: '1', limited: 'limited' } as const;

/** What the page that a form leads to says of its receipt. */
export function sentValueOf(receipt: unknown): string {
  const { emailProblem } = receipt as Schemas['FormReceipt'];
  return emailProblem === undefined ? sentValues.mailed : sentValues.limited;
}
