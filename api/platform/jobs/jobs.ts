import type { components } from '../contract/schema.gen.ts';

/*
 * All jobs. A job is added to the queue in the transaction of the change that causes it, so it exists exactly if the change does.
 * It runs at least once, so a handler must tolerate being called again for finished work. A payload contains only identifiers:
 * the content is read when the job runs. One-time codes are derived from their id when their email is created, and appear in no
 * payload.
 */

/** Each job's name and its payload. */
export type JobPayloads = {
  /**
   * Notifies the contact about a change to their registration. The version tells one email from another, and `again` one that is
   * sent again from the first. The mailbox is the one that was counted for it: after a change of the address, the email about
   * that goes to the new one and is counted for it.
   */
  'registration-mail': {
    registrationId: string;
    notice: RegistrationNotice;
    version: number;
    receipt?: Receipt;
    again?: string;
    mailbox?: string;
    /** Of a reminder to confirm the address: the other parties of the mailbox that it reminds as well. */
    others?: readonly string[];
  };
  /** The links to all registrations under the address of this one, if it exists and still has the requested address. */
  'registration-links': { id: string; registrationId: string; language: 'en' | 'es'; mailbox?: string };
  /**
   * The daily maintenance of registrations: places that an event has gained, reminders, details whose retention time has passed.
   */
  'registration-care': Record<string, never>;
  /** Reminders of unconfirmed addresses, and the places of parties that were reminded in vain; every 15 minutes. */
  'registration-addresses': Record<string, never>;
  /** Cancels the parties of a canceled event, one after the other, and tells each of them. */
  'event-cancellation': { eventId: string };
  /** What staff wrote to a party. */
  'party-message': { messageId: string };
  /** The end of the time for which places are held. */
  'registration-hold': { registrationId: string };
  /** What a PayPal webhook event names, by its id there. The name of a queue is stored: another one would lose waiting jobs. */
  'paypal-notice': { clientId: string; subject: 'order' | 'capture' | 'refund' | 'reversal'; id: string };
  /** Notifies a member of staff that money was returned or taken back at PayPal itself, by our id of it. */
  'paypal-returned-mail': { refundId: string; userId: number; isEntered: boolean };
  /** Asks PayPal about orders that nobody came back for, and about unanswered refunds; every two minutes. */
  'paypal-check': Record<string, never>;
  /**
   * The email with a link, or the one that says why there is none. Its owner requested it on the public page, which does not
   * check whether there is an account, or staff did, whose request is already in the audit trail.
   */
  'link-mail': { linkId: string; orderedBy: 'owner' | 'staff' };
  /** The emails about an address that staff proposed for an account: a link to confirm it, and one to object to it. */
  'proposed-address-mail': { proposalId: string; to: 'new' | 'old' };
  /** The time from which such an address takes effect, if it is confirmed. */
  'proposed-address': { proposalId: string };
  /** Notifies a user that something in the account changed; the id tells one notification from another. */
  'account-notice': { id: string; userId: number; kind: 'password-changed' | 'email-change-asked' };
  /** The one-time code of a sign-in that waits for it. */
  'code-mail': { challengeId: string };
  /** An email to an address that is stored nowhere else anymore, see mail/sealed.ts. */
  'sealed-mail': { sealed: string };
  /** A link for someone who signs the waiver from elsewhere, or a reminder to a party about missing signatures. */
  'waiver-mail':
    | { kind: 'link'; linkId: string; orderNumber: number }
    | { kind: 'reminder'; registrationId: string; dueAt: string; mailbox?: string };
  /** The days on which parties are reminded of missing signatures; checked every morning. */
  'waiver-reminders': Record<string, never>;
  /** The email about a message from the contact form, to the center or to its sender. */
  'contact-mail': { id: string; to: MailSide };
  /** The same about a prayer request. */
  'prayer-mail': { id: string; to: MailSide };
  /** Tells the requester that we have prayed, if the request is still marked as prayed at that moment. */
  'prayed-mail': { id: string; at: string };
  /** The same about a request for a Saturday prayer or a Saturday retreat. */
  'sabbath-mail': { id: string; to: MailSide };
  /** An answer from staff to someone who wrote through a form. */
  'form-answer-mail': { answerId: string };
  /** What a person replied to a proposed Saturday, to staff; after yes also a confirmation. */
  'saturday-reply-mail': { answerId: string; to: MailSide };
  /** The email that asks an address whether it wants emails about upcoming events; the id tells one question from another. */
  'news-question': { id: string } & ({ registrationId: string } | { userId: number });
  /** Creates, changes or deletes the meeting of an online session, as the session is when the job runs. */
  'meeting-sync': { sessionId: string };
  /** Registers somebody at the meeting provider, for an address of their own. */
  'meeting-registrant': { registrantId: string };
  /**
   * What the meeting provider has told of who was in a meeting, by its id there: when somebody came or left, or when it ended. The stay
   * and the visitor are digests; it contains no names.
   */
  'meeting-attendance': {
    meetingId: string;
    stay?: string;
    visitor?: string;
    registrantId?: string;
    joinedAt?: string;
    leftAt?: string;
    endedAt?: string;
  };
  /** Tells someone of an online session what they do not know yet, as it is when the job runs. */
  'session-mail': { sessionId: string; recipient: string };
  /** Tells everyone who comes to an online session of a change, each by an email of their own. */
  'session-mails': { sessionId: string };
  /** Reminders of online sessions, and those who come and have not been told or registered; every five minutes. */
  'session-mail-check': Record<string, never>;
  /**
   * Tells a host about sessions to come: a substitute that these are to be taken over, or a host that the connection has ended, or
   * that there is no meeting.
   */
  'meeting-host-mail': {
    id: string;
    kind: 'takeOver' | 'connectionEnded' | 'noMeeting';
    userId: number;
    sessionIds?: readonly string[];
  };
  /** Hands over the sessions of a host whose connection the provider has ended. */
  'meeting-ended': { userId: number };
  /** Deletes meetings at the provider after the end of a connection; the tokens for it are sealed, and stored nowhere else. */
  'meeting-cleanup': { sealed: string };
  /** A preview of a bulk email, for the user who asked for it. */
  'mailing-test': { id: string; mailingId: string; userId: number; position: number; language: 'en' | 'es' };
  /** The end of the retention time of forms, drafts and recipients of bulk emails; every night. */
  'forms-deletion': Record<string, never>;
  /** The end of the retention time of report runs; every night. */
  'reports-deletion': Record<string, never>;
  /** The end of the windows of limits. */
  'limits-deletion': Record<string, never>;
};

/**
 * What was received or returned, and the balance after it, in cents: a receipt says what was true then. A reversal is a return
 * that PayPal made by itself.
 */
export type Receipt = {
  amountCents: number;
  balanceCents: number;
  /** The part of the balance that was not due yet. */
  laterCents?: number;
  isReversal?: boolean;
};

/** The events that a party is notified about. */
export type RegistrationNotice = Exclude<
  components['schemas']['RegistrationChangeKind'],
  | 'promoted'
  | 'addressConfirmed'
  | 'closed'
  | 'priceApplied'
  | 'paymentPending'
  | 'receipt'
  | 'message'
  | 'waiverSigned'
  | 'waiverLinkSent'
  | 'waiverLinkStopped'
  | 'signatureReminder'
  | 'arrived'
  | 'arrivalUndone'
  | 'departed'
  | 'departureUndone'
  | 'notComing'
  | 'notComingUndone'
  | 'placesFreed'
  | 'arrivalDismissed'
>;

/** The two recipients of a new form's emails, each by its own email that is tried separately. */
type MailSide = 'staff' | 'sender';

export type JobName = keyof JobPayloads;

/** The handler of each job. An error means: try again later. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** How each job is retried and kept; all times in seconds. */
export type JobRules = {
  /** After this a worker that has not answered counts as dead, and another gets the job. */
  expireInSeconds: number;
  retryLimit: number;
  /** The wait before the first retry; it doubles each time up to the longest. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long a finished or permanently failed job is kept. */
  deleteAfterSeconds: number;
  /** For a job started by time alone: when, as a cron expression, by the center's clock. Processes agree on one run. */
  cron?: string;
};

const day = 24 * 60 * 60;

/** Delivery is attempted for about two days: mail servers can be down that long. */
const mail: JobRules = {
  expireInSeconds: 120,
  retryLimit: 20,
  retryDelay: 15,
  retryDelayMax: 3 * 60 * 60,
  deleteAfterSeconds: 7 * day,
};

/** Someone waits for it, and it is useful for ten minutes. */
const codeMail: JobRules = {
  expireInSeconds: 60,
  retryLimit: 40,
  retryDelay: 2,
  retryDelayMax: 20,
  deleteAfterSeconds: day,
};

/** Places must not stay taken because a process was down; the check itself is quick. */
const hold: JobRules = {
  expireInSeconds: 60,
  retryLimit: 100,
  retryDelay: 15,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: day,
};

/** Families wait for the news; parties that are canceled already are passed over by the next try. */
const ofParties: JobRules = {
  expireInSeconds: 15 * 60,
  retryLimit: 100,
  retryDelay: 15,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: 7 * day,
};

/** Another company's service can be down for hours. */
const elsewhere: JobRules = {
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
  'event-cancellation': ofParties,
  'party-message': mail,
  'registration-hold': hold,
  'paypal-notice': elsewhere,
  'paypal-returned-mail': mail,
  'paypal-check': {
    ...elsewhere,
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
  'prayed-mail': mail,
  'form-answer-mail': mail,
  'saturday-reply-mail': mail,
  'sabbath-mail': mail,
  'news-question': mail,
  'meeting-sync': elsewhere,
  'meeting-registrant': elsewhere,
  'meeting-attendance': elsewhere,
  'session-mail': mail,
  'session-mails': mail,
  'session-mail-check': {
    ...nightly,
    retryLimit: 0,
    deleteAfterSeconds: 60 * 60,
    cron: '*/5 * * * *',
  },
  'meeting-host-mail': mail,
  'meeting-ended': elsewhere,
  'meeting-cleanup': { ...elsewhere, deleteAfterSeconds: 60 },
  'mailing-test': mail,
  'forms-deletion': { ...nightly, cron: '17 3 * * *' },
  'reports-deletion': { ...nightly, cron: '41 3 * * *' },
  'limits-deletion': { ...nightly, retryLimit: 0, deleteAfterSeconds: 60 * 60, cron: '*/10 * * * *' },
};

export const jobNames = Object.keys(jobRules) as JobName[];
