import { Heading, Link, List, Stack, StatusTag, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

/** The online sessions that anyone can join, soonest first, in the session's time zone: the page is the same for everyone. */
export function OpenSessions({ sessions }: { sessions: readonly Schemas['OwnOnlineSession'][] }) {
  const intl = useIntl();
  return (
    <Stack gap="m">
      <Heading level={2}>
        <FormattedMessage id="events.online" />
      </Heading>
      <Text>
        <FormattedMessage id="events.online.text" />
      </Text>
      <List
        items={sessions.map(({ id, title, about, startsAt, timeZone, phase }) => (
          <Stack key={id} gap="xs">
            <Link href={`/join/${id}`} standalone>
              {title}
            </Link>
            <Text tone="muted">
              {intl.formatDate(startsAt, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
                hour: 'numeric',
                minute: '2-digit',
                timeZone,
                timeZoneName: 'short',
              })}
            </Text>
            {about !== undefined && <Text>{about}</Text>}
            {phase === 'open' && (
              <Text as="div">
                <StatusTag tone="positive">{intl.formatMessage({ id: 'events.online.openNow' })}</StatusTag>
              </Text>
            )}
          </Stack>
        ))}
      />
    </Stack>
  );
}
