import { List, Money, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import type { ChosenAction } from './chosen-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];

/** The props of the dialog of each action on the selected parties. */
export interface ChosenDialogProps<Name extends string> {
  chosen: ChosenAction<Name>;
  parties: readonly Summary[];
  onClosed: () => void;
}

interface Words<Name extends string> {
  title: string;
  confirmLabel: string;
  /** The outcome that counts as success. */
  wanted: Name;
  /** The title after success, from the number of parties. */
  doneTitle: (count: number) => string;
  /** The text of the outcome for one party. */
  outcomeText: (outcome: Name) => string;
  tone?: 'critical';
  /** What will happen. */
  children: ReactNode;
}

/** Asks before an action on the selected parties, then shows the outcome for each. */
export function ChosenDialog<Name extends string>({
  chosen: { action, outcomes },
  parties,
  onClosed,
  wanted,
  doneTitle,
  outcomeText,
  ...rest
}: ChosenDialogProps<Name> & Words<Name>) {
  return (
    <ActionDialog
      {...rest}
      action={action}
      doneTitle={doneTitle(outcomes.filter(({ outcome }) => outcome === wanted).length)}
      doneText={<List items={outcomesInWords(parties, outcomes, outcomeText)} />}
      onClosed={onClosed}
    />
  );
}

interface AmountOwedProps {
  /** The prefix of the message ids. */
  id: 'party.closeChosen' | 'party.remind';
  parties: readonly Summary[];
  /** The amount that a party owes, in cents. */
  owed: (party: Summary) => number;
}

/** Shows how many of the parties owe money, and the total. */
export function AmountOwed({ id, parties, owed }: AmountOwedProps) {
  const amounts = parties.map(owed).filter((cents) => cents > 0);
  const cents = amounts.reduce((sum, amount) => sum + amount, 0);
  const currency = parties[0]?.currency ?? 'USD';
  return (
    <Stack gap="s">
      <Text>
        <FormattedMessage
          id={`${id}.owed`}
          values={{
            count: amounts.length,
            amount: <Money cents={cents} currency={currency} showCents="always" />,
          }}
        />
      </Text>
      <Text>
        <FormattedMessage id={`${id}.text`} />
      </Text>
    </Stack>
  );
}
