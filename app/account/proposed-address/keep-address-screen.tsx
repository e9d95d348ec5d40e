import { useIntl, type IntlShape } from 'react-intl';
import { createApi, dataOf } from '../../platform/client/client.ts';
import type { Head } from '../../platform/shell/screen.ts';
import { MailedQuestion } from './mailed-question.tsx';

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'keepAddress.title' }), description: '', isPrivate: true };
}

/** Rejects a different address that staff proposed for the account; opened from the current mailbox, without signing in. */
export function Component() {
  const intl = useIntl();
  const keep = async (token: string) => {
    await dataOf(createApi().POST('/account/proposed-address/objection', { body: { token } }));
    return intl.formatMessage({ id: 'keepAddress.doneText' });
  };
  return (
    <MailedQuestion
      title={intl.formatMessage({ id: 'keepAddress.title' })}
      text={intl.formatMessage({ id: 'keepAddress.text' })}
      submitLabel={intl.formatMessage({ id: 'keepAddress.submit' })}
      doneTitle={intl.formatMessage({ id: 'keepAddress.done' })}
      onSubmit={keep}
    />
  );
}
