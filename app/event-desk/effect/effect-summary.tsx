import { Checkbox, Link, List, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { desk } from '../../platform/addresses/desk-addresses.ts';
import { agreedAndNew } from '../prices/price-columns.tsx';

type Effect = Schemas['EventEffect'];

interface EffectSummaryProps {
  effect: Effect;
  /** Whether an email to everyone is prepared afterwards. */
  notifiesAll: boolean;
  onNotifyAll: (notifiesAll: boolean) => void;
}

/** The effect of publishing the changes on the registered parties, with names and numbers. */
export function EffectSummary({ effect, notifiesAll, onNotifyAll }: EffectSummaryProps) {
  const intl = useIntl();
  const { parties, facts, hasOtherPrices, repriced, repricedParties, affected, affectedPeople, signAgain } = effect;
  if (parties === 0) return null;
  return (
    <Stack gap="m">
      <Text>
        <FormattedMessage id="eventDesk.effect.parties" values={{ parties }} />
      </Text>
      {hasOtherPrices && (
        <>
          <Text>
            <FormattedMessage id="eventDesk.effect.prices" />
          </Text>
          <Text>
            <FormattedMessage id="eventDesk.effect.repriced" values={{ parties: repricedParties }} />
          </Text>
        </>
      )}
      {repriced.length > 0 && <List items={repriced.map((party) => agreedAndNew(intl, party))} />}
      {repricedParties > repriced.length && (
        <Text>
          <FormattedMessage id="eventDesk.effect.moreParties" values={{ parties: repricedParties - repriced.length }} />
        </Text>
      )}
      {facts.includes('dates') && (
        <Text>
          <FormattedMessage id="eventDesk.effect.dates" values={{ people: affectedPeople }} />
        </Text>
      )}
      {affected.length > 0 && (
        <List
          items={affected.map((person) => (
            <AffectedLine key={`${person.registrationId} ${person.name}`} person={person} />
          ))}
        />
      )}
      {affectedPeople > affected.length && (
        <Text>
          <FormattedMessage id="eventDesk.effect.more" values={{ people: affectedPeople - affected.length }} />
        </Text>
      )}
      {signAgain > 0 && (
        <Text>
          <FormattedMessage id="eventDesk.effect.signAgain" values={{ people: signAgain }} />
        </Text>
      )}
      {facts.length > 0 && (
        <Checkbox
          label={intl.formatMessage({ id: 'eventDesk.effect.notifyAll' })}
          name="notifyAll"
          isSelected={notifiesAll}
          onChange={onNotifyAll}
        />
      )}
    </Stack>
  );
}

function AffectedLine({ person }: { person: Effect['affected'][number] }) {
  const intl = useIntl();
  const { registrationId, reference, name, age, youngest, oldest, changes } = person;
  return (
    <FormattedMessage
      id="eventDesk.effect.person"
      values={{
        name,
        age,
        ages:
          youngest === oldest
            ? String(oldest)
            : intl.formatMessage({ id: 'eventDesk.effect.ages' }, { youngest, oldest }),
        changes: intl.formatList(
          changes.map((change) => intl.formatMessage({ id: `eventDesk.effect.change.${change}` })),
          { type: 'unit' },
        ),
        party: <Link href={desk.party(registrationId)}>{reference}</Link>,
      }}
    />
  );
}
