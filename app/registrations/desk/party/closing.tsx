import { Button } from '#design-system';
import { balanceCents } from '#rules/payments';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { moneyText } from '../../../platform/client/money-text.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction } from '../../../platform/actions/use-action.ts';

interface ClosingProps {
  registration: Schemas['Registration'];
  onClosed: () => void;
}

/** Closes a party of a past event, and first shows what it still owes. */
export function Closing({ registration, onClosed }: ClosingProps) {
  const intl = useIntl();
  const { id, version, reference, contact, state, payment, hasEnded, closedAt } = registration;
  const isOpen = closedAt === undefined && hasEnded;
  const action = useAction(() =>
    dataOf(
      createApi().POST('/registrations/{registrationId}/closure', {
        params: { path: { registrationId: id } },
        body: { version },
      }),
    ),
  );
  const owed = balanceCents(state, payment.amountCents, payment.paidCents);
  const amount = moneyText(intl, Math.abs(owed), payment.currency);
  return (
    <>
      {isOpen && (
        <Button tone="secondary" onPress={action.ask}>
          <FormattedMessage id="party.close" />
        </Button>
      )}
      <ActionDialog
        action={action}
        title={intl.formatMessage(
          { id: 'party.close.title' },
          { reference, name: `${contact.firstName} ${contact.lastName}` },
        )}
        confirmLabel={intl.formatMessage({ id: 'party.close' })}
        doneTitle={intl.formatMessage({ id: 'party.close.done' })}
        doneText={intl.formatMessage({ id: 'party.close.doneText' })}
        onClosed={onClosed}
      >
        <FormattedMessage
          id={owed > 0 ? 'party.close.owed' : owed < 0 ? 'party.close.toReturn' : 'party.close.nothing'}
          values={{ amount }}
        />
      </ActionDialog>
    </>
  );
}
