import { List, Stack, Text } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionDialog } from '../../platform/actions/action-dialog.tsx';
import { useAction, type Action } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

type Person = Schemas['UnsignedPerson'];
type Outcome = Schemas['SignatureReminderResult']['items'][number];

/** A party with someone who was selected. */
type Party = Pick<Person, 'registrationId' | 'reference' | 'contactName'>;

/** The parties of these people: an email asks for all signatures that a party is missing. */
export function partiesOf(people: readonly Person[]): readonly Party[] {
  return [...new Map(people.map((person) => [person.registrationId, person])).values()];
}

interface Reminder {
  action: Action;
  /** The outcome for each party, once the action has run. */
  outcomes: readonly Outcome[];
}

/** Reminds these parties of the signatures that are missing. */
export function useReminder(parties: readonly Party[]): Reminder {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const action = useAction(async () => {
    const registrationIds = parties.map(({ registrationId }) => registrationId);
    setOutcomes((await dataOf(createApi().POST('/signature-reminders', { body: { registrationIds } }))).items);
  });
  return { action, outcomes };
}

interface RemindChosenProps {
  reminder: Reminder;
  parties: readonly Party[];
  onClosed: () => void;
}

/** Asks before the emails are sent, then says how many parties were reminded, and which were not and why. */
export function RemindChosen({ reminder: { action, outcomes }, parties, onClosed }: RemindChosenProps) {
  const intl = useIntl();
  const left = outcomes.filter(({ outcome }) => outcome !== 'reminded');
  return (
    <ActionDialog
      action={action}
      title={intl.formatMessage({ id: 'party.remindSignatures.title' }, { count: parties.length })}
      confirmLabel={intl.formatMessage({ id: 'party.remind.confirm' })}
      doneTitle={intl.formatMessage({ id: 'party.remind.done' }, { count: outcomes.length - left.length })}
      doneText={
        left.length > 0 && (
          <Stack gap="s">
            <Text>
              <FormattedMessage id="waiver.list.notReminded" values={{ count: left.length }} />
            </Text>
            <List
              items={left.flatMap(({ registrationId, outcome }) => {
                const party = parties.find((each) => each.registrationId === registrationId);
                const reason = intl.formatMessage({ id: `party.remindSignatures.outcome.${outcome}` });
                return party ? [`${party.contactName} (${party.reference}): ${reason}`] : [];
              })}
            />
          </Stack>
        )
      }
      onClosed={onClosed}
    >
      <FormattedMessage id="party.remindSignatures.text" />
    </ActionDialog>
  );
}
