import { List, Money, Stack, Text } from '#design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import { ActionDialog } from '../../../platform/actions/action-dialog.tsx';
import type { ChosenAction } from './chosen-action.ts';
import { outcomesInWords } from './outcomes.ts';

type Summary = Schemas['RegistrationSummary'];

/** What the dialog of each action with the selected parties is given. */
export interface ChosenDialogProps<Name extends string> {
  chosen: ChosenAction<Name>;
  parties: readonly Summary[];
  onClosed: () => void;
}

interface Words<Name extends string> {
  title: string;
  confirmLabel: string;
  /** The outcome that was wanted. */
  wanted: Name;
  /** How many parties it was done for. */
  doneTitle: (count: number) => string;
  /** What became of one party. */
  outcomeText: (outcome: Name) => string;
  tone?: 'critical';
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something is done with the selected parties, and says afterwards what became of each. */
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
  /** What the ids of the messages begin with. */
  id: 'party.closeChosen' | 'party.remind';
  parties: readonly Summary[];
  /** What a party owes, in cents. */
  owed: (party: Summary) => number;
}

/** Says how many of the parties owe how much together. */
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
