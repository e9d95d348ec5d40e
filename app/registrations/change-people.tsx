import { Inline, SaveState, Spinner, Stack, Text, TwoColumns } from '#design-system';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../client/client.ts';
import type { DraftKind } from '../drafts/draft-storage.ts';
import { useDraft, useFoundDraft, type FoundDraft } from '../drafts/use-draft.ts';
import { usePartArrival } from '../shell/page-arrival.ts';
import { ChangeReview } from './change-review.tsx';
import { changeDraft, draftOf, isAbout } from './changed-party.ts';
import type { Draft } from './draft.ts';
import type { OpenedRegistration } from './own-registration-page.tsx';
import { isByStaff } from './own-registration.ts';
import { PartyNotice } from './party-notice.tsx';
import { PartyPrice } from './party-price.tsx';
import { PeopleStep } from './people-step.tsx';
import { useQuote } from './use-quote.ts';

interface ChangePeopleProps extends OpenedRegistration {
  event: Schemas['Event'];
  /** Where the registration is looked at. */
  back: string;
}

/** Adds, replaces, corrects or withdraws people of a registration; nothing changes before the last button. */
export function ChangePeople(props: ChangePeopleProps) {
  const intl = useIntl();
  const { id } = props.registration;
  const isStaff = isByStaff(props.opened);
  const kind = useMemo(() => changeDraft(id, isStaff), [id, isStaff]);
  const found = useFoundDraft(kind);
  if (!found) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <OpenChange {...props} kind={kind} found={found} />;
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
  const price = useQuote(event.id, draft, 0);
  usePartArrival(isReviewing ? 'review' : 'people', intl.formatMessage({ id: isReviewing ? 'change.review.title' : 'change.title.people' }));

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
        onEdit={() => { setReviewing(false); }}
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
        <PeopleStep event={event} draft={draft} household={[]} registeredIds={registration.members.map((member) => member.id)} change={change} price={price} onDone={() => { setReviewing(true); }} />
        <Inline gap="m" wrap>
          <SaveState state={saveState} text={intl.formatMessage({ id: `draft.${place}.${saveState}` })} />
        </Inline>
      </TwoColumns>
    </Stack>
  );
}
