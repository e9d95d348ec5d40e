import { Alert, Inline, Link, List, Spinner, Stack, StatusTag, Text } from '#design-system';
import type { Language } from '#rules/language';
import { FormattedMessage, useIntl } from 'react-intl';
import { InfoSection } from '../account/my-info/info-section.tsx';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { useLanguage } from '../platform/language/language-context.tsx';

async function ask(lng: string, signal: AbortSignal) {
  const params = { query: { lng: lng as Language } };
  return (await dataOf(createApi().GET('/own-online-sessions', { params, signal }))).items;
}

/** The online sessions that someone may join, soonest first. */
export function OwnSessionsSection() {
  const intl = useIntl();
  const { language } = useLanguage();
  const answer = useAnswer(language, ask);
  return (
    <InfoSection id="online" title={intl.formatMessage({ id: 'myInfo.online.title' })}>
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && <Alert tone="caution">{failureText(intl, answer.error)}</Alert>}
      {answer.kind === 'data' && <OwnSessions items={answer.data} />}
    </InfoSection>
  );
}

function OwnSessions({ items }: { items: readonly Schemas['OwnOnlineSession'][] }) {
  const intl = useIntl();
  if (items.length === 0)
    return (
      <Text>
        <FormattedMessage id="myInfo.online.none" />
      </Text>
    );
  return (
    <List
      items={items.map(({ id, title, startsAt, phase }) => (
        <Stack key={id} gap="xs">
          <Link href={`/join/${id}`} standalone>
            {title}
          </Link>
          <Text tone="muted">{intl.formatDate(startsAt, { dateStyle: 'full', timeStyle: 'short' })}</Text>
          <Inline gap="s">
            <StatusTag tone={phase === 'open' ? 'positive' : 'info'}>
              {intl.formatMessage({ id: phase === 'open' ? 'myInfo.online.openNow' : 'myInfo.online.upcoming' })}
            </StatusTag>
          </Inline>
        </Stack>
      ))}
    />
  );
}
