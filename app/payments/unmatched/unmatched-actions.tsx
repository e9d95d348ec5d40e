import { Button, Inline, Stack, Text, TextField } from '#design-system';
import { unmatchedResolutions } from '#contract/enums';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { useAction } from '../../platform/actions/use-action.ts';

type Kind = Schemas['UnmatchedResolution'];

interface UnmatchedActionsProps {
  unmatched: Schemas['UnmatchedPayment'];
  /** As text. */
  amount: string;
}

/** The three ways to settle an unmatched payment; once it is settled, only the result is shown. */
export function UnmatchedActions({ unmatched, amount }: UnmatchedActionsProps) {
  return (
    <Inline gap="s" wrap>
      {unmatchedResolutions.map((kind) => (
        <Resolution key={kind} kind={kind} unmatched={unmatched} amount={amount} />
      ))}
    </Inline>
  );
}

/** Asks for the input that one way needs, and performs it. The input stays if it fails. */
function Resolution({ kind, unmatched, amount }: UnmatchedActionsProps & { kind: Kind }) {
  const intl = useIntl();
  const [reference, setReference] = useState(unmatched.registration?.reference ?? '');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = { reference: reference.trim().toUpperCase(), note: note.trim() };
  const isMissing = (name: 'reference' | 'note') =>
    (kind === 'assigned' && name === 'reference' && typed.reference.length !== 7) ||
    (kind === 'refundedElsewhere' && name === 'note' && typed.note === '');

  const action = useAction(() =>
    dataOf(
      createApi().POST('/unmatched-payments/{unmatchedId}/resolution', {
        params: { path: { unmatchedId: unmatched.id } },
        body: {
          kind,
          ...(kind === 'assigned' && { reference: typed.reference }),
          ...(typed.note !== '' && { note: typed.note }),
        },
      }),
    ),
  );
  const perform = async () => {
    setTried(true);
    if (!isMissing('reference') && !isMissing('note')) await action.perform();
  };
  return (
    <>
      {unmatched.resolution === null && (
        <Button onPress={action.ask}>
          <FormattedMessage id={`unmatched.${kind}`} />
        </Button>
      )}
      <ActionDialog
        action={{ ...action, perform }}
        title={intl.formatMessage({ id: `unmatched.${kind}.title` }, { amount })}
        confirmLabel={intl.formatMessage({ id: `unmatched.${kind}` })}
        doneTitle={intl.formatMessage({ id: 'unmatched.done' })}
        doneText={intl.formatMessage({ id: `unmatched.${kind}.done` })}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id={`unmatched.${kind}.text`} />
          </Text>
          {kind === 'assigned' && (
            <TextField
              name="reference"
              label={intl.formatMessage({ id: 'unmatched.reference' })}
              hint={intl.formatMessage({ id: 'unmatched.referenceHint' })}
              errorMessage={
                isTried && isMissing('reference') ? intl.formatMessage({ id: 'unmatched.referenceWrong' }) : undefined
              }
              isRequired
              value={reference}
              onChange={setReference}
              width={12}
            />
          )}
          <TextField
            name="note"
            label={intl.formatMessage({ id: 'unmatched.note' })}
            hint={intl.formatMessage({ id: `unmatched.${kind}.noteHint` })}
            errorMessage={
              isTried && isMissing('note') ? intl.formatMessage({ id: 'unmatched.noteMissing' }) : undefined
            }
            isRequired={kind === 'refundedElsewhere'}
            value={note}
            onChange={setNote}
          />
        </Stack>
      </ActionDialog>
    </>
  );
}
