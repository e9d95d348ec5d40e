import { useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import type { Head } from '../../platform/shell/screen.ts';
import { MailedQuestion } from './mailed-question.tsx';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'confirmAddress.title' }), description: '', isPrivate: true };
}

/** Confirms an address that staff proposed for an account; opened from the new mailbox. */
export function Component() {
  const intl = useIntl();
  const confirm = async (token: string) => {
    const answer = await dataOf(createApi().POST('/account/proposed-address/confirmation', { body: { token } }));
    if (answer.isChanged) return intl.formatMessage({ id: 'confirmAddress.changed' });
    const date = intl.formatDate(answer.effectiveAt, { dateStyle: 'long', timeStyle: 'short' });
    return intl.formatMessage({ id: 'confirmAddress.waiting' }, { date });
  };
  return (
    <MailedQuestion
      title={intl.formatMessage({ id: 'confirmAddress.title' })}
      text={intl.formatMessage({ id: 'confirmAddress.text' })}
      submitLabel={intl.formatMessage({ id: 'confirmAddress.submit' })}
      doneTitle={intl.formatMessage({ id: 'confirmAddress.done' })}
      onSubmit={confirm}
    />
  );
}
