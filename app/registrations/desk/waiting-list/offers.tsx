import { Button } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';

interface OfferProps {
  /** Whether it can be done now. Its dialog stays to show the result when that has changed. */
  isOpen: boolean;
  onClosed?: () => void;
}

/** The data of a waiting party that an offer needs. */
interface OfferedParty {
  id: string;
  version: number;
  reference: string;
}

/** Offers places to a waiting party, in its turn or before it. */
export async function offerPlaces({ id, version }: OfferedParty): Promise<unknown> {
  return dataOf(
    createApi().POST('/registrations/{registrationId}/promotion', {
      params: { path: { registrationId: id } },
      body: { version },
    }),
  );
}

interface OfferDialogProps {
  action: Action;
  party: OfferedParty;
  people: number;
  onClosed?: () => void;
}

/** Asks before places are offered, and shows the result. */
export function OfferDialog({ action, party: { reference }, people, onClosed }: OfferDialogProps) {
  const intl = useIntl();
  return (
    <ActionDialog
      action={action}
      title={intl.formatMessage({ id: 'party.offer.title' }, { reference, people })}
      confirmLabel={intl.formatMessage({ id: 'party.offer.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.offer.done' })}
      doneText={intl.formatMessage({ id: 'party.offer.doneText' })}
      onClosed={onClosed}
    >
      <FormattedMessage id="party.offer.text" />
    </ActionDialog>
  );
}

/** Offers places to one waiting party, on its own page. */
export function OfferPlaces({
  registration,
  isOpen,
  onClosed,
}: OfferProps & { registration: Schemas['Registration'] }) {
  const action = useAction(() => offerPlaces(registration));
  return (
    <>
      {isOpen && (
        <Button onPress={action.ask}>
          <FormattedMessage id="party.offer" />
        </Button>
      )}
      <OfferDialog action={action} party={registration} people={registration.members.length} onClosed={onClosed} />
    </>
  );
}

/** Accepts the offered places for a party that has said yes by phone or in person. */
export function TakeOffer({ registration, isOpen, onClosed }: OfferProps & { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { id, version, reference, members } = registration;
  const action = useAction(() =>
    dataOf(
      createApi().POST('/registrations/{registrationId}/offer', {
        params: { path: { registrationId: id } },
        body: { version },
      }),
    ),
  );
  return (
    <>
      {isOpen && (
        <Button onPress={action.ask}>
          <FormattedMessage id="party.accept" />
        </Button>
      )}
      <ActionDialog
        action={action}
        title={intl.formatMessage({ id: 'party.accept.title' }, { reference, people: members.length })}
        confirmLabel={intl.formatMessage({ id: 'party.accept.confirm' })}
        doneTitle={intl.formatMessage({ id: 'party.accept.done' })}
        doneText={intl.formatMessage({ id: 'party.accept.doneText' })}
        onClosed={onClosed}
      >
        <FormattedMessage id="party.accept.text" />
      </ActionDialog>
    </>
  );
}
