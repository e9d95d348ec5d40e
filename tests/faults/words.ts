import { readFileSync } from 'node:fs';
import { problemMessageOf } from '../../app/platform/client/problem-messages.ts';
import type { ProblemCode } from '../../api/platform/contract/problem.ts';

type Words = Readonly<Record<'en' | 'es', string>>;

const catalogOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../app/platform/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>;
const catalogs = { en: catalogOf('en'), es: catalogOf('es') };

/**
 * The messages that people must see when something is unavailable: the key in the catalogs, and words that the message contains.
 */
const expected: Readonly<Record<string, Words>> = {
  'problem.unavailable': { en: 'Nothing is lost', es: 'No se perdió nada' },
  'problem.paymentUnavailable': { en: 'PayPal cannot be reached', es: 'no se puede conectar con PayPal' },
  'problem.meetingUnreachable': {
    en: 'meeting provider cannot be reached',
    es: 'no podemos comunicarnos con el proveedor de reuniones',
  },
  'login.code.delayed': { en: 'is delayed', es: 'está tardando en llegar' },
  'login.code.unavailable': { en: 'email server is not answering', es: 'servidor de correo no responde' },
  'standIn.unavailable.title': {
    en: 'We cannot reach our records',
    es: 'No podemos consultar nuestros registros',
  },
};

/** The message key that the screens show for a problem code; 'no problem' if there is none. */
export const messageOf = (code: string | undefined): string =>
  code === undefined ? 'no problem' : problemMessageOf(code as ProblemCode);

/** What is wrong with a message that people see. */
export function wrongWords(message: string): readonly string[] {
  const words = expected[message];
  if (!words) return [`people read "${message}", which does not say what is wrong`];
  return (['en', 'es'] as const).flatMap((language) =>
    catalogs[language][message]?.includes(words[language]) === true
      ? []
      : [`${message} does not say what is wrong in ${language}`],
  );
}

/** The text that a page must contain in each language. */
export const wordsOf = (message: string): Words => ({
  en: catalogs.en[message] ?? message,
  es: catalogs.es[message] ?? message,
});
