import { Heading, PrayerBook, PrayerReader, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import type { ScriptureTheme } from '../port/blocks.ts';
import { ContentPage } from '../port/content-page.tsx';
import { loadContent, loadScripture } from '../port/content.ts';
import { drawings } from '../port/drawings.ts';
import { needOf, needs, type Need } from './needs.ts';

export async function load({ language }: LoadInput) {
  const [content, themes] = await Promise.all([loadContent('wog', language), loadScripture(language)]);
  return { content, themes };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

function ofNeed(themes: readonly ScriptureTheme[], need: Need): ScriptureTheme[] {
  return themes.filter(({ theme }) => needOf(theme) === need);
}

/** Passages of Scripture for prayer, grouped by need. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { content, themes } = useScreenData<typeof load>();
  return (
    <ContentPage
      content={content}
      drawing={drawings.wog}
      places={needs.map((need) => ({ label: intl.formatMessage({ id: `wog.${need}` }), href: `#${need}` }))}
    >
      <PrayerBook>
        {needs.flatMap((need) => {
          const own = ofNeed(themes, need);
          const references = own.flatMap((theme) => theme.references);
          return [
            <Heading key={need} level={2} id={need}>
              <FormattedMessage id={`wog.${need}`} />
            </Heading>,
            ...own
              .flatMap(({ passages }) => passages)
              .map(({ id, reference, translation, lines }) => (
                <PrayerReader
                  key={id}
                  id={id}
                  level={3}
                  texts={[{ language, title: reference, stanzas: [lines], source: translation }]}
                />
              )),
            references.length > 0 && (
              <Text key={`${need} references`} tone="muted">
                <FormattedMessage id="wog.alsoRead" values={{ references: references.join('; ') }} />
              </Text>
            ),
          ];
        })}
      </PrayerBook>
    </ContentPage>
  );
}
