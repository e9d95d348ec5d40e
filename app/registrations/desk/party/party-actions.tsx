import { Heading, Inline, LinkButton, Stack, Text } from '#design-system';
import { isCancellable, isChangeable } from '#rules/registrations';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { keepFocus } from '../../../platform/forms/keep-focus.ts';
import { desk } from '../addresses.ts';
import { Cancellation } from './cancellation.tsx';
import { Closing } from './closing.tsx';
import { LinkReplacement } from './link-replacement.tsx';
import { AddressConfirmation } from './unconfirmed-address.tsx';
import { OfferPlaces, TakeOffer } from '../waiting-list/offers.tsx';

/** The heading that takes the focus when the button that was pressed is gone with the state it belonged to. */
const actionsStart = 'party-actions';

function toHeading(): void {
  keepFocus(actionsStart);
}

/** What staff can do with a party: change who comes, offer places, take an offer for it, give them back. */
export function PartyActions({ registration, today }: { registration: Schemas['Registration']; today: string }) {
  const { id, state, addressReleasedAt } = registration;
  const hasAny = state === 'waitlisted' || isCancellable(state);
  return (
    <Stack gap="m">
      <Heading level={2} focusId={actionsStart}>
        <FormattedMessage id="party.actions" />
      </Heading>
      {!hasAny && (
        <Text tone="muted">
          <FormattedMessage id={state === 'cancelled' ? 'party.actions.cancelled' : 'party.actions.arrived'} />
        </Text>
      )}
      {isChangeable(state) && (
        <Inline gap="s" wrap>
          <LinkButton href={desk.change(id, 'people')} tone="secondary">
            <FormattedMessage id="confirmation.change.people" />
          </LinkButton>
          <LinkButton href={desk.change(id, 'contact')} tone="secondary">
            <FormattedMessage id="confirmation.change.contact" />
          </LinkButton>
        </Inline>
      )}
      <Inline gap="s" wrap>
        <AddressConfirmation registration={registration} onClosed={toHeading} />
        <OfferPlaces
          registration={registration}
          isOpen={state === 'waitlisted' && addressReleasedAt === undefined}
          onClosed={toHeading}
        />
        <TakeOffer registration={registration} isOpen={state === 'offered'} onClosed={toHeading} />
        <Cancellation registration={registration} isOpen={isCancellable(state)} onClosed={toHeading} />
        <LinkReplacement registration={registration} />
        <Closing registration={registration} today={today} onClosed={toHeading} />
      </Inline>
    </Stack>
  );
}
