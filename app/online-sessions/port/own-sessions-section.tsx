import { Spinner, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InfoSection } from '../../platform/my-info/info-section.tsx';
import { TryAgainAlert } from '../../platform/actions/try-again-alert.tsx';
import { failureText } from '../../platform/client/problem-text.ts';
import { useAnswer } from '../../platform/client/use-answer.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { JoinLinks } from '../join-links.tsx';
import { askOwnSessions } from '../own-sessions.ts';

/** The section's name, which is also the id of its heading. */
const section = 'online';

/** The online sessions that the user may join, soonest first. */
export function OwnSessionsSection() {
  const intl = useIntl();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(language, askOwnSessions, `${language} ${String(attempt)}`);
  return (
    <InfoSection id={section} title={intl.formatMessage({ id: 'myInfo.online.title' })}>
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
