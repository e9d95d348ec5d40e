import { Alert, Button, Facts, Heading, Spinner, Stack, Text } from '#design-system';
import { spacedPhone } from '#rules/phones';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { useAnswer } from '../platform/client/use-answer.ts';
import { TryAgainAlert } from '../platform/actions/try-again-alert.tsx';
import type { MessageId } from '../platform/messages/messages.ts';
import { byKeyAlone, type RegistrationKey } from '../platform/client/registration-key.ts';

type Member = Schemas['DetailsOfMember'];

const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`;

function fact(intl: IntlShape, id: MessageId, description: string | undefined) {
  return description === undefined || description === '' ? [] : [{ term: intl.formatMessage({ id }), description }];
}

function contactOf(name: string | undefined, phone: string | undefined): string {
  return [name, phone && spacedPhone(phone)].filter((part) => part !== undefined).join(', ');
}

const titleId = 'own-details';

function Title() {
  return (
    <Heading level={2} focusId={titleId}>
      <FormattedMessage id="ownDetails.title" />
    </Heading>
  );
}

/** The details that the party provided besides its people, for the holder of its link; food and assistance only on request. */
export function OwnDetails({ opened }: { opened: RegistrationKey }) {
  const intl = useIntl();
  const { registrationId, key } = opened;
  const ask = useCallback(
    (_question: string, signal: AbortSignal) =>
      dataOf(
        createApi().GET('/registrations/{registrationId}/own-details', {
          ...byKeyAlone({ registrationId, key }),
          signal,
        }),
      ),
    [registrationId, key],
  );
  const [attempt, setAttempt] = useState(0);
  const answer = useAnswer(`${registrationId} ${key} ${String(attempt)}`, ask);
  if (answer.kind !== 'data') {
    return (
      <Stack gap="m">
        <Title />
        {answer.kind === 'waiting' ? (
          <Spinner label={intl.formatMessage({ id: 'loading' })} />
        ) : (
          <TryAgainAlert
            headingId={titleId}
            onTryAgain={() => {
              setAttempt((before) => before + 1);
            }}
          >
            {failureText(intl, answer.error)}
          </TryAgainAlert>
        )}
      </Stack>
    );
  }
  const { party, members, hasHealth } = answer.data;
  const facts = [
    ...fact(intl, 'details.emergency', contactOf(party.emergencyName, party.emergencyPhone)),
    ...fact(intl, 'field.arrival', party.arrival),
    ...fact(intl, 'field.roomWishes', party.roomWishes),
    ...fact(intl, 'field.notes', party.notes),
    ...members.flatMap((member) => memberFacts(intl, member)),
  ];
  return (
    <Stack gap="m">
      <Title />
      {facts.length > 0 && <Facts items={facts} />}
      {facts.length === 0 && !hasHealth && (
        <Text tone="muted">
          <FormattedMessage id="ownDetails.nothing" />
        </Text>
      )}
      {hasHealth && <OwnHealth opened={opened} />}
    </Stack>
  );
}

function memberFacts(intl: IntlShape, member: Member) {
  const { guardianName, guardianPhone, joinsSessions } = member.details;
  const parts = [
    ...(guardianName === undefined && guardianPhone === undefined
      ? []
      : [intl.formatMessage({ id: 'ownDetails.guardian' }, { guardian: contactOf(guardianName, guardianPhone) })]),
    ...(joinsSessions === undefined
      ? []
      : [intl.formatMessage({ id: joinsSessions ? 'ownDetails.sessions.yes' : 'ownDetails.sessions.no' })]),
  ];
  return parts.length === 0 ? [] : [{ term: nameOf(member), description: parts.join('. ') }];
}

/** Food and assistance, behind one click: someone may look over the reader's shoulder. */
function OwnHealth({ opened }: { opened: RegistrationKey }) {
  const intl = useIntl();
  const [isPending, setPending] = useState(false);
  const [members, setMembers] = useState<readonly Member[]>();
  const [failure, setFailure] = useState<unknown>();

  const show = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const found = await dataOf(createApi().GET('/registrations/{registrationId}/own-health', byKeyAlone(opened)));
      setMembers(found.members);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Stack gap="m">
      {/* The button stays, so that it keeps the focus; pressing it again hides the details. */}
      <Button
        isPending={isPending}
        pendingLabel={intl.formatMessage({ id: 'loading' })}
        onPress={() => {
          if (members) setMembers(undefined);
          else void show();
        }}
      >
        <FormattedMessage id={members ? 'ownDetails.health.hide' : 'ownDetails.health.show'} />
      </Button>
      {failure !== undefined && (
        <Alert tone="caution" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
      {members && (
        <Facts
          items={members.map((member) => ({
            term: nameOf(member),
            description: [member.details.diet, member.details.accessNeeds]
              .filter((part) => part !== undefined)
              .join(' · '),
          }))}
        />
      )}
    </Stack>
  );
}
