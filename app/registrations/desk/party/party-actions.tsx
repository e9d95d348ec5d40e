import { Button, LinkButton } from '#design-system';
import { canArrive } from '#rules/arrivals';
import { owesMoney } from '#rules/payments';
import { isCancellable, isChangeable } from '#rules/registrations';
import { FormattedMessage } from 'react-intl';
import { doorAddress } from '../../../platform/addresses/door-address.ts';
import type { Schemas } from '../../../platform/client/client.ts';
import { keepFocus } from '../../../platform/forms/keep-focus.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { OfferPlaces, TakeOffer } from '../waiting-list/offers.tsx';
import { AddressConfirmation } from './address-confirmation.tsx';
import { Cancellation } from './cancellation.tsx';
import { Closing } from './closing.tsx';
import { LinkReplacement } from './link-replacement.tsx';
import { MoveParty } from './moving/move-party.tsx';

/** The heading that takes the focus when the pressed button disappears with its state. */
export const actionsStart = 'party-actions';

/** The first field of the payment form. */
export const paymentStart = 'payment-amount';

function toHeading(): void {
  keepFocus(actionsStart);
}

interface PartyActionsProps {
  registration: Schemas['Registration'];
  onGoTo: (id: string) => void;
}

/** The actions of staff on a party: record money, change people, offer places, accept an offer for it, cancel it. */
export function PartyActions({ registration, onGoTo }: PartyActionsProps) {
  const { id, state, event, hasEnded, addressReleasedAt } = registration;
  return (
    <>
      <Button
        tone={owesMoney(state) ? 'primary' : 'secondary'}
        onPress={() => {
          onGoTo(paymentStart);
        }}
      >
        <FormattedMessage id="party.payment.go" />
      </Button>
      {canArrive(state) && !hasEnded && (
        <LinkButton href={doorAddress(event.id, id)} tone="secondary">
          <FormattedMessage id="door.link" />
        </LinkButton>
      )}
      <AddressConfirmation registration={registration} onClosed={toHeading} />
      <OfferPlaces
        registration={registration}
        isOpen={state === 'waitlisted' && addressReleasedAt === undefined}
        onClosed={toHeading}
      />
      <TakeOffer registration={registration} isOpen={state === 'offered'} onClosed={toHeading} />
      {isChangeable(state) && (
        <>
          <LinkButton href={desk.change(id, 'people')} tone="secondary">
            <FormattedMessage id="confirmation.change.people" />
          </LinkButton>
          <LinkButton href={desk.change(id, 'contact')} tone="secondary">
            <FormattedMessage id="confirmation.change.contact" />
          </LinkButton>
        </>
      )}
      <MoveParty
        registration={registration}
        isOpen={isChangeable(state) && registration.closedAt === undefined}
        onClosed={toHeading}
      />
      <Cancellation registration={registration} isOpen={isCancellable(state)} onClosed={toHeading} />
      <LinkReplacement registration={registration} />
      <Closing registration={registration} onClosed={toHeading} />
    </>
  );
}
