import { Facts, Grid, Heading, Link, PriceSummary, ScreenOnly, Stack } from '#design-system';
import { roomShares, withoutRoom } from '#rules/rooms';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { PhoneLink } from '../platform/client/phone-link.tsx';
import { memberInWords } from './member-in-words.ts';
import { priceLineTexts } from './price-line-texts.ts';
import { ResponsibleFacts } from './responsible-facts.tsx';

type Registration = Schemas['Registration'];

const nameOf = ({ firstName, lastName }: Pick<Registration['contact'], 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

interface RegistrationFactsProps {
  registration: Registration;
  showsAges: boolean;
  /** The address where rooms can be chosen; undefined once nothing can be changed anymore. */
  changePeople: string | undefined;
}

/** The registered people and the price; the same on the party's own page and for staff. */
export function RegistrationFacts({ registration, showsAges, changePeople }: RegistrationFactsProps) {
  const intl = useIntl();
  const { contact, members, rooms, event, quote } = registration;
  const isResidential = event.type === 'Residential';
  const roomless = withoutRoom(rooms, members);
  return (
    <Stack gap="l">
      <Grid columns={2} gap="l">
        <Stack gap="s">
          <Heading level={2}>
            <FormattedMessage id="registration.steps.contact" />
          </Heading>
          <Facts
            items={[
              {
                term: intl.formatMessage({ id: 'field.name' }),
                description: nameOf(contact),
              },
              ...(contact.email === undefined
                ? []
                : [{ term: intl.formatMessage({ id: 'field.email' }), description: contact.email }]),
              { term: intl.formatMessage({ id: 'field.phone' }), description: <PhoneLink phone={contact.phone} /> },
            ]}
          />
        </Stack>
        <Stack gap="s">
          <Heading level={2}>
            <FormattedMessage id="registration.steps.people" />
          </Heading>
          <Facts
            items={[
              ...members.map((member) => ({
                term: nameOf(member),
                description: memberInWords(intl, member, { isResidential, showsAges }),
              })),
              ...(isResidential
                ? [
                    {
                      term: intl.formatMessage({ id: 'field.rooms' }),
                      description: intl.formatMessage({ id: 'field.rooms.count' }, { count: rooms }),
                    },
                  ]
                : []),
              ...roomShares(rooms, members).map(({ room, people }) => ({
                term: intl.formatMessage({ id: 'roomShare.room' }, { room }),
                description: people.map(nameOf).join(', '),
              })),
              ...(roomless.length > 0
                ? [
                    {
                      term: intl.formatMessage({ id: 'roomShare.title' }),
                      description: intl.formatMessage(
                        { id: 'roomShare.notChosen' },
                        { names: roomless.map(nameOf).join(', ') },
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {roomless.length > 0 && changePeople !== undefined && (
            <ScreenOnly>
              <Link href={changePeople} standalone>
                <FormattedMessage id="roomShare.choose" />
              </Link>
            </ScreenOnly>
          )}
        </Stack>
      </Grid>
      <ResponsibleFacts party={registration} level={2} />
      <PriceSummary
        title={intl.formatMessage({ id: 'registration.price.title' })}
        lines={priceLineTexts(intl, event, quote)}
        totalLabel={intl.formatMessage({ id: 'registration.price.total' })}
        totalCents={quote.totalCents}
        currency={quote.currency}
      />
    </Stack>
  );
}
