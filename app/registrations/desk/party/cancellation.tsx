import { Button, Stack, Text, TextArea } from '#design-system';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { moneyText } from '../../../platform/client/money-text.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';
import { FormKeeper } from '../../../platform/drafts/form-keeper.tsx';
import { formMode } from '../../../platform/forms/form-mode.ts';
import { useField } from '../../../platform/forms/use-field.ts';

const blank = { reason: '' };

interface CancellationProps {
  registration: Schemas['Registration'];
  /** Whether it can be canceled now. The dialog stays to show the result when that has changed. */
  isOpen: boolean;
  onClosed: () => void;
}

/** Cancels a registration, with the reason if there is one. The typed reason stays until it is sent. */
export function Cancellation({ registration, isOpen, onClosed }: CancellationProps) {
  const intl = useIntl();
  const form = useForm({ defaultValues: blank, ...formMode });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const forgetRef = useRef<() => void>(() => undefined);
  const { id, version, reference, contact, state, payment } = registration;
  const typed = reason.trim();
  const isTooLong = typed.length > 500;
  const action = useAction(
    () =>
      dataOf(
        createApi().POST('/registrations/{registrationId}/cancellation', {
          params: { path: { registrationId: id } },
          body: { version, ...(typed !== '' && { reason: typed }) },
        }),
      ),
    () => {
      form.reset(blank);
      forgetRef.current();
    },
  );
  const perform = async () => {
    if (!isTooLong) await action.perform();
  };
  const paid = moneyText(intl, payment.paidCents, payment.currency);
  return (
    <>
      {isOpen && (
        <Button tone="critical" onPress={action.ask}>
          <FormattedMessage id={state === 'waitlisted' ? 'party.cancel.waiting' : 'party.cancel'} />
        </Button>
      )}
      <ActionDialog
        action={{ ...action, perform }}
        tone="critical"
        title={intl.formatMessage(
          { id: 'party.cancel.title' },
          { reference, name: `${contact.firstName} ${contact.lastName}` },
        )}
        confirmLabel={intl.formatMessage({ id: 'party.cancel' })}
        doneTitle={intl.formatMessage({ id: 'party.cancel.done' })}
        doneText={intl.formatMessage(
          { id: payment.paidCents > 0 ? 'party.cancel.doneRefund' : 'party.cancel.doneText' },
          { paid },
        )}
        onClosed={onClosed}
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage id="party.cancel.text" />
          </Text>
          <FormKeeper draftKey={`cancellation:${id}`} form={form} blank={blank} forgetRef={forgetRef} />
          <TextArea
            {...useField({ control: form.control, name: 'reason', scope: 'cancellation' })}
            label={intl.formatMessage({ id: 'party.cancel.reason' })}
            hint={intl.formatMessage({ id: 'party.cancel.reasonHint' })}
            errorMessage={isTooLong ? intl.formatMessage({ id: 'field.tooLong' }) : undefined}
          />
        </Stack>
      </ActionDialog>
    </>
  );
}
