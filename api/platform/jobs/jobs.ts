import type { components } from '../contract/schema.gen.ts';

/*
 * The jobs there are. A job is put into the queue in the transaction of the change that causes it, so it exists exactly
 * if the change does; it is done at least once, so a handler must bear being called again for work already done. A
 * payload holds identifiers only: what is to be sent is read when the job is done. One-time codes
 * are derived from their id when their mail is made, and stand in no payload.
 */

/** Each job's name and what it is told. */
export type JobPayloads = {
  /**
   * Word to the contact person of a registration of what has happened; the version tells one mail from another, and `again` one
   * that is sent once more from the first. The mailbox is
   * the one that it was counted for: after a change of the address the mail about that goes to the new one, and is counted for it.
   */
  'registration-mail': {
    registrationId: string;
    notice: RegistrationNotice;
    version: number;
    receipt?: Receipt;
    again?: string;
    mailbox?: string;
  };
  /** The links to all registrations under the address of this one, if it is there and still has the address that was asked about. */
  'registration-links': { id: string; registrationId: string; language: 'en' | 'es'; mailbox?: string };
  /** What is due for registrations each day: places that an event has more than before, reminders, details kept for long enough. */
  'registration-care': Record<string, never>;
  /** Reminders of addresses that nobody has confirmed, and the places of parties that were reminded in vain; every 15 minutes. */
  'registration-addresses': Record<string, never>;
  /** What staff wrote to a party. */
  'party-message': { messageId: string };
  /** The end of the time for which places are kept. */
  'registration-hold': { registrationId: string };
  /** Something that PayPal has told of, by its id there: what became of it is asked. */
  'paypal-notice': { clientId: string; subject: 'order' | 'capture' | 'refund' | 'reversal'; id: string };
  /** Word to a member of staff of money that was returned or taken back at PayPal itself, by our id of it. */
  'paypal-returned-mail': { refundId: string; userId: number; isEntered: boolean };
  /** PayPal is asked about orders that nobody came back for, and about refunds without an answer; every two minutes. */
  'paypal-check': Record<string, never>;
  /**
   * The mail with a link, or the one that says why there is none. It was ordered by its owner at the public page, where
   * nobody looks whether there is an account, or by staff, whose order is in the audit trail already.
   */
  'link-mail': { linkId: string; orderedBy: 'owner' | 'staff' };
  /** What an address that staff have written into an account brings: a link to confirm it, and one to object to it. */
  'proposed-address-mail': { proposalId: string; to: 'new' | 'old' };
  /** The time from which such an address counts, if it is confirmed. */
  'proposed-address': { proposalId: string };
  /** Word to a user that something of the account was changed; the id tells one notice from another. */
  'account-notice': { id: string; userId: number; kind: 'password-changed' | 'email-change-asked' };
  /** The one-time code of a sign-in that waits for it. */
  'code-mail': { challengeId: string };
  /** An email to an address that is kept nowhere else any more, see mail/sealed.ts. */
  'sealed-mail': { sealed: string };
  /** A link for someone who is to sign the waiver from elsewhere, or word to a party of missing signatures. */
  'waiver-mail':
    | { kind: 'link'; linkId: string; orderNumber: number }
    | { kind: 'reminder'; registrationId: string; dueAt: string };
  /** The days on which parties are reminded of missing signatures; looked for every morning. */
  'waiver-reminders': Record<string, never>;
  /** What is written about a message from the contact form, to the center or to who sent it. */
  'contact-mail': { id: string; to: MailSide };
  /** The same about a prayer request. */
  'prayer-mail': { id: string; to: MailSide };
  /** The same about a request for a Saturday prayer or a Saturday retreat. */
  'sabbath-mail': { id: string; to: MailSide };
  /** The end of the time for which forms and drafts are kept; done every night. */
  'forms-deletion': Record<string, never>;
  /** The end of the time for which limits count. */
  'limits-deletion': Record<string, never>;
};

/**
 * What came or was returned, and what was to be paid after it, in cents: a receipt says what was true then. A reversal is a
 * return that PayPal made by itself.
 */
export type Receipt = {
  amountCents: number;
  balanceCents: number;
  /** What of the balance was not due yet. */
  laterCents?: number;
  isReversal?: boolean;
};

/** What a party is written to about. */
export type RegistrationNotice = Exclude<
  components['schemas']['RegistrationChangeKind'],
  | 'promoted'
  | 'addressConfirmed'
  | 'closed'
  | 'paymentPending'
  | 'receipt'
  | 'message'
  | 'waiverSigned'
  | 'waiverLinkSent'
  | 'waiverLinkStopped'
>;

/** The two sides that are written to when a form has come in, each by a mail of its own that is tried on its own. */
type MailSide = 'staff' | 'sender';

export type JobName = keyof JobPayloads;

/** What does each job. An error means: try again later. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** How each job is tried and kept; all times in seconds. */
export type JobRules = {
  /** After this a worker that has not answered counts as dead, and the job is given to another. */
  expireInSeconds: number;
  retryLimit: number;
  /** The wait before the first retry; it doubles each time up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long a finished or finally failed job is kept. */
  deleteAfterSeconds: number;
  /** For a job that time alone causes: when, as cron has it, by the center's clock. Processes agree on one. */
  cron?: string;
};

const day = 24 * 60 * 60;

/** A mail is tried for about two days: mail servers can be away that long. */
const mail: JobRules = {
  expireInSeconds: 120,
  retryLimit: 20,
  retryDelay: 15,
  retryDelayMax: 3 * 60 * 60,
  deleteAfterSeconds: 7 * day,
};

/** Someone waits for it, and it is of use for ten minutes. */
const codeMail: JobRules = {
  expireInSeconds: 60,
  retryLimit: 40,
  retryDelay: 2,
  retryDelayMax: 20,
  deleteAfterSeconds: day,
};

/** Places must not stay taken because a process was away; the check itself is quick. */
const hold: JobRules = {
  expireInSeconds: 60,
  retryLimit: 100,
  retryDelay: 15,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: day,
};

/** PayPal can be away for hours. */
const payPal: JobRules = {
  expireInSeconds: 120,
  retryLimit: 60,
  retryDelay: 10,
  retryDelayMax: 30 * 60,
  deleteAfterSeconds: 7 * day,
};

/** What is not done this night is done in the next. */
const nightly: JobRules = {
  expireInSeconds: 15 * 60,
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 30 * 60,
  deleteAfterSeconds: 7 * day,
};

export const jobRules: Record<JobName, JobRules> = {
  'registration-mail': mail,
  'registration-links': mail,
  'registration-care': { ...nightly, cron: '11 9 * * *' },
  'registration-addresses': {
    ...nightly,
    retryLimit: 0,
    deleteAfterSeconds: 60 * 60,
    cron: '*/15 * * * *',
  },
  'party-message': mail,
  'registration-hold': hold,
  'paypal-notice': payPal,
  'paypal-returned-mail': mail,
  'paypal-check': {
    ...payPal,
    retryLimit: 0,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: 60 * 60,
    cron: '*/2 * * * *',
  },
  'link-mail': mail,
  'account-notice': mail,
  'proposed-address-mail': mail,
  'proposed-address': hold,
  'code-mail': codeMail,
  'sealed-mail': { ...mail, deleteAfterSeconds: 60 },
  'waiver-mail': mail,
  'waiver-reminders': { ...nightly, cron: '5 9 * * *' },
  'contact-mail': mail,
  'prayer-mail': mail,
  'sabbath-mail': mail,
  'forms-deletion': { ...nightly, cron: '17 3 * * *' },
  'limits-deletion': { ...nightly, retryLimit: 0, deleteAfterSeconds: 60 * 60, cron: '*/10 * * * *' },
};

export const jobNames = Object.keys(jobRules) as JobName[];
