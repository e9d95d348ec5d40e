import { Alert, Button, Stack, Text } from '#design-system';
import { withoutTags } from '#rules/text';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';

/** The message values for a proposed address. */
export function proposedValues(intl: IntlShape, { email, effectiveAt }: Schemas['ProposedAddress']) {
  return {
    email: withoutTags(email),
    date: intl.formatDate(effectiveAt, { dateStyle: 'long', timeStyle: 'short' }),
  };
}

interface ProposedAddressProps {
  /** The heading that gets the focus when the button disappears. */
  headingId: string;
  title: string;
  text: string;
  help?: string;
  endLabel: string;
  endedText: string;
  /** Withdraws it. */
  onEnd: () => Promise<unknown>;
}

/** Says that an address proposed by staff is pending, and lets the viewer withdraw it. */
export function ProposedAddress({ headingId, title, text, help, endLabel, endedText, onEnd }: ProposedAddressProps) {
  const intl = useIntl();
  const [state, setState] = useState<'waiting' | 'ending' | 'ended'>('waiting');
  const [failure, setFailure] = useState<unknown>();

  const end = async () => {
    setState('ending');
    setFailure(undefined);
    try {
      await onEnd();
      setState('ended');
      keepFocus(headingId);
    } catch (error) {
      setFailure(error);
      setState('waiting');
    }
  };

  if (state === 'ended') {
    return (
      <Alert tone="positive" announce>
        {endedText}
      </Alert>
    );
  }
  return (
    <Stack gap="s">
      <Alert
        tone="caution"
        title={title}
        actions={
          <Button
            isPending={state === 'ending'}
            pendingLabel={intl.formatMessage({ id: 'form.sending' })}
            onPress={() => void end()}
          >
            {endLabel}
          </Button>
        }
      >
        <Stack gap="s">
          <Text>{text}</Text>
          {help !== undefined && <Text>{help}</Text>}
        </Stack>
      </Alert>
      {failure !== undefined && (
        <Alert tone="critical" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </Stack>
  );
}
