import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { Language } from '#rules/language';
import type en from './en.json';

/** Every message of the site. */
export type MessageId = keyof typeof en;
export type Messages = Record<MessageId, MessageFormatElement[]>;

// Compiles only while each language has every message.
const load: Record<Language, () => Promise<{ default: Record<MessageId, string> }>> = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
};

/** One language's messages, compiled by the build (messages-plugin.ts). */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await loadChunk(load[language])).default as unknown as Messages;
}
