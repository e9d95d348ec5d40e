import { WorkspacePage } from '#design-system';
import { furtherScreens, guardedScreens } from '#rules/access';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import { MailingDraft } from './draft/mailing-draft.tsx';
import { mailingStart, SendDialog, useSending } from './draft/send-dialog.tsx';
import type { loadMailing } from './load-mailing.ts';
import { MailingTag } from './mailing-states.tsx';
import { mailingTitle } from './mailing-title.ts';
import { MailingOutcome } from './sent/mailing-outcome.tsx';

/** One bulk email: the editor while it is a draft, then its progress and result. */
export function MailingPage({ data }: { data: Awaited<ReturnType<typeof loadMailing>> }) {
  const intl = useIntl();
  const { mailing, events, recipients } = data;
  const sending = useSending(mailing.id);
  const { revalidate } = useRevalidator();
  const [readings, setReadings] = useState(1);
  /** Replaces the input with the stored draft. */
  const reload = async () => {
    await revalidate();
    setReadings((before) => before + 1);
  };
  return (
    <WorkspacePage
      title={mailingTitle(intl, data)}
      titleFocusId={mailingStart}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'manage.bulkEmails' }), href: guardedScreens.sendEmail.path },
      ]}
      mark={<MailingTag state={mailing.state} counts={mailing.counts} />}
      {...(!recipients && { width: 'text' as const })}
    >
      {recipients ? (
        <MailingOutcome mailing={mailing} events={events} recipients={recipients} />
      ) : (
        <MailingDraft
          key={`${mailing.id} ${String(readings)}`}
          mailing={mailing}
          events={events}
          sending={sending}
          onReload={() => void reload()}
        />
      )}
      <SendDialog sending={sending} />
    </WorkspacePage>
  );
}
