import { Inline, SaveState, Spinner, Stack, Text, TwoColumns } from '#design-system';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../../platform/client/client.ts';
import type { DraftKind } from '../../../platform/drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../../../platform/drafts/use-draft.ts';
import { usePartArrival } from '../../../platform/shell/navigate/route-focus.ts';
import { useNamedPart } from '../../../platform/shell/title-state.ts';
import { ChangeReview } from './change-review.tsx';
import { changeDraft, draftOf, isAbout } from './changed-party.ts';
import type { Draft } from '../../form/draft.ts';
import type { OpenedRegistration } from '../own-registration-page.tsx';
import { isByStaff } from '../../../platform/client/registration-key.ts';
import { PartyNotice } from '../../form/party-notice.tsx';
import { PartyPrice } from '../../form/price/party-price.tsx';
import { PeopleStep } from '../../form/people/people-step.tsx';
import { WrittenAboutContext } from '../../form/writing/write-address.ts';
import { usePartyPrice } from './use-party-price.ts';

interface ChangePeopleProps extends OpenedRegistration {
  event: Schemas['Event'];
  /** The page of the registration. */
  back: string;
}

/** Adds, replaces, corrects or removes people of a registration; nothing changes until the last button is pressed. */
export function ChangePeople(props: ChangePeopleProps) {
  const intl = useIntl();
  const { id } = props.registration;
  const isStaff = isByStaff(props.opened);
  const kind = useMemo(() => changeDraft(id, isStaff), [id, isStaff]);
  const found = useFoundDraft(kind);
  if (!found) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return (
    <WrittenAboutContext value={kind.key}>
      <OpenChange {...props} kind={kind} found={found} />
    </WrittenAboutContext>
  );
}

interface OpenChangeProps extends ChangePeopleProps {
  kind: DraftKind<Draft>;
  found: FoundDraft<Draft>;
}

function OpenChange({ kind, found, event, registration, opened, own, back }: OpenChangeProps) {
  const intl = useIntl();
  const [isReviewing, setReviewing] = useState(false);
  const blank = useCallback(() => draftOf(registration), [registration]);
  const kept = isAbout(found.content, registration) ? found : { owner: found.owner };
  const { draft, change, forget, saveState, place } = useDraft(kind, kept, blank);
  const [attempt, setAttempt] = useState(0);
  const price = usePartyPrice({ registration, opened }, draft, attempt);
  const title = intl.formatMessage({ id: isReviewing ? 'change.review.title' : 'change.title.people' });
  usePartArrival(isReviewing ? 'review' : 'people', title);
  useNamedPart(intl.formatMessage({ id: 'registration.steps.windowTitle' }, { position: title, event: event.name }));

  if (isReviewing) {
    return (
      <ChangeReview
        draft={draft}
        forget={forget}
        event={event}
        registration={registration}
        opened={opened}
        own={own}
        back={back}
        price={price}
        onPriceOutdated={() => {
          setAttempt((before) => before + 1);
        }}
        onEdit={() => {
          setReviewing(false);
        }}
      />
    );
  }
  return (
    <Stack gap="l">
      <Text size="lead">
        <FormattedMessage id="change.lead" />
      </Text>
      <TwoColumns aside={<PartyPrice event={event} price={price} />}>
        <PartyNotice draft={draft} />
        <PeopleStep
          event={event}
          draft={draft}
          household={[]}
          registeredIds={registration.members.map((member) => member.id)}
          change={change}
          price={price}
          isStaff={isByStaff(opened)}
          onDone={() => {
            setReviewing(true);
          }}
        />
        <Inline gap="m" wrap>
          <SaveState state={saveState} text={intl.formatMessage({ id: `draft.${place}.${saveState}` })} />
        </Inline>
      </TwoColumns>
    </Stack>
  );
}
