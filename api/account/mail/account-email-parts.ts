import type { MailMessageId } from '../../platform/mail/messages/messages.ts';

/** The topics of emails about an account. */
export type AccountMailKind =
  | 'sign-up'
  | 'account-exists'
  | 'email-change'
  | 'address-taken'
  | 'email-change-asked'
  | 'email-changed'
  | 'address-confirmation'
  | 'address-objection'
  | 'password-reset'
  | 'invitation'
  | 'password-changed'
  | 'account-closed';

/** A paragraph, or a button that leads to a page of the site. */
export type MailPart =
  | MailMessageId
  | {
      readonly label: MailMessageId;
      readonly page: '/login' | '/forgotPassword' | '/verifyEmail' | '/confirmAddress' | '/keepAddress';
      readonly withToken?: true;
    };

const logIn: MailPart = { label: 'account.action.logIn', page: '/login' };
const newPassword: MailPart = { label: 'account.action.newPassword', page: '/forgotPassword' };

/** The parts between the greeting and the closing. Inboxes show the first paragraph as a preview. */
export const accountMailParts: Readonly<Record<AccountMailKind, readonly [MailMessageId, ...MailPart[]]>> = {
  'sign-up': [
    'account.sign-up.1',
    { label: 'account.action.confirm', page: '/verifyEmail', withToken: true },
    'account.sign-up.2',
    'account.sign-up.3',
  ],
  'account-exists': [
    'account.account-exists.1',
    logIn,
    'account.account-exists.2',
    newPassword,
    'account.account-exists.3',
  ],
  'email-change': [
    'account.email-change.1',
    { label: 'account.action.confirmNew', page: '/verifyEmail', withToken: true },
    'account.email-change.2',
    'account.email-change.3',
  ],
  'address-taken': ['account.address-taken.1', logIn, 'account.address-taken.2', newPassword],
  'email-change-asked': ['account.email-change-asked.1', 'account.email-change-asked.2', newPassword],
  'email-changed': ['account.email-changed.1', 'account.email-changed.2'],
  'address-confirmation': [
    'account.address-confirmation.1',
    { label: 'account.action.confirmNew', page: '/confirmAddress', withToken: true },
    'account.address-confirmation.2',
    'account.address-confirmation.3',
  ],
  'address-objection': [
    'account.address-objection.1',
    'account.address-objection.2',
    { label: 'account.action.keep', page: '/keepAddress', withToken: true },
    'account.address-objection.3',
  ],
  'password-reset': [
    'account.password-reset.1',
    { label: 'account.action.newPassword', page: '/forgotPassword', withToken: true },
    'account.password-reset.once',
    'account.password-reset.2',
  ],
  invitation: [
    'account.invitation.1',
    { label: 'account.action.choosePassword', page: '/forgotPassword', withToken: true },
    'account.invitation.2',
  ],
  'password-changed': ['account.password-changed.1', 'account.password-changed.2', newPassword],
  'account-closed': ['account.account-closed.1', 'account.account-closed.2', 'account.account-closed.3'],
};
