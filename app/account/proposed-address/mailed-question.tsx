import { Alert, Button, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../platform/client/problem-text.ts';
import { useNamedPart } from '../../platform/shell/title-state.ts';
import { NeedsScripts } from '../../platform/shell/needs-scripts.tsx';
import { partStart, usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import { isSpent, SpentLink } from '../../platform/emailed-links/expired-link.tsx';

interface MailedQuestionProps {
  title: string;
  text: string;
  submitLabel: string;
  doneTitle: string;
  /** Sends the answer with the link's secret. Returns the message to show afterwards. */
  onSubmit: (token: string) => Promise<string>;
}

/** A question from an emailed link, answered with one button, so that an email program that prefetches links answers nothing. */
export function MailedQuestion(props: MailedQuestionProps) {
  const { hash } = useLocation();
  return (
    <PageSection width="form">
      <NeedsScripts
        title={<Heading level={1}>{props.title}</Heading>}
        instead={<FormattedMessage id="noScript.text" />}
      >
        <Question key={hash} token={hash.slice(1)} {...props} />
      </NeedsScripts>
    </PageSection>
  );
}

function Question({ token, title, text, submitLabel, doneTitle, onSubmit }: MailedQuestionProps & { token: string }) {
  const intl = useIntl();
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const isOver = token === '' || isSpent(failure);
  usePartArrival(done === undefined ? (isOver ? 'spent' : 'question') : 'done');
  useNamedPart(done === undefined ? (isOver ? intl.formatMessage({ id: 'spentLink.title' }) : undefined) : doneTitle);

  const submit = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      setDone(await onSubmit(token));
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  const signIn = (
    <LinkButton href="/login" tone={done === undefined ? 'secondary' : 'primary'}>
      <FormattedMessage id="login.submit" />
    </LinkButton>
  );
  if (done !== undefined) {
    return (
      <Stack gap="l">
        <Heading level={1} focusId={partStart}>
          {doneTitle}
        </Heading>
        <Text>{done}</Text>
        <Inline gap="s">{signIn}</Inline>
      </Stack>
    );
  }
  if (isOver) {
    return (
      <SpentLink>
        <Inline gap="s">{signIn}</Inline>
      </SpentLink>
    );
  }
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      <Text>{text}</Text>
      <Inline gap="s">
        <Button
          tone="primary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          onPress={() => void submit()}
        >
          {submitLabel}
        </Button>
      </Inline>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </Stack>
  );
}
