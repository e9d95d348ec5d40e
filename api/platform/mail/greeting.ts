import { noName } from './name.ts';
import type { MailName } from './name.ts';
import { mailMessages } from './messages/messages.ts';

/** The greeting with a name; without a usable name, the greeting for anyone. */
export function greetingText(name: MailName, language: 'en' | 'es'): string {
  const say = mailMessages[language];
  return name === noName ? say('greeting.anyone') : say('greeting.someone', { name });
}
