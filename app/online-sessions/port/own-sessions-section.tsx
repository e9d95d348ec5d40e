import { Alert, Spinner, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { InfoSection } from '../../platform/my-info/info-section.tsx';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { JoinLinks } from '../join-links.tsx';
import { askOwnSessions } from '../own-sessions.ts';

/** The online sessions that the user may join, soonest first. */
export function OwnSessionsSection() {
  const intl = useIntl();
  const { language } = useLanguage();
  const answer = useAnswer(language, askOwnSessions);
  return (
    <InfoSection id="online" title={intl.formatMessage({ id: 'myInfo.online.title' })}>
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && <Alert tone="caution">{failureText(intl, answer.error)}</Alert>}
      {answer.kind === 'data' &&
        (answer.data.length === 0 ? (
          <Text>
            <FormattedMessage id="myInfo.online.none" />
          </Text>
        ) : (
          <JoinLinks items={answer.data.map((session) => ({ session }))} />
        ))}
    </InfoSection>
  );
}
