import { Alert, Button, Heading, Inline, List, Stack, Strong, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '../client/problem-text.ts';
import { partStart } from '../shell/navigate/route-focus.ts';
import { useNamedPart } from '../shell/title-state.ts';

interface CheckYourEmailProps {
  email: string;
  /** The purpose of the email. */
  what: 'signUp' | 'forgotPassword' | 'find';
  /** Sends the email once more. */
  onResend: () => Promise<void>;
  /** Goes back to the form, to use another address. */
  onRestart: () => void;
}

/**
 * Tells people that the next step is in the email, and helps people who cannot find it. Looks the same whether the address is known
 * or not.
 */
export function CheckYourEmail({ email, what, onResend, onRestart }: CheckYourEmailProps) {
  const intl = useIntl();
  const [isPending, setPending] = useState(false);
  const [times, setTimes] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  useNamedPart(intl.formatMessage({ id: 'mailSent.title' }));

  const resend = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onResend();
      setTimes((before) => before + 1);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack gap="l">
      <Heading level={1} focusId={partStart}>
        <FormattedMessage id="mailSent.title" />
      </Heading>
      <Text size="lead">
        <FormattedMessage id={`mailSent.${what}`} values={{ email: <Strong>{email}</Strong> }} />
      </Text>
      <Stack gap="s">
        <Heading level={2} size={3}>
          <FormattedMessage id="mailSent.notThere" />
        </Heading>
        <List
          items={[
            intl.formatMessage({ id: 'mailSent.wait' }),
            intl.formatMessage({ id: 'mailSent.spam' }),
            intl.formatMessage({ id: 'mailSent.typing' }, { email }),
          ]}
        />
      </Stack>
      <Inline gap="s" wrap>
        <Button
          tone="secondary"
          isPending={isPending}
          pendingLabel={intl.formatMessage({ id: 'form.sending' })}
          onPress={() => void resend()}
        >
          <FormattedMessage id="mailSent.again" />
        </Button>
        <Button tone="quiet" onPress={onRestart}>
          <FormattedMessage id="mailSent.restart" />
        </Button>
      </Inline>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      {failure === undefined && times > 0 && (
        <Alert key={times} tone="positive" announce>
          <FormattedMessage id="mailSent.sentAgain" />
        </Alert>
      )}
    </Stack>
  );
}
