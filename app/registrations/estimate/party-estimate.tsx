import { Alert, Button, Heading, Inline, Spinner, Stack, Text, TwoColumns, useAnnounce } from '#design-system';
import { offersRooms } from '#rules/pricing';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { TryAgainAlert } from '../../platform/actions/try-again-alert.tsx';
import { failureText, problemText } from '../../platform/client/problem-text.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../../platform/drafts/use-draft.ts';
import { brokenRules } from '../../platform/forms/contract-rules.ts';
import { fieldMessage } from '../../platform/forms/field-messages.ts';
import { FormSummary } from '../../platform/forms/form-summary.tsx';
import { memberBody, type DraftPerson } from '../form/draft.ts';
import { offeredAges } from '../form/people/offered-ages.ts';
import { roomProblems, RoomsChoice } from '../form/rooms/rooms-choice.tsx';
import { PartyPrice } from '../form/price/party-price.tsx';
import { TotalSoFar } from '../form/price/total-so-far.tsx';
import { useDebounced } from '../../platform/shell/use-debounced.ts';
import { useQuote, type QuoteState } from '../form/price/use-quote.ts';
import { ageField, AgeFields } from './age-fields.tsx';
import { CarryIntoForm } from './carry-into-form.tsx';
import type { EstimateProps } from '../../events/port/estimate-part.ts';
import { estimateDraft, newEstimate, partyOf, type Estimate } from './estimate.ts';

/** The heading, which gets the focus. */
const start = 'estimate';

/** How long to wait after typing before asking for the price, in ms. */
const restTime = 400;

/** Estimates a price from ages and rooms alone, and leads on to the registration form. */
export function PartyEstimate({ event, timesAsked }: EstimateProps) {
  const intl = useIntl();
  const kind = useMemo(() => estimateDraft(event.id), [event.id]);
  const found = useFoundDraft(kind);

  useEffect(() => {
    document.getElementById(start)?.focus();
  }, [timesAsked]);

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={2} focusId={start}>
          <FormattedMessage id="estimate.title" />
        </Heading>
        <Text>
          <FormattedMessage id="estimate.lead" />
        </Text>
        <Text tone="muted">
          <FormattedMessage id="estimate.ages" values={{ bands: offeredAges(intl, event) }} />
        </Text>
      </Stack>
      {found ? (
        <OpenEstimate key={found.owner} event={event} kind={kind} found={found} />
      ) : (
        <Spinner label={intl.formatMessage({ id: 'loading' })} />
      )}
    </Stack>
  );
}

/** The rule that an age breaks. */
function brokenBy(person: DraftPerson) {
  return brokenRules('Member', memberBody(person)).age;
}

/** The server's errors about these ages, by person. */
function refusedAges(intl: IntlShape, asked: readonly DraftPerson[], { problem }: QuoteState): Map<string, string> {
  const refused = (problem?.errors ?? []).flatMap(({ pointer, rule }) => {
    const person = asked[Number(/^\/members\/(\d+)\/age$/.exec(pointer)?.[1])];
    const message = fieldMessage(intl, 'age', rule);
    return person && message ? [[person.id, message] as const] : [];
  });
  return new Map(refused);
}

interface OpenEstimateProps {
  event: Schemas['Event'];
  kind: ReturnType<typeof estimateDraft>;
  found: FoundDraft<Estimate>;
}

function OpenEstimate({ event, kind, found }: OpenEstimateProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const hasRooms = offersRooms(event);
  const { draft: estimate, change } = useDraft(
    kind,
    found,
    useCallback(() => newEstimate(hasRooms ? 1 : 0), [hasRooms]),
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [isCarrying, setCarrying] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const rested = useDebounced(estimate, restTime);
  const asked = useMemo(
    () => ({ people: partyOf(rested).filter((person) => !brokenBy(person)), rooms: rested.rooms }),
    [rested],
  );
  const price = useQuote(event.id, asked, attempt);
  const refused = refusedAges(intl, asked.people, price);
  const isAboutRooms = price.problem !== undefined && roomProblems.includes(price.problem.code);
  const priceProblem = price.problem && problemText(intl, price.problem);
  const roomError = isAboutRooms ? priceProblem : undefined;

  useEffect(() => {
    if (roomError !== undefined) announce(roomError);
  }, [announce, roomError]);

  const party = partyOf(estimate);
  const isEmpty = party.length === 0;
  const faultOf = (id: string): string | undefined => {
    const person = party.find((candidate) => candidate.id === id);
    if (person) return fieldMessage(intl, 'age', brokenBy(person)) ?? refused.get(id);
    // An empty field among others counts no person.
    return isEmpty && id === estimate.people[0]?.id ? fieldMessage(intl, 'age', 'required') : undefined;
  };
  const errors = estimate.people.flatMap(({ id }, index) => {
    const message = faultOf(id);
    const label = intl.formatMessage({ id: 'estimate.age' }, { number: index + 1 });
    return message ? [{ fieldId: ageField(id), label, message }] : [];
  });
  const isShown = (id: string) => failedTries > 0 || refused.has(id) || (left.includes(id) && !isEmpty);
  const edit = (apply: (before: Estimate) => Estimate) => {
    setFailedTries(0);
    setFailure(undefined);
    change(apply);
  };
  const { state } = event.registration;

  return (
    <TwoColumns aside={<PartyPrice event={event} price={price} />}>
      <FormSummary errors={failedTries > 0 ? errors : []} focusKey={failedTries} />
      <AgeFields
        people={estimate.people}
        errorOf={(id) => (isShown(id) ? faultOf(id) : undefined)}
        onChange={(people) => {
          edit((before) => ({ ...before, people }));
        }}
        onFieldLeft={(id) => {
          setLeft((before) => (before.includes(id) ? before : [...before, id]));
        }}
      />
      {hasRooms && (
        <Stack gap="s">
          <RoomsChoice
            event={event}
            rooms={estimate.rooms}
            errorMessage={roomError}
            onChange={(rooms) => {
              edit((before) => ({ ...before, rooms }));
            }}
          />
          <Text tone="muted" size="small">
            <FormattedMessage id="estimate.rooms.note" />
          </Text>
        </Stack>
      )}
      {priceProblem && !isAboutRooms && (
        <Alert tone="caution" announce>
          {priceProblem}
        </Alert>
      )}
      {price.isLost && (
        <TryAgainAlert
          headingId={start}
          onTryAgain={() => {
            setAttempt((before) => before + 1);
          }}
        >
          <FormattedMessage id="registration.price.lost" />
        </TryAgainAlert>
      )}
      <TotalSoFar price={price} />
      {(state === 'open' || state === 'full') && (
        <Stack gap="s">
          <Inline>
            <Button
              tone="primary"
              isPending={isCarrying}
              pendingLabel={intl.formatMessage({ id: 'loading' })}
              onPress={() => {
                setFailure(undefined);
                if (errors.length > 0) setFailedTries((tries) => tries + 1);
                else setCarrying(true);
              }}
            >
              <FormattedMessage id={state === 'open' ? 'estimate.register' : 'estimate.waitingList'} />
            </Button>
          </Inline>
          <Text tone="muted" size="small">
            <FormattedMessage id="estimate.carry" />
          </Text>
        </Stack>
      )}
      {isCarrying && (
        <CarryIntoForm
          event={event}
          estimate={estimate}
          onEnd={(reason) => {
            setFailure(reason);
            setCarrying(false);
          }}
        />
      )}
      {failure !== undefined && (
        <Alert tone="caution" announce>
          {failureText(intl, failure)}
        </Alert>
      )}
    </TwoColumns>
  );
}
