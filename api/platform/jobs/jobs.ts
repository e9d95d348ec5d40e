import type { components } from '../contract/schema.gen.ts';

/*
 * All jobs. A job is added to the queue in the transaction of the change that causes it, so it exists if and only if the change
 * does. It runs at least once, so a handler must tolerate being called again for finished work. A payload contains only
 * identifiers; the content is read when the job runs. One-time codes are derived from their id when their email is created and
 * appear in no payload.
 */

/** Each job's name and its payload. */
export type JobPayloads = {
  /**
   * Notifies the contact about a change to their registration. The version distinguishes emails from one another, and `again`
   * distinguishes a resent email from the first. The mailbox is the one whose limit the email counts toward; an email about a
   * changed address goes to the new address and counts toward its limit.
   */
  'registration-mail': {
    registrationId: string;
    notice: RegistrationNotification;
    version: number;
    receipt?: Receipt;
    again?: string;
    mailbox?: string;
    /** In a reminder to confirm the address: the other parties with the same mailbox, which it covers as well. */
    others?: readonly string[];
  };
  /** Emails the links to all registrations with the address of this one, if it exists and still has the requested address. */
  'registration-links': { id: string; registrationId: string; language: 'en' | 'es'; mailbox?: string };
  /**
   * The daily maintenance of registrations: new places at events, reminders, and details whose retention period has ended.
   */
  'registration-care': Record<string, never>;
  /** Reminds parties with unconfirmed addresses and releases the places of those that did not respond; every 15 minutes. */
  'registration-addresses': Record<string, never>;
  /** Cancels the parties of a canceled event one by one and notifies each of them. */
  'event-cancellation': { eventId: string };
  /** Sends a message from staff to a party. */
  'party-message': { messageId: string };
  /** Runs when the time for which places are held has ended. */
  'registration-hold': { registrationId: string };
  /** Processes the object of a PayPal webhook event, by its PayPal id. Renaming a queue would lose its waiting jobs. */
  'paypal-notice': { clientId: string; subject: 'order' | 'capture' | 'refund' | 'reversal'; id: string };
  /** Notifies a staff member about a refund or reversal made at PayPal itself, by our id of it. */
  'paypal-returned-mail': { refundId: string; userId: number; isEntered: boolean };
  /** Asks PayPal about orders whose payers did not return and about refunds without a response; every two minutes. */
  'paypal-check': Record<string, never>;
  /**
   * Sends the email with a link, or one that explains why there is none. The request came from its owner on the public page, which
   * does not check whether there is an account, or from staff, whose request is already in the audit trail.
   */
  'link-mail': { linkId: string; orderedBy: 'owner' | 'staff' };
  /** Sends the emails about an address that staff proposed for an account: a link to confirm it, and one to object to it. */
  'proposed-address-mail': { proposalId: string; to: 'new' | 'old' };
  /** Runs when a proposed address takes effect, if it is confirmed. */
  'proposed-address': { proposalId: string };
  /** Notifies a user about a change to the account; the id distinguishes notifications from one another. */
  'account-notice': { id: string; userId: number; kind: 'password-changed' | 'email-change-asked' };
  /** Sends the one-time code for a sign-in that is waiting for it. */
  'code-mail': { challengeId: string };
  /** Sends an email to an address that is no longer stored anywhere else; see mail/sealed.ts. */
  'sealed-mail': { sealed: string };
  /** Sends a link to someone who signs the waiver remotely, or reminds a party about missing signatures. */
  'waiver-mail':
    | { kind: 'link'; linkId: string; orderNumber: number }
    | { kind: 'reminder'; registrationId: string; dueAt: string; mailbox?: string };
  /** Checks every morning which parties are due a reminder about missing signatures. */
  'waiver-reminders': Record<string, never>;
  /** Sends the email about a message from the contact form, to the center or to its sender. */
  'contact-mail': { id: string; to: MailSide };
  /** The same about a prayer request. */
  'prayer-mail': { id: string; to: MailSide };
  /**
   * Tells the requester that we have prayed, if the request is still marked as prayed at that time. With `mustWait`, the mailbox had
   * reached its limit, and is asked again.
   */
  'prayed-mail': { id: string; at: string; mustWait?: true };
  /** The same about a request for a Saturday prayer or a Saturday retreat. */
  'sabbath-mail': { id: string; to: MailSide };
  /** Sends staff's answer to someone who submitted a form. */
  'form-answer-mail': { answerId: string };
  /** Notifies staff about a reply to a proposed Saturday; after a yes, also sends a confirmation to the sender. */
  'saturday-reply-mail': { answerId: string; to: MailSide };
  /** Asks the owner of an address whether they want emails about upcoming events; the id distinguishes these questions. */
  'news-question': { id: string } & ({ registrationId: string } | { userId: number });
  /** Creates, changes or deletes the meeting of an online session, based on its state when the job runs. */
  'meeting-sync': { sessionId: string };
  /** Registers a person with the meeting provider to get a personal meeting link. */
  'meeting-registrant': { registrantId: string };
  /**
   * Records an attendance event from the meeting provider, by its meeting id: someone joined or left, or the meeting ended. The
   * stay and the visitor are digests; the payload contains no names.
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
  /** Emails a recipient the news of an online session that they have not received yet, as of when the job runs. */
  'session-mail': { sessionId: string; recipient: string };
  /** Notifies everyone who attends an online session about a change, each in a separate email. */
  'session-announcement': { sessionId: string };
  /** Reminds attendees of online sessions, and notifies and registers those who were missed; every five minutes. */
  'session-mail-check': Record<string, never>;
  /**
   * Notifies a host about upcoming sessions: a substitute that they must take these over, or a host that the connection has ended
   * or that there is no meeting.
   */
  'meeting-host-mail': {
    id: string;
    kind: 'takeOver' | 'connectionEnded' | 'noMeeting';
    userId: number;
    sessionIds?: readonly string[];
  };
  /** Reassigns the sessions of a host whose connection the provider has ended. */
  'meeting-ended': { userId: number };
  /** Deletes meetings at the provider after a connection has ended; the tokens for this are sealed and stored nowhere else. */
  'meeting-cleanup': { sealed: string };
  /** Sends a preview of a bulk email to the user who requested it. */
  'mailing-test': { id: string; mailingId: string; userId: number; position: number; language: 'en' | 'es' };
  /** Deletes forms, drafts and recipients of bulk emails whose retention period has ended; every night. */
  'forms-deletion': Record<string, never>;
  /** Deletes report runs whose retention period has ended; every night. */
  'reports-deletion': Record<string, never>;
  /** Deletes rate-limit windows that have ended; every ten minutes. */
  'limits-deletion': Record<string, never>;
  /** Deletes sessions that have expired, with the drafts of their guests; every two minutes. */
  'sessions-deletion': Record<string, never>;
};

/**
 * The amount received or refunded and the balance afterward, in cents, as of that time. A reversal is a return of money that PayPal
 * initiated itself.
 */
export type Receipt = {
  amountCents: number;
  balanceCents: number;
  /** The part of the balance that was not due yet. */
  laterCents?: number;
  isReversal?: boolean;
};

/** The events that a party is notified about. */
export type RegistrationNotification = Exclude<
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

/** The two recipients of the emails about a new form. Each email is a separate job with its own retries. */
type MailSide = 'staff' | 'sender';

export type JobName = keyof JobPayloads;

/** The handler of each job. If it throws, the job is retried later. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** How a job is retried and retained; all times are in seconds. */
export type JobRules = {
  /** After this time, a worker that has not finished counts as dead, and another one gets the job. */
  expireInSeconds: number;
  retryLimit: number;
  /** The delay before the first retry; it doubles each time up to the maximum. */
  retryDelay: number;
  retryDelayMax: number;
  /** How long a finished or permanently failed job is kept. */
  deleteAfterSeconds: number;
  /** The schedule of a scheduled job, as a cron expression in the center's time zone. It runs only once across all processes. */
  cron?: string;
};

const day = 24 * 60 * 60;

/** Delivery is attempted for about 36 hours, because mail servers can be down that long. */
const mail: JobRules = {
  expireInSeconds: 120,
  retryLimit: 20,
  retryDelay: 15,
  retryDelayMax: 3 * 60 * 60,
  deleteAfterSeconds: 7 * day,
};

/** Someone is waiting for the code, which is valid for only ten minutes. */
const codeMail: JobRules = {
  expireInSeconds: 60,
  retryLimit: 40,
  retryDelay: 2,
  retryDelayMax: 20,
  deleteAfterSeconds: day,
};

/** Places must not stay booked because a process was down; the check itself is quick. */
const hold: JobRules = {
  expireInSeconds: 60,
  retryLimit: 100,
  retryDelay: 15,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: day,
};

/** Families are waiting for the notification; a retry skips parties that are already canceled. */
const ofParties: JobRules = {
  expireInSeconds: 15 * 60,
  retryLimit: 100,
  retryDelay: 15,
  retryDelayMax: 10 * 60,
  deleteAfterSeconds: 7 * day,
};

/** An external service can be down for hours. */
const elsewhere: JobRules = {
  expireInSeconds: 120,
  retryLimit: 60,
  retryDelay: 10,
  retryDelayMax: 30 * 60,
  deleteAfterSeconds: 7 * day,
};

/** Work that fails tonight is done the next night. */
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
  'session-announcement': mail,
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
  'sessions-deletion': { ...nightly, retryLimit: 0, deleteAfterSeconds: 60 * 60, cron: '*/2 * * * *' },
};

export const jobNames = Object.keys(jobRules) as JobName[];
