import { Button } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { DeedDialog } from '../../../platform/actions/action-dialog.tsx';
import { useDeed, type Deed } from '../../../platform/actions/use-action.ts';

interface OfferProps {
  /** Whether it can be done now. Its dialog stays to say how it went when that has changed. */
  isOpen: boolean;
  onClosed?: () => void;
}

/** What of a waiting party an offer needs. */
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
  deed: Deed;
  party: OfferedParty;
  people: number;
  onClosed?: () => void;
}

/** Asks before places are offered, and says how it went. */
export function OfferDialog({ deed, party: { reference }, people, onClosed }: OfferDialogProps) {
  const intl = useIntl();
  return (
    <DeedDialog
      deed={deed}
      title={intl.formatMessage({ id: 'party.offer.title' }, { reference, people })}
      confirmLabel={intl.formatMessage({ id: 'party.offer.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.offer.done' })}
      doneText={intl.formatMessage({ id: 'party.offer.doneText' })}
      onClosed={onClosed}
    >
      <FormattedMessage id="party.offer.text" />
    </DeedDialog>
  );
}

/** Offers places to one waiting party, on its own page. */
export function OfferPlaces({
  registration,
  isOpen,
  onClosed,
}: OfferProps & { registration: Schemas['Registration'] }) {
  const deed = useDeed(() => offerPlaces(registration));
  return (
    <>
      {isOpen && (
        <Button onPress={deed.ask}>
          <FormattedMessage id="party.offer" />
        </Button>
      )}
      <OfferDialog deed={deed} party={registration} people={registration.members.length} onClosed={onClosed} />
    </>
  );
}

/** Takes the offered places for a party that has said yes by phone or in person. */
export function TakeOffer({ registration, isOpen, onClosed }: OfferProps & { registration: Schemas['Registration'] }) {
  const intl = useIntl();
  const { id, version, reference, members } = registration;
  const deed = useDeed(() =>
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
        <Button onPress={deed.ask}>
          <FormattedMessage id="party.accept" />
        </Button>
      )}
      <DeedDialog
        deed={deed}
        title={intl.formatMessage({ id: 'party.accept.title' }, { reference, people: members.length })}
        confirmLabel={intl.formatMessage({ id: 'party.accept.confirm' })}
        doneTitle={intl.formatMessage({ id: 'party.accept.done' })}
        doneText={intl.formatMessage({ id: 'party.accept.doneText' })}
        onClosed={onClosed}
      >
        <FormattedMessage id="party.accept.text" />
      </DeedDialog>
    </>
  );
}
