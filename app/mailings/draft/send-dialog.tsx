import { ConfirmDialog, useAnnounce } from '#design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAction, type Action } from '../../platform/actions/use-action.ts';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { failureText } from '../../platform/client/problem-text.ts';
import { keepFocus } from '../../platform/forms/keep-focus.ts';

/** The title, which takes the focus once the draft has been sent. */
export const mailingStart = 'mailing-start';

export interface Sending {
  action: Action;
  /** The request that was confirmed or awaits confirmation. */
  request: Schemas['MailingSending'];
  /** Whether the confirmation was declined. */
  isCanceled: boolean;
  ask: (request: Schemas['MailingSending']) => void;
  cancel: () => void;
}

/** Sends a draft once it is confirmed. */
export function useSending(mailingId: string): Sending {
  const intl = useIntl();
  const announce = useAnnounce();
  const [request, setRequest] = useState<Schemas['MailingSending']>({ version: 1, recipients: 1 });
  const [isCanceled, setCanceled] = useState(false);
  const action = useAction(() =>
    dataOf(createApi().POST('/mailings/{mailingId}/sending', { params: { path: { mailingId } }, body: request })),
  );
  return {
    action,
    request,
    isCanceled,
    ask: (next) => {
      setRequest(next);
      setCanceled(false);
      action.ask();
    },
    cancel: () => {
      if (!action.outcome) {
        setCanceled(true);
        announce(intl.formatMessage({ id: 'publicForm.canceled' }));
      }
      if (action.outcome?.kind === 'success') keepFocus(mailingStart);
      action.dismiss();
    },
  };
}

/** Asks for confirmation before a bulk email goes out. The screen owns it, because the draft's form is gone after sending. */
export function SendDialog({ sending: { action, request, cancel } }: { sending: Sending }) {
  const intl = useIntl();
  const { outcome, isPending } = action;
  const closeLabel = intl.formatMessage({ id: 'mailing.close' });
  const outcomeOf = () => {
    if (!outcome || isPending) return undefined;
    return outcome.kind === 'success'
      ? ({
          kind: 'pending',
          title: intl.formatMessage({ id: 'mailing.started' }),
          children: intl.formatMessage({ id: 'mailing.startedText' }),
          closeLabel,
        } as const)
      : ({
          kind: 'failure',
          title: intl.formatMessage({ id: 'mailing.failed' }),
          children: failureText(intl, outcome.error),
          closeLabel,
        } as const);
  };
  const { recipients } = request;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'mailing.ask' }, { recipients })}
      confirmLabel={intl.formatMessage({ id: 'mailing.send' }, { recipients })}
      cancelLabel={intl.formatMessage({ id: 'mailing.back' })}
      isOpen={action.isAsked}
      isPending={isPending}
      pendingLabel={intl.formatMessage({ id: 'form.sending' })}
      outcome={outcomeOf()}
      onCancel={cancel}
      onConfirm={() => void action.perform()}
    >
      <FormattedMessage id="mailing.askText" />
    </ConfirmDialog>
  );
}
