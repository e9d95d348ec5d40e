import { Inline, Link, List, Spinner, Stack, StatusTag, Text } from '#design-system';
import type { Language } from '#rules/language';
import { confirmationAddress } from '#rules/registrations';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { ownStatus } from '../own/status/own-status.ts';
import { stateTone } from '../state-tone.ts';
import { TryAgainAlert } from '../../platform/actions/try-again-alert.tsx';
import { InfoSection } from '../../platform/my-info/info-section.tsx';

async function ask(lng: string, signal: AbortSignal) {
  const { items } = await dataOf(
    createApi().GET('/account/registrations', { params: { query: { lng: lng as Language } }, signal }),
  );
  return items;
}

/** The section's name, which is also the id of its heading. */
const section = 'registrations';

/**
 * The registrations someone made while signed in or under their own address, each with a link. Loads separately, so that a change
 * of language does not disturb the forms of the page.
 */
export function RegistrationsSection() {
  const intl = useIntl();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(language, ask, `${language} ${String(attempt)}`);
  return (
    <InfoSection id={section} title={intl.formatMessage({ id: 'myInfo.registrations.title' })}>
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && (
        <TryAgainAlert
          headingId={section}
          onTryAgain={() => {
            setAttempt((before) => before + 1);
          }}
        >
          {failureText(intl, answer.error)}
        </TryAgainAlert>
      )}
      {answer.kind === 'data' && <Registrations items={answer.data} />}
    </InfoSection>
  );
}

function Registrations({ items }: { items: readonly Schemas['OwnRegistration'][] }) {
  const intl = useIntl();
  if (items.length === 0) {
    return (
      <Text>
        <FormattedMessage id="myInfo.registrations.none" />
      </Text>
    );
  }
  return (
    <List
      items={items.map(({ id, key, event, people, reference, ...party }) => (
        <Stack key={id} gap="xs">
          <Link href={confirmationAddress(event.id, id, key)} standalone>
            {event.name}
          </Link>
          <Text tone="muted">
            {[
              eventDates(intl, event),
              intl.formatMessage({ id: 'myInfo.registrations.people' }, { count: people }),
              reference,
            ].join(' · ')}
          </Text>
          <Inline gap="s">
            <Status party={{ ...party, event }} />
          </Inline>
        </Stack>
      ))}
    />
  );
}

/** The same status as on the page behind the link. */
function Status({ party }: { party: Parameters<typeof ownStatus>[0] }) {
  const intl = useIntl();
  const status = ownStatus(party);
  return <StatusTag tone={stateTone(status)}>{intl.formatMessage({ id: `registration.state.${status}` })}</StatusTag>;
}
