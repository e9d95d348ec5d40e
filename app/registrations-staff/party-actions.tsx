import { Heading, Inline, Stack, Text } from '#design-system';
import { isCancellable } from '#rules/registrations';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import { Cancellation } from './cancellation.tsx';
import { OfferPlaces, TakeOffer } from './offers.tsx';

/** The heading that takes the focus when the button that was pressed is gone with the state it belonged to. */
const actionsStart = 'party-actions';

function keepFocus(): void {
  // Two frames: the dialog gives the focus back in the first, where there is something left to give it to.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(actionsStart)?.focus();
    });
  });
}

/** What staff can do with a party's places: offer them, take an offer for it, give them back. */
export function PartyActions({ registration }: { registration: Schemas['Registration'] }) {
  const { state } = registration;
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
      <Inline gap="s" wrap>
        <OfferPlaces party={registration} people={registration.members.length} isOpen={state === 'waitlisted'} onClosed={keepFocus} />
        <TakeOffer registration={registration} isOpen={state === 'offered'} onClosed={keepFocus} />
        <Cancellation registration={registration} isOpen={isCancellable(state)} onClosed={keepFocus} />
      </Inline>
    </Stack>
  );
}
