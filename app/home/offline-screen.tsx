import { Alert, Heading, Link, LinkButton, List, Prose, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ContentBlocks } from '../content/port/content-blocks.tsx';
import { ContentPage } from '../content/port/content-page.tsx';
import { loadContent } from '../content/port/content.ts';
import { drawings } from '../content/port/drawings.ts';
import { useSession } from '../platform/visitor/session-context.tsx';
import { personOf } from '../platform/visitor/visitor.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { returnAddress } from '../platform/shell/navigate/return-address.ts';
import { useHydrated } from '../platform/browser/hydrated.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { SavedRegistrationFacts } from '../registrations/port/saved-registration-facts.tsx';
import { useSavedRegistrations } from '../platform/offline/registrations/saved-registrations.ts';
import { useSavedPages } from '../platform/offline/saved-pages-list.ts';

export async function load({ language }: LoadInput) {
  return { content: await loadContent('offline', language) };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description, isPrivate: true };
}

/** Says that there is no connection, and lists what can be read without one: on this device, and on any device. */
export function Component() {
  const { content } = useScreenData<typeof load>();
  return (
    <ContentPage
      content={content}
      drawing={drawings.offline}
      words={
        <Stack gap="xl">
          <Wanted />
          <Registrations />
          <SavedPages />
          <ContentBlocks blocks={content.blocks} />
        </Stack>
      }
    />
  );
}

/** A link to the page that could not be shown. */
function Wanted() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const wanted = returnAddress(query, '');
  // The server rendered this page for everyone, whatever they requested.
  if (!useHydrated() || wanted === '') return null;
  return (
    <Alert
      tone="info"
      actions={
        <LinkButton href={wanted} tone="primary">
          {intl.formatMessage({ id: 'offline.tryWanted' })}
        </LinkButton>
      }
    >
      <FormattedMessage id="offline.wanted" />
    </Alert>
  );
}

function Registrations() {
  const saved = useSavedRegistrations();
  const { visitor } = useSession();
  if (saved.length === 0) return null;
  return (
    <Stack gap="l">
      <Heading level={2}>
        <FormattedMessage id="offline.registrations" />
      </Heading>
      <Text>
        <FormattedMessage id="offline.registrationsText" values={{ who: personOf(visitor).kind }} />
      </Text>
      {saved.map((registration) => (
        <SavedRegistrationFacts key={registration.id} registration={registration} headingLevel={3} />
      ))}
    </Stack>
  );
}

function SavedPages() {
  const { language } = useLanguage();
  const pages = useSavedPages(language);
  if (pages.length === 0) return null;
  return (
    <Prose>
      <Heading level={2}>
        <FormattedMessage id="offline.savedTitle" />
      </Heading>
      <Text>
        <FormattedMessage id="offline.savedText" />
      </Text>
      <List
        items={pages.map(({ title, href }) => (
          <Link key={href} href={href}>
            {title}
          </Link>
        ))}
      />
    </Prose>
  );
}
