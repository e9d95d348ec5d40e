import { sendAccountNotification, sendLinkMail } from './account/jobs.ts';
import { applyProposal, sendProposalMail } from './account/proposed-address/proposed-address.ts';
import { deleteEndedDevices } from './arrivals/port.ts';
import { sendContactMail } from './contact/jobs.ts';
import { sendFormAnswer } from './forms/mail/answer-email.ts';
import { deleteDueForms } from './forms/retention.ts';
import { sendNewsQuestion } from './news/jobs.ts';
import { deleteDueSubscribers } from './news/store.ts';
import { recordAttendance } from './online-sessions/attendance/record.ts';
import { deleteOldPeople, deleteOldStays } from './online-sessions/retention.ts';
import { sendHostMail } from './online-sessions/mail/notify-host.ts';
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
import { sendSealed } from './platform/jobs/sealed-mail.ts';
import { sendPrayedMail, sendPrayerMail } from './prayer/jobs.ts';
import { mailMessage } from './registrations/desk/messages.ts';
import { sendRegistrationMail } from './registrations/jobs.ts';
import { cancelPartiesOfCanceledEvents, cancelPartiesOfEvent } from './registrations/lifecycle/cancel-event.ts';
import { offerAddedPlaces } from './registrations/lifecycle/holds-and-offers.ts';
import { followAddresses } from './registrations/lifecycle/release-unconfirmed.ts';
import { maintainRegistrations } from './registrations/lifecycle/daily-maintenance.ts';
import { sendRegistrationLinks } from './registrations/mail/lost-links-email.ts';
import { findRegistration } from './registrations/port.ts';
import { countChanges } from './registrations/overview/figures.ts';
import { deleteDueRuns } from './reports/retention.ts';
import { sendSabbathMail } from './sabbath/jobs.ts';
import { sendReplyMail } from './sabbath/mail/reply-email.ts';
import { deleteExpiredSessions } from './session/port.ts';
import { sendCode } from './session/mail/login-code-delivery.ts';
import { sendWaiverMail } from './waiver/jobs.ts';
import { beginReminders } from './waiver/mail/reminders.ts';
import { sendTest } from './mailings/preview.ts';
import { deleteOldMailingDrafts, deleteOldRecipients } from './mailings/retention.ts';
import type { AppContext } from './context.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';

/** Maps each job of the queue to its handler. */
export function createJobHandlers(context: AppContext): JobHandlers {
  return {
    'registration-mail': (payload) => sendRegistrationMail(context, payload),
    'registration-links': (payload) => sendRegistrationLinks(context, payload),
    'registration-care': async () => {
      await cancelPartiesOfCanceledEvents(context);
      await offerAddedPlaces(context);
      await maintainRegistrations(context);
      await countChanges(context.db);
    },
    'registration-addresses': () => followAddresses(context),
    'event-cancellation': ({ eventId }) => cancelPartiesOfEvent(context, eventId),
    'party-message': (payload) => mailMessage(context, payload),
    'registration-hold': (payload) => endPaymentHold(context, payload),
    'paypal-notice': (payload) => followWebhookEvent(context, payload),
    'paypal-returned-mail': (payload) => sendReturnedMail(context, payload),
    'paypal-check': () => reconcileOrders(context),
    'link-mail': (payload) => sendLinkMail(context, payload),
    'account-notice': (payload) => sendAccountNotification(context, payload),
    'proposed-address-mail': (payload) => sendProposalMail(context, payload),
    'proposed-address': (payload) => applyProposal(context, payload),
    'code-mail': (payload) => sendCode(context, payload),
    'sealed-mail': (payload) => sendSealed(context, payload),
    'waiver-mail': (payload) => sendWaiverMail(context, payload),
    'waiver-reminders': () => beginReminders(context),
    'contact-mail': (payload) => sendContactMail(context, payload),
    'prayer-mail': (payload) => sendPrayerMail(context, payload),
    'form-answer-mail': (payload) => sendFormAnswer(context, payload),
    'saturday-reply-mail': (payload) => sendReplyMail(context, payload),
    'prayed-mail': (payload) => sendPrayedMail(context, payload),
    'sabbath-mail': (payload) => sendSabbathMail(context, payload),
    'news-question': (payload) => sendNewsQuestion(context, payload, (id) => findRegistration(context.db, id)),
    'meeting-sync': (payload) => syncMeeting(context, payload),
    'session-mail': (payload) => sendSessionMail(context, payload),
    'session-announcement': (payload) => mailEveryone(context, payload),
    'meeting-registrant': (payload) => registerPerson(context, payload),
    'meeting-attendance': (payload) => recordAttendance(context, payload),
    'session-mail-check': async () => {
      await mailWhoeverIsDue(context);
      await registerWhoeverIsExpected(context);
    },
    'meeting-host-mail': (payload) => sendHostMail(context, payload),
    'meeting-ended': ({ userId }) =>
      context.db.transaction().execute((transaction) => handOver(context, transaction, userId)),
    'meeting-cleanup': (payload) => cleanUpMeetings(context, payload),
    'mailing-test': (payload) => sendTest(context, payload),
    'forms-deletion': async () => {
      await deleteDueForms(context);
      await deleteDueSubscribers(context.db, context.clock());
      await deleteOldRecipients(context);
      await deleteOldMailingDrafts(context.db, context.clock());
      await deleteOldPeople(context.db, context.clock());
      await deleteOldStays(context.db, context.clock());
    },
    'reports-deletion': async () => {
      await deleteDueRuns(context);
      await deleteEndedDevices(context);
    },
    'limits-deletion': () => deleteEnded(context.pool),
    'sessions-deletion': () => deleteExpiredSessions(context.db, context.clock()),
  };
}
