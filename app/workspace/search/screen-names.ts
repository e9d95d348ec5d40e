import { languages, locales, type Language } from '#rules/language';
import { foldText } from '#rules/text';
import { useEffect, useMemo, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { loadMessages, type MessageId, type Messages } from '../../platform/messages/messages.ts';
import { useScreens } from '../../platform/workspace/screens.ts';

/** A staff screen that was found by its name. */
export interface FoundScreen {
  readonly href: string;
  readonly name: string;
}

/** The names in the other language, loaded once someone searches. */
function useOtherNames(isWanted: boolean): ((id: MessageId) => string) | undefined {
  const { language } = useLanguage();
  const other = languages.find((one) => one !== language) ?? language;
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();
  useEffect(() => {
    if (!isWanted) return;
    // Without them screens are found only in the page's language.
    loadMessages(other).then(
      (messages) => {
        setLoaded({ language: other, messages });
      },
      () => undefined,
    );
  }, [isWanted, other]);
  return useMemo(() => {
    if (loaded?.language !== other) return undefined;
    const intl = createIntl({ locale: locales[other], messages: loaded.messages });
    return (id) => intl.formatMessage({ id });
  }, [loaded, other]);
}

/** The screens that this user may open and whose name, in either language, contains every word. */
export function useScreensNamed(wanted: string): FoundScreen[] {
  const intl = useIntl();
  const screens = useScreens().flat();
  const otherName = useOtherNames(wanted !== '');
  const words = foldText(wanted).split(/\s+/);
  const isFound = (name: string) => words.every((word) => foldText(name).includes(word));
  if (wanted === '') return [];
  return screens
    .map(({ href, label }) => ({ href, label, name: intl.formatMessage({ id: label }) }))
    .filter(({ name, label }) => isFound(name) || (otherName !== undefined && isFound(otherName(label))))
    .map(({ href, name }) => ({ href, name }));
}
