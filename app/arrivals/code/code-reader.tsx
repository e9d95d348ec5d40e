import { Alert, Link, QrReader, Stack, Text } from '#design-system';
import type { DoorParty } from '#rules/arrivals';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { createApi, dataOf, NoAnswer } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { useLanguage } from '../../platform/language/language-context.tsx';
import { doorAddress, openParty } from '../../platform/addresses/door-address.ts';
import { elsewhere, referenceIn, type Elsewhere } from './read-code.ts';

/** The result of scanning a code that opened no party. */
type Outcome =
  | Elsewhere
  | { readonly kind: 'foreign'; readonly text: string }
  | { readonly kind: 'unchecked'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reference: string; readonly problem: string };

/** The most characters of an unknown code that the screen shows. */
const shownText = 60;

/** Opens the party whose code the camera reads; explains any other code. */
export function CodeReader({ parties }: { parties: readonly DoorParty[] }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();

  const read = async (text: string) => {
    setOutcome(undefined);
    const reference = referenceIn(text);
    if (reference === undefined) {
      setOutcome({ kind: 'foreign', text: text.slice(0, shownText) });
      return;
    }
    const party = parties.find((one) => one.reference === reference);
    if (party) {
      await navigate(openParty(party.id));
      return;
    }
    try {
      const query = { search: reference, lng: language };
      const { items } = await dataOf(createApi().GET('/registrations', { params: { query } }));
      setOutcome(elsewhere(items, reference));
    } catch (error) {
      setOutcome(
        error instanceof NoAnswer
          ? { kind: 'unchecked', reference }
          : { kind: 'refused', reference, problem: failureText(intl, error) },
      );
    }
  };

  return (
    <Stack gap="s">
      <QrReader
        label={intl.formatMessage({ id: 'door.code' })}
        otherWay={intl.formatMessage({ id: 'door.code.otherWay' })}
        onRead={(text) => void read(text)}
      />
      {outcome && (
        <Alert tone="caution" announce>
          {'party' in outcome ? (
            <Stack gap="xs">
              <Text>
                <FormattedMessage
                  id={`door.code.${outcome.kind}`}
                  values={{
                    reference: outcome.party.reference,
                    name: `${outcome.party.contactFirstName} ${outcome.party.contactLastName}`,
                    event: outcome.party.eventName,
                  }}
                />
              </Text>
              <Link href={doorAddress(outcome.party.eventId, outcome.party.id)} standalone>
                <FormattedMessage id="door.titleOf" values={{ event: outcome.party.eventName }} />
              </Link>
            </Stack>
          ) : outcome.kind === 'foreign' ? (
            <FormattedMessage id="door.code.foreign" values={{ text: outcome.text }} />
          ) : outcome.kind === 'refused' ? (
            <FormattedMessage
              id="door.code.refused"
              values={{ reference: outcome.reference, problem: outcome.problem }}
            />
          ) : (
            <FormattedMessage id={`door.code.${outcome.kind}`} values={{ reference: outcome.reference }} />
          )}
        </Alert>
      )}
    </Stack>
  );
}
