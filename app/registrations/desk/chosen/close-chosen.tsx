import { List, Money, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../../platform/actions/use-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];
type Closed = Schemas['ClosureResult']['items'];

/** Closing the selected parties. */
interface Closing {
  action: Action;
  /** What became of each, once it is done. */
  outcomes: Closed;
}

/** Closes these parties, whose events have ended. */
export function useClosing(parties: readonly Summary[]): Closing {
  const [outcomes, setOutcomes] = useState<Closed>([]);
  const action = useAction(async () => {
    const { items } = await dataOf(
      createApi().POST('/registration-closures', { body: { registrationIds: parties.map(({ id }) => id) } }),
    );
    setOutcomes(items);
  });
  return { action, outcomes };
}

interface CloseChosenProps {
  closing: Closing;
  parties: readonly Summary[];
  onClosed: () => void;
}

/** Names what is still owed before parties are closed, and says afterwards what became of each. */
export function CloseChosen({ closing: { action, outcomes }, parties, onClosed }: CloseChosenProps) {
  const intl = useIntl();
  const owing = parties.filter(({ balanceCents }) => balanceCents > 0);
  const owedCents = owing.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const closed = outcomes.filter(({ outcome }) => outcome === 'closed').length;
  return (
    <ActionDialog
      action={action}
      title={intl.formatMessage({ id: 'party.closeChosen.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.closeChosen.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.closeChosen.done' }, { count: closed })}
      doneText={
        <List
          items={outcomesInWords(parties, outcomes, (outcome) =>
            intl.formatMessage({ id: `party.closeChosen.outcome.${outcome}` }),
          )}
        />
      }
      onClosed={onClosed}
    >
      <Stack gap="s">
        <Text>
          <FormattedMessage
            id="party.closeChosen.owed"
            values={{
              count: owing.length,
              amount: <Money cents={owedCents} currency={parties[0]?.currency ?? 'USD'} showCents="always" />,
            }}
          />
        </Text>
        <Text>
          <FormattedMessage id="party.closeChosen.text" />
        </Text>
      </Stack>
    </ActionDialog>
  );
}
