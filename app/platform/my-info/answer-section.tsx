import { Spinner } from '#design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TryAgainAlert } from '../actions/try-again-alert.tsx';
import { failureText } from '../client/problem-text.ts';
import { useAnswer } from '../client/use-answer.ts';
import { useLanguage } from '../language/language-context.tsx';
import { InfoSection } from './info-section.tsx';

interface AnswerSectionProps<Data> {
  /** The section's name, which is also the id of its heading. */
  id: string;
  title: string;
  /** Loads the data in a language; must be stable. */
  ask: (lng: string, signal: AbortSignal) => Promise<Data>;
  children: (data: Data) => ReactNode;
}

/** A section of My Info that loads separately, so that a change of language does not disturb the forms of the page. */
export function AnswerSection<Data>({ id, title, ask, children }: AnswerSectionProps<Data>) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(language, ask, `${language} ${String(attempt)}`);
  return (
    <InfoSection id={id} title={title}>
      {answer.kind === 'waiting' && <Spinner label={intl.formatMessage({ id: 'loading' })} />}
      {answer.kind === 'failed' && (
        <TryAgainAlert
          headingId={id}
          onTryAgain={() => {
            setAttempt((before) => before + 1);
          }}
        >
          {failureText(intl, answer.error)}
        </TryAgainAlert>
      )}
      {answer.kind === 'data' && children(answer.data)}
    </InfoSection>
  );
}
