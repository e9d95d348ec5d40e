import { sendAccountNotice, sendLinkMail } from './account/jobs.ts';
import { applyProposal, sendProposalMail } from './account/proposed-address/proposed-address.ts';
import { deleteEndedDevices } from './arrivals/port.ts';
import { sendContactMail } from './contact/jobs.ts';
import { sendFormAnswer } from './forms/mail/answer-email.ts';
import { deleteDueForms } from './forms/retention.ts';
import { sendNewsQuestion } from './news/jobs.ts';
import { deleteDueSubscribers } from './news/store.ts';
import { recordAttendance } from './online-sessions/attendance/record.ts';
import { deleteOldStays } from './online-sessions/attendance/totals.ts';
import { deleteOldPeople } from './online-sessions/joining/people.ts';
import { sendHostMail } from './online-sessions/mail/host-mail.ts';
import { mailEveryone, mailWhoeverIsDue } from './online-sessions/mail/queue.ts';
import { sendSessionMail } from './online-sessions/mail/send.ts';
import { cleanUpMeetings } from './online-sessions/meetings/clean-up.ts';
import { handOver } from './online-sessions/meetings/host-leaves.ts';
import { registerPerson, registerWhoeverIsExpected } from './online-sessions/meetings/registrants.ts';
import { syncMeeting } from './online-sessions/meetings/sync.ts';
import { sendReturnedMail } from './payments/mail/returned-payment-email.ts';
import { endPaymentHold, reconcileOrders } from './payments/paypal/jobs.ts';
import { followWebhookEvent } from './payments/paypal/webhook-events.ts';
import { deleteEnded } from './platform/http/limits/stored-limit.ts';
import { sendSealed } from './platform/mail/sealed.ts';
import { sendPrayedMail, sendPrayerMail } from './prayer/jobs.ts';
import { mailMessage } from './registrations/desk/messages.ts';
import { sendRegistrationMail } from './registrations/jobs.ts';
import { cancelPartiesOfCancelledEvents, cancelPartiesOfEvent } from './registrations/lifecycle/cancel-event.ts';
import { offerAddedPlaces } from './registrations/lifecycle/holds-and-offers.ts';
import { followAddresses } from './registrations/lifecycle/release-unconfirmed.ts';
import { maintainRegistrations } from './registrations/lifecycle/daily-maintenance.ts';
import { sendRegistrationLinks } from './registrations/mail/lost-links-email.ts';
import { findRegistration } from './registrations/port.ts';
import { countChanges } from './registrations/overview/figures.ts';
import { deleteDueRuns } from './reports/retention.ts';
import { sendSabbathMail } from './sabbath/jobs.ts';
import { sendReplyMail } from './sabbath/mail/reply-email.ts';
import { sendCode } from './session/mail/login-code-delivery.ts';
import { sendWaiverMail } from './waiver/jobs.ts';
import { beginReminders } from './waiver/mail/reminders.ts';
import { sendTest } from './mailings/preview.ts';
import { deleteOldRecipients } from './mailings/retention.ts';
import type { AppContext } from './context.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';

/** Maps each job of the queue to its handler. */
export function createJobHandlers(parts: AppContext): JobHandlers {
  return {
    'registration-mail': (payload) => sendRegistrationMail(parts, payload),
    'registration-links': (payload) => sendRegistrationLinks(parts, payload),
    'registration-care': async () => {
      await cancelPartiesOfCancelledEvents(parts);
      await offerAddedPlaces(parts);
      await maintainRegistrations(parts);
      await countChanges(parts.db);
    },
    'registration-addresses': () => followAddresses(parts),
    'event-cancellation': ({ eventId }) => cancelPartiesOfEvent(parts, eventId),
    'party-message': (payload) => mailMessage(parts, payload),
    'registration-hold': (payload) => endPaymentHold(parts, payload),
    'paypal-notice': (payload) => followWebhookEvent(parts, payload),
    'paypal-returned-mail': (payload) => sendReturnedMail(parts, payload),
    'paypal-check': () => reconcileOrders(parts),
    'link-mail': (payload) => sendLinkMail(parts, payload),
    'account-notice': (payload) => sendAccountNotice(parts, payload),
    'proposed-address-mail': (payload) => sendProposalMail(parts, payload),
    'proposed-address': (payload) => applyProposal(parts, payload),
    'code-mail': (payload) => sendCode(parts, payload),
    'sealed-mail': (payload) => sendSealed(parts, payload),
    'waiver-mail': (payload) => sendWaiverMail(parts, payload),
    'waiver-reminders': () => beginReminders(parts),
    'contact-mail': (payload) => sendContactMail(parts, payload),
    'prayer-mail': (payload) => sendPrayerMail(parts, payload),
    'form-answer-mail': (payload) => sendFormAnswer(parts, payload),
    'saturday-reply-mail': (payload) => sendReplyMail(parts, payload),
    'prayed-mail': (payload) => sendPrayedMail(parts, payload),
    'sabbath-mail': (payload) => sendSabbathMail(parts, payload),
    'news-question': (payload) => sendNewsQuestion(parts, payload, (id) => findRegistration(parts.db, id)),
    'meeting-sync': (payload) => syncMeeting(parts, payload),
    'session-mail': (payload) => sendSessionMail(parts, payload),
    'session-mails': (payload) => mailEveryone(parts, payload),
    'meeting-registrant': (payload) => registerPerson(parts, payload),
    'meeting-attendance': (payload) => recordAttendance(parts, payload),
    'session-mail-check': async () => {
      await mailWhoeverIsDue(parts);
      await registerWhoeverIsExpected(parts);
    },
    'meeting-host-mail': (payload) => sendHostMail(parts, payload),
    'meeting-ended': ({ userId }) =>
      parts.db.transaction().execute((transaction) => handOver(parts, transaction, userId)),
    'meeting-cleanup': (payload) => cleanUpMeetings(parts, payload),
    'mailing-test': (payload) => sendTest(parts, payload),
    'forms-deletion': async () => {
      await deleteDueForms(parts);
      await deleteDueSubscribers(parts.db, parts.clock());
      await deleteOldRecipients(parts);
      await deleteOldPeople(parts.db, parts.clock());
      await deleteOldStays(parts.db, parts.clock());
    },
    'reports-deletion': async () => {
      await deleteDueRuns(parts);
      await deleteEndedDevices(parts);
    },
    'limits-deletion': () => deleteEnded(parts.pool),
  };
}
