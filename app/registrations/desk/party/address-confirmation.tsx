import { Button } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';

type Registration = Schemas['Registration'];

/** Confirms the address of a party that staff have talked to. */
export function AddressConfirmation({ registration, onClosed }: { registration: Registration; onClosed: () => void }) {
  const intl = useIntl();
  const { id, version, reference, contact, state, isAddressConfirmed } = registration;
  const action = useAction(() =>
    dataOf(
      createApi().POST('/registrations/{registrationId}/phone-confirmation', {
        params: { path: { registrationId: id } },
        body: { version },
      }),
    ),
  );
  return (
    <>
      {!isAddressConfirmed && state !== 'cancelled' && (
        <Button onPress={action.ask}>
          <FormattedMessage id="party.address.confirm" />
        </Button>
      )}
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'party.address.confirm.title' }, { email: contact.email, reference })}
        confirmLabel={intl.formatMessage({ id: 'party.address.confirm.confirm' })}
        doneTitle={intl.formatMessage({ id: 'party.address.confirm.done' })}
        doneText={intl.formatMessage({ id: 'party.address.confirm.doneText' })}
        onClosed={onClosed}
      >
        <FormattedMessage
          id="party.address.confirm.text"
          values={{ name: `${contact.firstName} ${contact.lastName}` }}
        />
      </ActionDialog>
    </>
  );
}
