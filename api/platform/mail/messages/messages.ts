import { createIntl, createIntlCache } from 'react-intl';
import { locales } from '../../language/rules.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** The id of each email message. Compiles only if every language has every message. */
export type MailMessageId = keyof Complete<typeof en, typeof es>;
type Complete<One extends Record<keyof Other, string>, Other extends Record<keyof One, string>> = One & Other;

/** The values for the placeholders of a message, by name. */
type MailValues = Readonly<Record<string, string | number | boolean>>;

/** Formats a message in one language. */
export type Say = (id: MailMessageId, values?: MailValues) => string;

const cache = createIntlCache();

function createSay(language: 'en' | 'es', messages: Readonly<Record<MailMessageId, string>>): Say {
  const onError = (error: Error) => {
    throw error;
  };
  // react-intl's types know only the app's messages, but these are the messages of emails.
  const intl = createIntl({ locale: locales[language], messages: messages as never, onError }, cache) as unknown as {
    formatMessage: (descriptor: { id: MailMessageId }, values?: MailValues) => string;
  };
  return (id, values) => intl.formatMessage({ id }, values);
}

/** The email messages in each language, in ICU MessageFormat like those of the app. */
export const mailMessages = { en: createSay('en', en), es: createSay('es', es) } as const;
