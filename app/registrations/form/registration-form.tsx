import { SaveState, Spinner, Stack, Steps, TwoColumns } from '#design-system';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { ClearDraft } from '../../platform/drafts/clear-draft.tsx';
import type { DraftKind } from '../../platform/drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../../platform/drafts/use-draft.ts';
import { usePartArrival } from '../../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../../platform/shell/title-state.ts';
import { ContactStep } from './contact/contact-step.tsx';
import { newDraft, type Draft } from './draft.ts';
import { registrationDraft } from './saved-draft.ts';
import { fetchFurtherSteps, PaymentStep, PeopleStep, ReviewStep } from '../lazy-steps.ts';
import { useOnBehalf } from './on-behalf.ts';
import { PartyNotice } from './party-notice.tsx';
import { PartyPrice } from './price/party-price.tsx';
import { PlacesNotice } from './places/places-notice.tsx';
import { reachableStep, stepKey, steps, type Step } from './steps.ts';
import { stepAfter, useWantedField, withoutWanted } from './review/wanted-field.ts';
import { nobodysDetails, useOwnDetails, type OwnDetails } from './contact/use-own-details.ts';
import { useQuote } from './price/use-quote.ts';
import { offersRooms } from '#rules/pricing';

/** Registers a party, one step at a time, with the price visible. Runs in the browser only. */
export function RegistrationForm({ event }: { event: Schemas['Event'] }) {
  const intl = useIntl();
  const onBehalf = useOnBehalf();
  const isOnBehalf = onBehalf !== null;
  const kind = useMemo(() => registrationDraft(event.id, isOnBehalf), [event.id, isOnBehalf]);
  const found = useFoundDraft(kind);
  const own = useOwnDetails();
  // Staff who fill in the form for a party are not coming themselves.
  const details = isOnBehalf ? nobodysDetails : own;
  if (!found || !details) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <OpenForm key={found.owner} event={event} kind={kind} found={found} details={details} />;
}

interface OpenFormProps {
  event: Schemas['Event'];
  kind: DraftKind<Draft>;
  found: FoundDraft<Draft>;
  details: OwnDetails;
}

function OpenForm({ event, kind, found, details }: OpenFormProps) {
  const intl = useIntl();
  const rooms = offersRooms(event) ? 1 : 0;
  const onBehalf = useOnBehalf();
  const { account, household } = details;
  const blank = useCallback(() => newDraft(rooms, account), [rooms, account]);
  const { draft, change, clear, forget, saveState, place } = useDraft(kind, found, blank);
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useSearchParams();
  const price = useQuote(event.id, draft, attempt);
  const step = reachableStep(query.get(stepKey), { event, draft, onBehalf });
  const current = steps.indexOf(step);
  const position = intl.formatMessage(
    { id: 'registration.steps.position' },
    { number: current + 1, count: steps.length, name: intl.formatMessage({ id: `registration.steps.${step}` }) },
  );
  usePartArrival(step, position);
  useNamedPart(intl.formatMessage({ id: 'registration.steps.windowTitle' }, { position, event: event.name }));

  const isOpeningPerson = useWantedField({ draft, change });

  // Once someone has started to fill in the form, the next steps will be needed.
  const isBegun = saveState !== 'idle';
  useEffect(() => {
    if (isBegun) fetchFurtherSteps();
  }, [isBegun]);

  const goTo = (next: Step) => {
    setQuery((before) => {
      const after = withoutWanted(before);
      after.set(stepKey, next);
      return after;
    });
  };
  const stepAddress = (to: Step) => {
    const after = withoutWanted(query);
    after.set(stepKey, to);
    return `?${after.toString()}`;
  };

  return (
    <Stack gap="l">
      <Steps
        label={intl.formatMessage({ id: 'registration.steps' })}
        current={current}
        steps={steps.map((name, index) => ({
          label: intl.formatMessage({ id: `registration.steps.${name}` }),
          href: index < current ? stepAddress(name) : undefined,
        }))}
      />
      <TwoColumns
        aside={
          // The review shows it in its own place, before the last button.
          step === 'review' ? undefined : <PartyPrice event={event} price={price} />
        }
      >
        {step !== 'contact' && <PartyNotice draft={draft} />}
        {step !== 'contact' && step !== 'review' && <PlacesNotice event={event} people={draft.people.length} />}
        {step === 'contact' && (
          <ContactStep
            key={draft.idempotencyKey}
            draft={draft}
            change={change}
            onDone={() => {
              goTo(stepAfter(query, 'people'));
            }}
          />
        )}
        <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
          {step === 'people' && !isOpeningPerson && (
            <PeopleStep
              event={event}
              draft={draft}
              household={household}
              change={change}
              price={price}
              isStaff={onBehalf !== null}
              onDone={() => {
                goTo(stepAfter(query, 'payment'));
              }}
            />
          )}
          {step === 'payment' && (
            <PaymentStep
              event={event}
              draft={draft}
              change={change}
              price={price}
              onDone={() => {
                goTo('review');
              }}
            />
          )}
          {step === 'review' && (
            <ReviewStep
              event={event}
              draft={draft}
              forget={forget}
              price={price}
              onPriceOutdated={() => {
                setAttempt((before) => before + 1);
              }}
            />
          )}
        </Suspense>
        <ClearDraft
          saveState={saveState}
          onClear={() => {
            clear();
            goTo('contact');
          }}
        >
          <SaveState state={saveState} text={intl.formatMessage({ id: `draft.${place}.${saveState}` })} />
        </ClearDraft>
      </TwoColumns>
    </Stack>
  );
}
