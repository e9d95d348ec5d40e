import { ConfirmDialog, Link, Stack, Text } from '#design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../platform/client/client.ts';
import { hasLeft } from '../../platform/drafts/draft-storage.ts';
import { writeDraft } from '../../platform/drafts/device-drafts.ts';
import { isSavedByServer, saveDraft } from '../../platform/drafts/server-drafts.ts';
import { useFoundDraft, type FoundDraft } from '../../platform/drafts/use-draft.ts';
import { useOwnDetails } from '../form/contact/use-own-details.ts';
import { newDraft, type Draft } from '../form/draft.ts';
import { registrationDraft } from '../form/saved-draft.ts';
import { registrationAddress } from '../../platform/addresses/registration-address.ts';
import { namesPeople, withEstimate, type Estimate } from './estimate.ts';

interface CarryIntoFormProps {
  event: Schemas['Event'];
  estimate: Estimate;
  /** Called when the user declined, or with the error when it failed. */
  onEnd: (failure?: unknown) => void;
}

/** Copies an estimate into the reader's registration form. Asks first if that form already names people. */
export function CarryIntoForm(props: CarryIntoFormProps) {
  const kind = useMemo(() => registrationDraft(props.event.id, false), [props.event.id]);
  const found = useFoundDraft(kind);
  const details = useOwnDetails();
  if (!found || !details) return null;
  return <Carry key={found.owner} {...props} kind={kind} found={found} account={details.account} />;
}

interface CarryProps extends CarryIntoFormProps {
  kind: ReturnType<typeof registrationDraft>;
  found: FoundDraft<Draft>;
  account: Schemas['Account'] | undefined;
}

function Carry({ event, estimate, onEnd, kind, found, account }: CarryProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { owner, content } = found;
  const asks = content !== undefined && namesPeople(content);

  const carry = async () => {
    if (hasLeft(owner)) {
      onEnd();
      return;
    }
    const draft = withEstimate(content ?? newDraft(estimate.rooms, account), estimate);
    const savedAt = Date.now();
    setSaving(true);
    try {
      // Saves to the API first: if that fails, the earlier draft in this browser is still intact.
      if (isSavedByServer(owner)) await saveDraft(kind, { content: draft, savedAt }, false);
      writeDraft(owner, kind, draft, savedAt);
      await navigate(registrationAddress(event.id));
    } catch (failure) {
      onEnd(failure);
    }
  };

  const begin = useRef(asks ? undefined : carry);
  useEffect(() => {
    const { current } = begin;
    begin.current = undefined;
    void current?.();
  }, []);

  if (!asks) return null;
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage({ id: 'estimate.begun' })}
      confirmLabel={intl.formatMessage({ id: 'estimate.begun.replace' })}
      cancelLabel={intl.formatMessage({ id: 'estimate.begun.keep' })}
      isPending={isSaving}
      pendingLabel={intl.formatMessage({ id: 'loading' })}
      onConfirm={() => void carry()}
      onCancel={() => {
        onEnd();
      }}
    >
      <Stack gap="m">
        <Text>
          <FormattedMessage id="estimate.begun.text" values={{ count: content.people.length }} />
        </Text>
        <Link href={registrationAddress(event.id)} standalone>
          <FormattedMessage id="estimate.begun.open" />
        </Link>
      </Stack>
    </ConfirmDialog>
  );
}
