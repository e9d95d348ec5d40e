import { Button, Inline, Stack, Text, TextField } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { DeedDialog } from '../../platform/actions/action-dialog.tsx';
import { useDeed } from '../../platform/actions/use-action.ts';

type Kind = Schemas['StrayResolution'];

const kinds: readonly Kind[] = ['assigned', 'refundedAtPayPal', 'refundedElsewhere'];

interface StrayActionsProps {
  stray: Schemas['StrayPayment'];
  /** In words. */
  amount: string;
}

/** The three ways to settle a payment that fits no registration; once it is settled, only the words on how that went. */
export function StrayActions({ stray, amount }: StrayActionsProps) {
  return (
    <Inline gap="s" wrap>
      {kinds.map((kind) => (
        <Resolution key={kind} kind={kind} stray={stray} amount={amount} />
      ))}
    </Inline>
  );
}

/** Asks for what one way needs, and does it. What is typed stays when it could not be done. */
function Resolution({ kind, stray, amount }: StrayActionsProps & { kind: Kind }) {
  const intl = useIntl();
  const [reference, setReference] = useState(stray.registration?.reference ?? '');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = { reference: reference.trim().toUpperCase(), note: note.trim() };
  const isMissing = (name: 'reference' | 'note') =>
    (kind === 'assigned' && name === 'reference' && typed.reference.length !== 7) ||
    (kind === 'refundedElsewhere' && name === 'note' && typed.note === '');

  const deed = useDeed(() =>
    dataOf(
      createApi().POST('/stray-payments/{strayId}/resolution', {
        params: { path: { strayId: stray.id } },
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
    if (!isMissing('reference') && !isMissing('note')) await deed.perform();
  };
  return (
    <>
      {stray.resolution === null && (
        <Button onPress={deed.ask}>
          <FormattedMessage id={`strays.${kind}`} />
        </Button>
      )}
      <DeedDialog
        deed={{ ...deed, perform }}
        title={intl.formatMessage({ id: `strays.${kind}.title` }, { amount })}
        confirmLabel={intl.formatMessage({ id: `strays.${kind}` })}
        doneTitle={intl.formatMessage({ id: 'strays.done' })}
        doneText={intl.formatMessage({ id: `strays.${kind}.done` })}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id={`strays.${kind}.text`} />
          </Text>
          {kind === 'assigned' && (
            <TextField
              name="reference"
              label={intl.formatMessage({ id: 'strays.reference' })}
              hint={intl.formatMessage({ id: 'strays.referenceHint' })}
              errorMessage={
                isTried && isMissing('reference') ? intl.formatMessage({ id: 'strays.referenceWrong' }) : undefined
              }
              value={reference}
              onChange={setReference}
              width={12}
            />
          )}
          <TextField
            name="note"
            label={intl.formatMessage({ id: 'strays.note' })}
            hint={intl.formatMessage({ id: `strays.${kind}.noteHint` })}
            errorMessage={isTried && isMissing('note') ? intl.formatMessage({ id: 'strays.noteMissing' }) : undefined}
            value={note}
            onChange={setNote}
          />
        </Stack>
      </DeedDialog>
    </>
  );
}
