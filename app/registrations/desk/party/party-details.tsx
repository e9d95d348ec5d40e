import { Grid, Heading, Link, PriceSummary, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { goTo } from '../../../platform/forms/keep-focus.ts';
import { Ledger } from '../../../payments/port/ledger.tsx';
import { StaffWaivers } from '../../../waiver/port/staff-waivers.tsx';
import { priceLineTexts } from '../../price-line-texts.ts';
import { ResponsibleFacts } from '../../responsible-facts.tsx';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { MessageForm } from './message-form.tsx';
import { PartyHistory } from './party-history.tsx';
import { PriceAdjustment } from './price-adjustment.tsx';

interface PartyDetailsProps {
  registration: Schemas['Registration'];
  payments: Schemas['PaymentList'];
  history: Schemas['RegistrationHistory'];
  /** YYYY-MM-DD. */
  today: string;
  /** The target of a task or an action; it may have been pressed before this part was loaded. */
  target: { id: string } | undefined;
}

/** The forms, signatures and history of a party, below its tasks. */
export function PartyDetails({ registration, payments, history, today, target }: PartyDetailsProps) {
  const intl = useIntl();
  const { quote, event } = registration;
  useEffect(() => {
    if (target) goTo(target.id);
  }, [target]);
  return (
    <Stack gap="xl">
      <Ledger
        registration={registration}
        ledger={payments}
        today={today}
        adjustment={
          <PriceAdjustment
            registration={registration}
            adjustment={payments.adjustment}
            priceHelp={payments.priceHelp}
          />
        }
      />
      <StaffWaivers registrationId={registration.id} />
      <Grid columns={2} gap="l">
        <PriceSummary
          title={intl.formatMessage({ id: 'registration.price.title' })}
          lines={priceLineTexts(intl, event, quote)}
          totalLabel={intl.formatMessage({ id: 'registration.price.total' })}
          totalCents={quote.totalCents}
          currency={quote.currency}
        />
        <ResponsibleFacts party={registration} level={2} />
      </Grid>
      <Stack gap="s">
        <Heading level={2}>
          <FormattedMessage id="party.details" />
        </Heading>
        <Text>
          <FormattedMessage id="party.details.text" />
        </Text>
        <Link href={desk.details(registration.id)} standalone>
          <FormattedMessage id="party.details.open" />
        </Link>
      </Stack>
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage id="party.mail" />
        </Heading>
        <MessageForm registration={registration} />
      </Stack>
      <PartyHistory history={history} language={registration.language} />
    </Stack>
  );
}
