import { Facts, Grid, Heading, PriceSummary, Stack } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';
import { priceLines } from './price-lines.ts';
import { ResponsibleFacts } from './responsible-facts.tsx';

type Registration = Schemas['Registration'];

/** Who is registered and what it costs; the same for the party's own page and for staff. */
export function RegistrationFacts({ registration, showsAges }: { registration: Registration; showsAges: boolean }) {
  const intl = useIntl();
  const { contact, members, rooms, event, quote } = registration;
  const isResidential = event.type === 'Residential';
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
                description: `${contact.firstName} ${contact.lastName}`,
              },
              ...(contact.email === undefined
                ? []
                : [{ term: intl.formatMessage({ id: 'field.email' }), description: contact.email }]),
              { term: intl.formatMessage({ id: 'field.phone' }), description: contact.phone },
            ]}
          />
        </Stack>
        <Stack gap="s">
          <Heading level={2}>
            <FormattedMessage id="registration.steps.people" />
          </Heading>
          <Facts
            items={[
              ...members.map(({ firstName, lastName, age, band, lodging }) => ({
                term: `${firstName} ${lastName}`,
                description: [
                  ...(showsAges ? [intl.formatMessage({ id: 'registration.person.years' }, { age })] : []),
                  intl.formatMessage({ id: `band.${band}` }),
                  ...(isResidential ? [intl.formatMessage({ id: `registration.person.lodging.${lodging}` })] : []),
                ].join(' · '),
              })),
              ...(isResidential
                ? [
                    {
                      term: intl.formatMessage({ id: 'field.rooms' }),
                      description: intl.formatMessage({ id: 'field.rooms.count' }, { count: rooms }),
                    },
                  ]
                : []),
            ]}
          />
        </Stack>
      </Grid>
      <ResponsibleFacts party={registration} level={2} />
      <PriceSummary
        title={intl.formatMessage({ id: 'registration.price.title' })}
        lines={priceLines(intl, event, quote)}
        totalLabel={intl.formatMessage({ id: 'registration.price.total' })}
        totalCents={quote.totalCents}
        currency={quote.currency}
      />
    </Stack>
  );
}
