import { createHash } from 'node:crypto';
import { parse, stringify, YAMLParseError } from 'yaml';
import { validators } from '../platform/contract/compiled.ts';
import { completeContent, contentFaults } from './content/rules.ts';
import type { CompleteEvent, EventContent } from './content/rules.ts';

/** An event's content with the hash by which a later start detects a change. */
export interface HashedEventSource {
  readonly event: CompleteEvent;
  readonly hash: string;
}

/** An error in a file, with its location. */
interface FileFault {
  readonly pointer: string;
  readonly rule: string;
}

/** Returns the places where content does not match the contract. */
function shapeFaults(content: unknown): FileFault[] {
  const checked = validators
    .get('saveEvent')
    ?.request({ path: { eventId: 'event' }, query: {}, header: {}, body: { version: 0, content } });
  if (!checked) throw new Error('The contract has no saveEvent');
  return 'errors' in checked
    ? checked.errors.map(({ pointer, rule }) => ({ pointer: pointer.replace(/^\/content/, ''), rule }))
    : [];
}

/** An event with the hash of its content. */
export function hashed(event: CompleteEvent): HashedEventSource {
  return { event, hash: createHash('sha256').update(JSON.stringify(event)).digest('hex') };
}

/** Returns all errors in the content of a file. */
function fileFaults(content: Readonly<Record<string, unknown>>): FileFault[] {
  const shape = shapeFaults(content);
  if (shape.length > 0) return shape;
  // Content that passed the contract's check has this type.
  const faults = contentFaults(content as EventContent);
  return faults.length === 0 && content.id === undefined ? [{ pointer: '/id', rule: 'required' }] : faults;
}

/**
 * Checks the content of an event.
 * @param siteTimeZone the center's time zone, for an event that names none
 * @throws with all its errors, including half-translated texts.
 */
export function checkEventSource(
  name: string,
  content: Readonly<Record<string, unknown>>,
  siteTimeZone: string,
): HashedEventSource {
  const faults = fileFaults(content).map(({ pointer, rule }) => `${pointer}: ${rule}`);
  if (faults.length > 0) throw new Error(`The event ${name} is not right:\n${faults.join('\n')}`);
  const written = content as EventContent;
  return hashed(completeContent(written, written.id ?? '', siteTimeZone));
}

/**
 * Reads the file of an event.
 * @param overrides fields that the file leaves to the program, such as the demonstration's dates.
 * @throws like `checkEventSource`.
 */
export function readEventSource(
  name: string,
  yaml: string,
  siteTimeZone: string,
  overrides: Record<string, unknown> = {},
): HashedEventSource {
  return checkEventSource(name, { ...(parse(yaml) as Record<string, unknown>), ...overrides }, siteTimeZone);
}

/** Writes an event as a file that `readEventSource` can read. */
export function writeEventSource(event: CompleteEvent): string {
  return stringify(event, { lineWidth: 0 });
}

/** Returns the content of a file that someone uploads, or its errors. It is checked like the program's own files. */
export function readEventFile(yaml: string): { readonly content: EventContent } | { readonly faults: FileFault[] } {
  let content: unknown;
  try {
    // Warnings are not errors. The library would print them outside the log, with the sender's text in them.
    content = parse(yaml, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    // The file is not YAML, or it has aliases, which could make a small file huge.
    if (error instanceof YAMLParseError || error instanceof ReferenceError)
      return { faults: [{ pointer: '', rule: 'yaml' }] };
    throw error;
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { faults: [{ pointer: '', rule: 'yaml' }] };
  const faults = fileFaults(content as Readonly<Record<string, unknown>>);
  return faults.length > 0 ? { faults } : { content: content as EventContent };
}
