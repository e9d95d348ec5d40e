import type { components } from '#contract/schema';
import { isSecureAddress } from '../platform/links/rules.ts';

type Schemas = components['schemas'];

/** The fields of a recipient that a text can mention, written as {firstName}. */
const mailingFields = ['firstName', 'event', 'reference', 'balance', 'link'] as const;
export type MailingField = (typeof mailingFields)[number];

/** The fields that a text can mention, by the kind of mailing; news has no registration. */
export const fieldsOf: Readonly<Record<Schemas['MailingKind'], readonly MailingField[]>> = {
  registration: mailingFields,
  news: ['firstName', 'link'],
};

/** The MIME types of allowed attachments, by file name extension. */
export const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  ics: 'text/calendar',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The most files of an email, and their maximum total size in bytes. */
export const mostFiles = 3;
export const mostFileBytes = 5 * 1024 * 1024;

/** The MIME type of a file, by its name; undefined if it is not allowed. */
export function fileTypeOf(name: string): string | undefined {
  const ending = /\.(?<ending>\w+)$/.exec(name)?.groups?.['ending']?.toLowerCase() ?? '';
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined;
}

/** The most recipients of one mailing, which is also the hourly limit of a user. */
export const mostRecipients = 20_000;

/** A part of a line: words, a field, or a link to an address or to {link}. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'field'; readonly name: MailingField }
  | { readonly kind: 'link'; readonly words: string; readonly address: string };

/** A block of a text. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] };

/** Something in a text that must be corrected before it is sent. */
export interface TextFault {
  readonly kind: 'unknownField' | 'emptyField' | 'unsafeLink';
  /** The text as it was typed. */
  readonly value: string;
}

const pattern =
  /\[(?<words>[^[\]\n]{1,200})\]\((?<address>[^()\s]{0,1000})\)|(?<bare>https?:\/\/[^\s<>"]+)|\{(?<field>[^{}\n]{0,60})\}/giu;
const fieldPattern = /\{([^{}\n]{0,60})\}/gu;

function isField(name: string): name is MailingField {
  return mailingFields.some((field) => field === name);
}

/** Whether a link may lead there: {link}, or an https address that names no user, no password, and no field, as none is filled in. */
function isSafe(address: string): boolean {
  return address === '{link}' || (isSecureAddress(address) && !/[{}]/.test(address));
}

function fieldFault(name: string, value: string, known: readonly MailingField[]): TextFault[] {
  if (name.trim() === '') return [{ kind: 'emptyField', value }];
  return isField(name) && known.includes(name) ? [] : [{ kind: 'unknownField', value }];
}

/** An address without trailing punctuation, which belongs to the sentence. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && '.,;:!?)]'.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** Braces that are never closed, or too far away to enclose the name of a field: they would be sent as typed. */
function strayBraces(words: string): TextFault[] {
  return [...words.replaceAll(fieldPattern, '').matchAll(/\{[^{}\s]{0,60}/gu)].map(([value]) => ({
    kind: 'unknownField',
    value,
  }));
}

/** Splits a line into pieces. Invalid markup stays as typed. */
function readPieces(line: string, faults: TextFault[], known: readonly MailingField[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addWords = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'words', text });
  };
  const addPlain = (text: string): void => {
    faults.push(...strayBraces(text));
    addWords(text);
  };
  for (const { 0: typed, index, groups = {} } of line.matchAll(pattern)) {
    addPlain(line.slice(end, index));
    end = index + typed.length;
    const { words, address, field, bare } = groups;
    if (words !== undefined && address !== undefined) {
      for (const [inWords, name = ''] of words.matchAll(fieldPattern)) faults.push(...fieldFault(name, inWords, known));
      faults.push(...strayBraces(words));
      if (isSafe(address)) pieces.push({ kind: 'link', words, address });
      else {
        faults.push({ kind: 'unsafeLink', value: address });
        addWords(typed);
      }
    } else if (bare !== undefined) {
      const target = withoutEnd(bare);
      if (isSafe(target)) pieces.push({ kind: 'link', words: target, address: target });
      else {
        faults.push({ kind: 'unsafeLink', value: target });
        addWords(target);
      }
      addWords(bare.slice(target.length));
    } else if (field !== undefined && isField(field) && known.includes(field))
      pieces.push({ kind: 'field', name: field });
    else {
      faults.push(...fieldFault(field ?? '', typed, known));
      addWords(typed);
    }
  }
  addPlain(line.slice(end));
  return pieces;
}

/** Splits a text into blocks: an empty line ends a paragraph, # begins a heading, - begins a list item. */
export function readText(
  text: string,
  kind: Schemas['MailingKind'] = 'registration',
): { blocks: Block[]; faults: TextFault[] } {
  const known = fieldsOf[kind];
  const blocks: Block[] = [];
  const faults: TextFault[] = [];
  let paragraph: string[] = [];
  let list: Piece[][] = [];
  const close = (): void => {
    if (paragraph.length > 0)
      blocks.push({ kind: 'paragraph', pieces: readPieces(paragraph.join('\n'), faults, known) });
    if (list.length > 0) blocks.push({ kind: 'list', items: list });
    paragraph = [];
    list = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const heading = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    const point = /^[-*•]\s+(\S.*)$/.exec(line)?.[1];
    if (heading !== undefined) {
      close();
      blocks.push({ kind: 'heading', pieces: readPieces(heading.trim(), faults, known) });
    } else if (point !== undefined) {
      if (paragraph.length > 0) close();
      list.push(readPieces(point.trim(), faults, known));
    } else if (line.trim() === '') close();
    else {
      if (list.length > 0) close();
      paragraph.push(line.trim());
    }
  }
  close();
  return { blocks, faults };
}

/** The faults of a subject, which can mention fields but not a link. */
export function subjectFaults(subject: string, kind: Schemas['MailingKind'] = 'registration'): TextFault[] {
  const faults = [...subject.matchAll(fieldPattern)].flatMap(([typed, name = '']) =>
    name === 'link' ? [{ kind: 'unknownField', value: typed } as const] : fieldFault(name, typed, fieldsOf[kind]),
  );
  return [...faults, ...strayBraces(subject)];
}

/** Replaces the fields in a text with their values. */
export function fillIn(words: string, values: Readonly<Record<MailingField, string>>): string {
  return words.replaceAll(fieldPattern, (typed, name: string) => (isField(name) ? values[name] : typed));
}

/** Whether a subject or a text mentions a field. */
function mentions({ subject, text }: Schemas['MailingText'], field: MailingField): boolean {
  return `${subject}\n${text}`.includes(`{${field}}`);
}

/** A reason why a mailing cannot be sent yet. */
export interface Fault {
  readonly kind:
    | 'noRecipients'
    | 'tooManyRecipients'
    | 'nameless'
    | 'noPostalAddress'
    | 'subjectMissing'
    | 'textMissing'
    | TextFault['kind'];
  /** The language of the text; missing if the fault is about the recipients. */
  readonly language?: 'en' | 'es';
  readonly field?: 'subject' | 'text';
  readonly value?: string;
}

/** The faults of the text in one language. */
export function faultsOfText(
  language: 'en' | 'es',
  { kind, texts }: Pick<Schemas['Mailing'], 'kind' | 'texts'>,
): Fault[] {
  const { subject, text } = texts[language];
  return [
    ...(subject.trim() === '' ? [{ kind: 'subjectMissing', language, field: 'subject' } as const] : []),
    ...(text.trim() === '' ? [{ kind: 'textMissing', language, field: 'text' } as const] : []),
    ...subjectFaults(subject, kind).map((fault) => ({ ...fault, language, field: 'subject' as const })),
    ...readText(text, kind).faults.map((fault) => ({ ...fault, language, field: 'text' as const })),
  ];
}

/** Everything that must be corrected before a mailing can be sent to the counted recipients. */
export function faultsOf(
  mailing: Pick<Schemas['Mailing'], 'kind' | 'texts'>,
  {
    recipients,
    recipientsWithoutName,
    lacksPostalAddress,
    byLanguage,
  }: Pick<
    Schemas['MailingAudienceCount'],
    'recipients' | 'recipientsWithoutName' | 'lacksPostalAddress' | 'byLanguage'
  >,
): Fault[] {
  const needed = byLanguage.filter((each) => each.recipients > 0).map(({ language }) => language);
  const isNameless =
    recipientsWithoutName > 0 && needed.some((language) => mentions(mailing.texts[language], 'firstName'));
  return [
    ...(recipients === 0 ? [{ kind: 'noRecipients' } as const] : []),
    ...(recipients > mostRecipients ? [{ kind: 'tooManyRecipients' } as const] : []),
    ...(isNameless ? [{ kind: 'nameless' } as const] : []),
    ...(lacksPostalAddress ? [{ kind: 'noPostalAddress' } as const] : []),
    ...needed.flatMap((language) => faultsOfText(language, mailing)),
  ];
}

/** How many recipients a mailing has. */
export function recipientsOf(counts: Schemas['MailingCounts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many days after it was sent staff are reminded of a mailing that did not reach everyone. */
export const incompleteDays = 30;

/** How many days the recipients of a mailing are stored. */
export const recipientsKeptDays = 365;

/** How long an email that the mail server defers is retried, in ms: 2 days. */
const longestDelay = 48 * 60 * 60_000;

/** When to try a deferred email again; null once it has been retried for long enough. */
export function nextTry(firstTriedAt: Date, attempts: number, now: Date): Date | null {
  if (now.getTime() - firstTriedAt.getTime() >= longestDelay) return null;
  const minutes = Math.min(2 ** Math.min(attempts - 1, 10), 180);
  return new Date(now.getTime() + minutes * 60_000);
}
