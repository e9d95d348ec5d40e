import { Heading, PageSection, Stack } from '#design-system';
import { FormattedMessage } from 'react-intl';
import { useAnswer } from '../platform/client/use-answer.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { JoinLinks } from './join-links.tsx';
import { askOwnSessions } from './own-sessions.ts';

export interface SessionsOf {
  /** Only the sessions of this event; without one, the Saturday prayers. */
  readonly eventId?: string;
}

/** The sessions on this page's topic that a known visitor may join. Renders nothing without sessions. */
export function SessionsHere({ eventId }: SessionsOf) {
  const { language } = useLanguage();
  const answer = useAnswer(language, askOwnSessions);
  if (answer.kind !== 'data') return null;
  const sessions = answer.data.filter((session) =>
    eventId === undefined ? session.kind === 'saturdayPrayer' : session.eventId === eventId,
  );
  if (sessions.length === 0) return null;
  return (
    <PageSection width="text">
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage id="myInfo.online.join" />
        </Heading>
        <JoinLinks items={sessions.slice(0, 4).map((session) => ({ session }))} />
      </Stack>
    </PageSection>
  );
}
