import { noName } from './name.ts';
import type { MailName } from './name.ts';
import { mailMessages } from './messages/messages.ts';

/** Returns the greeting with a name, or the generic greeting if there is no usable name. */
export function greetingText(name: MailName, language: 'en' | 'es'): string {
  const say = mailMessages[language];
  return name === noName ? say('greeting.anyone') : say('greeting.someone', { name });
}
