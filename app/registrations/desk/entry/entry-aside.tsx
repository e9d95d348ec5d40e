import { Heading, Link, Stack, Text } from '#design-system';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { placesFor } from '../../form/places/places-for.ts';
import { PartyPrice } from '../../form/price/party-price.tsx';
import type { QuoteState } from '../../form/price/use-quote.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';

interface EntryAsideProps {
  event: Schemas['Event'];
  people: number;
  price: QuoteState;
  /** The form that was saved last. */
  saved: Schemas['Registration'] | undefined;
}

/** Beside the form: the reference to write on the previous form, the price, and the places left after this one. */
export function EntryAside({ event, people, price, saved }: EntryAsideProps) {
  return (
    <Stack gap="m">
      {saved && <SavedReference saved={saved} />}
      <PartyPrice event={event} price={price} />
      <PlacesLeft event={event} people={people} />
      <Link href={desk.allQuestions(event.id)} standalone>
        <FormattedMessage id="entry.allQuestions" />
      </Link>
    </Stack>
  );
}

function SavedReference({ saved: { id, reference, contact } }: { saved: Schemas['Registration'] }) {
  const name = `${contact.firstName} ${contact.lastName}`;
  return (
    <Stack gap="xs">
      <Text size="small" tone="muted">
        <FormattedMessage id="entry.saved" values={{ name: <Link href={desk.party(id)}>{name}</Link> }} />
      </Text>
      <Heading level={2} size="display">
        {reference}
      </Heading>
    </Stack>
  );
}

function PlacesLeft({ event, people }: { event: Schemas['Event']; people: number }) {
  const { placesLeft } = event.registration;
  const { waits, neverFits } = placesFor(event, people, undefined);
  if (neverFits)
    return (
      <Text>
        <FormattedMessage id="registration.waiting.never" values={{ maximum: event.maxRegistrationCount }} />
      </Text>
    );
  if (waits)
    return (
      <Text>
        <FormattedMessage id="entry.waits" values={{ left: placesLeft ?? 0 }} />
      </Text>
    );
  if (placesLeft === null) return null;
  return (
    <Text numeric>
      <FormattedMessage id="entry.placesLeft" values={{ left: placesLeft - people }} />
    </Text>
  );
}
