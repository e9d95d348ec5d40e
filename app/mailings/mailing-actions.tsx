import { Alert, Menu } from '#design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { useAction, type Action } from '../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';
import { failureText } from '../platform/client/problem-text.ts';
import { DiscardDialog, discardDraft } from './discard-dialog.tsx';
import { CancelDialog } from './sent/cancel-dialog.tsx';

type Summary = Schemas['MailingSummary'];

/** A row of the list, and its subject in words; a draft may have none yet. */
interface Row {
  mailing: Pick<Summary, 'id' | 'counts'>;
  name: string;
}

/** The result of an action without confirmation; the others show theirs in a dialog. */
type Result = { kind: 'pause' | 'resume'; name: string } | { kind: 'failure'; error: unknown };

interface MailingActionsState {
  row: Row | undefined;
  result: Result | undefined;
  cancel: Action;
  discard: Action;
  change: (kind: 'pause' | 'resume', row: Row) => Promise<void>;
  ask: (kind: 'cancel' | 'discard', row: Row) => void;
}

const stateOf = (mailingId: string, action: 'pause' | 'resume' | 'cancel') =>
  dataOf(createApi().POST('/mailings/{mailingId}/state', { params: { path: { mailingId } }, body: { action } }));

/** The actions on bulk emails in the list. */
export function useMailingActions(): MailingActionsState {
  const { revalidate } = useRevalidator();
  const [row, setRow] = useState<Row>();
  const [result, setResult] = useState<Result>();
  const mailingId = row?.mailing.id ?? '';
  const actions = {
    cancel: useAction(() => stateOf(mailingId, 'cancel')),
    discard: useAction(() => discardDraft(mailingId)),
  };
  return {
    row,
    result,
    ...actions,
    change: async (kind, { mailing, name }) => {
      setResult(undefined);
      try {
        await stateOf(mailing.id, kind);
        setResult({ kind, name });
      } catch (error) {
        setResult({ kind: 'failure', error });
      }
      await revalidate();
    },
    ask: (kind, asked) => {
      setRow(asked);
      setResult(undefined);
      actions[kind].ask();
    },
  };
}

/** The menu of actions on one bulk email; a sent or canceled one has none. */
export function MailingMenu({
  mailing,
  name,
  actions: { change, ask },
}: {
  mailing: Summary;
  name: string;
  actions: MailingActionsState;
}) {
  const intl = useIntl();
  const row = { mailing, name };
  const isGoing = mailing.state === 'sending' || mailing.state === 'paused';
  const going = mailing.state === 'sending' ? 'pause' : 'resume';
  if (!isGoing && mailing.state !== 'draft') return null;
  const irreversible = isGoing ? 'cancel' : 'discard';
  return (
    <Menu
      subject={name || intl.formatMessage({ id: 'mailing.noSubject' })}
      items={[
        ...(isGoing
          ? [
              {
                id: going,
                label: intl.formatMessage({ id: `mailing.${going}` }),
                onAction: () => void change(going, row),
              },
            ]
          : []),
        {
          id: irreversible,
          label: intl.formatMessage({ id: `mailing.${irreversible}` }),
          tone: 'critical',
          onAction: () => {
            ask(irreversible, row);
          },
        },
      ]}
    />
  );
}

/** The confirmation dialogs of these actions, and their results. */
export function MailingActions({ actions: { row, result, cancel, discard } }: { actions: MailingActionsState }) {
  const intl = useIntl();
  return (
    <>
      {result && (
        <Alert tone={result.kind === 'failure' ? 'critical' : 'positive'} announce>
          {result.kind === 'failure'
            ? failureText(intl, result.error)
            : intl.formatMessage({ id: `mailing.${result.kind}.done` }, { name: result.name })}
        </Alert>
      )}
      <CancelDialog action={cancel} left={row?.mailing.counts.waiting ?? 0} />
      <DiscardDialog action={discard} name={row?.name ?? ''} />
    </>
  );
}
