import { StatusTag, type StatusTagProps } from '#design-system';
import { useIntl } from 'react-intl';
import type { Schemas } from '../platform/client/client.ts';

const mailingTones: Readonly<Record<Schemas['MailingState'], StatusTagProps['tone']>> = {
  draft: 'neutral',
  sending: 'caution',
  paused: 'caution',
  canceled: 'neutral',
  done: 'positive',
};

const recipientTones: Readonly<Record<Schemas['MailingRecipientState'], StatusTagProps['tone']>> = {
  waiting: 'neutral',
  sending: 'neutral',
  sent: 'positive',
  failed: 'critical',
  uncertain: 'caution',
  canceled: 'neutral',
};

/** The state of a bulk email; a finished one that did not reach everyone is marked incomplete. */
export function MailingTag({ state, counts }: Pick<Schemas['MailingSummary'], 'state' | 'counts'>) {
  const intl = useIntl();
  const isIncomplete = state === 'done' && counts.failed + counts.uncertain > 0;
  return (
    <StatusTag tone={isIncomplete ? 'critical' : mailingTones[state]}>
      {intl.formatMessage({ id: isIncomplete ? 'mailing.state.incomplete' : `mailing.state.${state}` })}
    </StatusTag>
  );
}

/** The state of the email to one recipient. */
export function RecipientTag({ state }: { state: Schemas['MailingRecipientState'] }) {
  const intl = useIntl();
  return <StatusTag tone={recipientTones[state]}>{intl.formatMessage({ id: `mailing.recipient.${state}` })}</StatusTag>;
}
