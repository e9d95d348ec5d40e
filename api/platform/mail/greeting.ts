import { noName } from './name.ts';
import type { MailName } from './name.ts';

const greetings = {
  en: { someone: (name: MailName) => `Dear ${name},`, anyone: 'Peace be with you,' },
  es: { someone: (name: MailName) => `Paz y bien, ${name}:`, anyone: 'Paz y bien:' },
};

/** The words of a greeting; where the name is none, the greeting for anyone. */
export function greetingText(name: MailName, language: 'en' | 'es'): string {
  const { someone, anyone } = greetings[language];
  return name === noName ? anyone : someone(name);
}
