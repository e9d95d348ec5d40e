import { Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { AnswerSection } from '../../platform/my-info/answer-section.tsx';
import { JoinLinks } from '../join-links.tsx';
import { askOwnSessions } from '../own-sessions.ts';

/** The online sessions that the user may join, soonest first. */
export function OwnSessionsSection() {
  const intl = useIntl();
  return (
    <AnswerSection id="online" title={intl.formatMessage({ id: 'myInfo.online.title' })} ask={askOwnSessions}>
      {(sessions) =>
        sessions.length === 0 ? (
          <Text>
            <FormattedMessage id="myInfo.online.none" />
          </Text>
        ) : (
          <JoinLinks items={sessions.map((session) => ({ session }))} />
        )
      }
    </AnswerSection>
  );
}
