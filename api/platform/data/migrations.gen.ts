// Generated from the folder migrations by api/platform/data/generate/generate-migrations.ts. Do not edit.
import type { Migration } from 'kysely/migration';
import { up as up0001 } from './migrations/0001-0025/0001-first.ts';
import { up as up0002 } from './migrations/0001-0025/0002-public-forms.ts';
import { up as up0003 } from './migrations/0001-0025/0003-users.ts';
import { up as up0004 } from './migrations/0001-0025/0004-accounts.ts';
import { up as up0005 } from './migrations/0001-0025/0005-live-state.ts';
import { up as up0006 } from './migrations/0001-0025/0006-registration-lifecycle.ts';
import { up as up0007 } from './migrations/0001-0025/0007-staff-registrations.ts';
import { up as up0008 } from './migrations/0001-0025/0008-account-indexes.ts';
import { up as up0009 } from './migrations/0001-0025/0009-waivers.ts';
import { up as up0010 } from './migrations/0001-0025/0010-paypal.ts';
import { up as up0011 } from './migrations/0001-0025/0011-party-details.ts';
import { up as up0012 } from './migrations/0001-0025/0012-meeting-accounts.ts';
import { up as up0013 } from './migrations/0001-0025/0013-ledger-order.ts';
import { up as up0014 } from './migrations/0001-0025/0014-paypal-reversals.ts';
import { up as up0015 } from './migrations/0001-0025/0015-accepted-offers.ts';
import { up as up0016 } from './migrations/0001-0025/0016-owing-parties.ts';
import { up as up0017 } from './migrations/0001-0025/0017-signing-anew.ts';
import { up as up0018 } from './migrations/0001-0025/0018-stopped-links.ts';
import { up as up0019 } from './migrations/0001-0025/0019-repeated-changes.ts';
import { up as up0020 } from './migrations/0001-0025/0020-mail-limits.ts';
import { up as up0021 } from './migrations/0001-0025/0021-code-mails.ts';
import { up as up0022 } from './migrations/0001-0025/0022-responsible-adults.ts';
import { up as up0023 } from './migrations/0001-0025/0023-waiting-order.ts';
import { up as up0025 } from './migrations/0001-0025/0025-proposed-addresses.ts';
import { up as up0030 } from './migrations/0026-0050/0030-pending-refunds.ts';
import { up as up0031 } from './migrations/0026-0050/0031-price-adjustments.ts';
import { up as up0034 } from './migrations/0026-0050/0034-unconfirmed-addresses.ts';
import { up as up0035 } from './migrations/0026-0050/0035-link-numbers.ts';
import { up as up0036 } from './migrations/0026-0050/0036-room-choices.ts';
import { up as up0037 } from './migrations/0026-0050/0037-deposits.ts';
import { up as up0038 } from './migrations/0026-0050/0038-clean-names.ts';
import { up as up0039 } from './migrations/0026-0050/0039-unmatched-payments.ts';
import { up as up0044 } from './migrations/0026-0050/0044-open-work.ts';
import { up as up0047 } from './migrations/0026-0050/0047-own-entries.ts';
import { up as up0049 } from './migrations/0026-0050/0049-report-runs.ts';
import { up as up0050 } from './migrations/0026-0050/0050-form-desks.ts';
import { up as up0054 } from './migrations/0051-0075/0054-saturday-decisions.ts';
import { up as up0055 } from './migrations/0051-0075/0055-form-answers.ts';
import { up as up0056 } from './migrations/0051-0075/0056-saved-views.ts';
import { up as up0057 } from './migrations/0051-0075/0057-prayer-totals.ts';
import { up as up0058 } from './migrations/0051-0075/0058-mailings.ts';
import { up as up0059 } from './migrations/0051-0075/0059-saturdays.ts';
import { up as up0060 } from './migrations/0051-0075/0060-contact-order.ts';
import { up as up0061 } from './migrations/0051-0075/0061-news.ts';
import { up as up0062 } from './migrations/0051-0075/0062-saturday-proposals.ts';
import { up as up0063 } from './migrations/0051-0075/0063-list-pages.ts';
import { up as up0064 } from './migrations/0051-0075/0064-news-mailings.ts';
import { up as up0065 } from './migrations/0051-0075/0065-mail-bounces.ts';
import { up as up0066 } from './migrations/0051-0075/0066-mailing-files.ts';
import { up as up0067 } from './migrations/0051-0075/0067-arrivals.ts';
import { up as up0068 } from './migrations/0051-0075/0068-event-edits.ts';
import { up as up0069 } from './migrations/0051-0075/0069-form-counts.ts';
import { up as up0070 } from './migrations/0051-0075/0070-rooming.ts';
import { up as up0072 } from './migrations/0051-0075/0072-prepared-devices.ts';
import { up as up0073 } from './migrations/0051-0075/0073-cancelled-events.ts';
import { up as up0075 } from './migrations/0051-0075/0075-event-figures.ts';
import { up as up0077 } from './migrations/0076-0100/0077-online-sessions.ts';
import { up as up0080 } from './migrations/0076-0100/0080-online-session-people.ts';
import { up as up0085 } from './migrations/0076-0100/0085-deleted-names.ts';
import { up as up0086 } from './migrations/0076-0100/0086-rate-limit-keys.ts';
import { up as up0087 } from './migrations/0076-0100/0087-address-reminder-counts.ts';
import { up as up0090 } from './migrations/0076-0100/0090-online-session-mails.ts';
import { up as up0091 } from './migrations/0076-0100/0091-meeting-notices.ts';
import { up as up0092 } from './migrations/0076-0100/0092-online-session-kinds.ts';
import { up as up0095 } from './migrations/0076-0100/0095-step-free.ts';
import { up as up0096 } from './migrations/0076-0100/0096-room-figures.ts';
import { up as up0100 } from './migrations/0076-0100/0100-mailing-changers.ts';
import { up as up0108 } from './migrations/0101-0125/0108-prayer-days.ts';
import { up as up0110 } from './migrations/0101-0125/0110-held-forms-list.ts';
import { up as up0111 } from './migrations/0101-0125/0111-mailings-list.ts';
import { up as up0116 } from './migrations/0101-0125/0116-meeting-attendance.ts';
import { up as up0117 } from './migrations/0101-0125/0117-meeting-registrants.ts';
import { up as up0118 } from './migrations/0101-0125/0118-sessions-on-page.ts';
import { up as up0119 } from './migrations/0101-0125/0119-members-by-name.ts';
import { up as up0120 } from './migrations/0101-0125/0120-session-emails.ts';
import { up as up0121 } from './migrations/0101-0125/0121-search-statistics.ts';
import { up as up0122 } from './migrations/0101-0125/0122-changes-at-door.ts';
import { up as up0123 } from './migrations/0101-0125/0123-scheduling-keys.ts';
import { up as up0124 } from './migrations/0101-0125/0124-refused-answers.ts';
import { up as up0125 } from './migrations/0101-0125/0125-desk-dates.ts';
import { up as up0126 } from './migrations/0126-0150/0126-payments-under-review.ts';
import { up as up0127 } from './migrations/0126-0150/0127-released-forms.ts';
import { up as up0128 } from './migrations/0126-0150/0128-changed-rooms.ts';
import { up as up0129 } from './migrations/0126-0150/0129-undelivered-answers.ts';
import { up as up0130 } from './migrations/0126-0150/0130-soft-bounces.ts';

/** Every migration, in order. They are named here, so that a build needs no folder and none slips in. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': { up: up0001 },
  '0002-public-forms': { up: up0002 },
  '0003-users': { up: up0003 },
  '0004-accounts': { up: up0004 },
  '0005-live-state': { up: up0005 },
  '0006-registration-lifecycle': { up: up0006 },
  '0007-staff-registrations': { up: up0007 },
  '0008-account-indexes': { up: up0008 },
  '0009-waivers': { up: up0009 },
  '0010-paypal': { up: up0010 },
  '0011-party-details': { up: up0011 },
  '0012-meeting-accounts': { up: up0012 },
  '0013-ledger-order': { up: up0013 },
  '0014-paypal-reversals': { up: up0014 },
  '0015-accepted-offers': { up: up0015 },
  '0016-owing-parties': { up: up0016 },
  '0017-signing-anew': { up: up0017 },
  '0018-stopped-links': { up: up0018 },
  '0019-repeated-changes': { up: up0019 },
  '0020-mail-limits': { up: up0020 },
  '0021-code-mails': { up: up0021 },
  '0022-responsible-adults': { up: up0022 },
  '0023-waiting-order': { up: up0023 },
  '0025-proposed-addresses': { up: up0025 },
  '0030-pending-refunds': { up: up0030 },
  '0031-price-adjustments': { up: up0031 },
  '0034-unconfirmed-addresses': { up: up0034 },
  '0035-link-numbers': { up: up0035 },
  '0036-room-choices': { up: up0036 },
  '0037-deposits': { up: up0037 },
  '0038-clean-names': { up: up0038 },
  '0039-unmatched-payments': { up: up0039 },
  '0044-open-work': { up: up0044 },
  '0047-own-entries': { up: up0047 },
  '0049-report-runs': { up: up0049 },
  '0050-form-desks': { up: up0050 },
  '0054-saturday-decisions': { up: up0054 },
  '0055-form-answers': { up: up0055 },
  '0056-saved-views': { up: up0056 },
  '0057-prayer-totals': { up: up0057 },
  '0058-mailings': { up: up0058 },
  '0059-saturdays': { up: up0059 },
  '0060-contact-order': { up: up0060 },
  '0061-news': { up: up0061 },
  '0062-saturday-proposals': { up: up0062 },
  '0063-list-pages': { up: up0063 },
  '0064-news-mailings': { up: up0064 },
  '0065-mail-bounces': { up: up0065 },
  '0066-mailing-files': { up: up0066 },
  '0067-arrivals': { up: up0067 },
  '0068-event-edits': { up: up0068 },
  '0069-form-counts': { up: up0069 },
  '0070-rooming': { up: up0070 },
  '0072-prepared-devices': { up: up0072 },
  '0073-cancelled-events': { up: up0073 },
  '0075-event-figures': { up: up0075 },
  '0077-online-sessions': { up: up0077 },
  '0080-online-session-people': { up: up0080 },
  '0085-deleted-names': { up: up0085 },
  '0086-rate-limit-keys': { up: up0086 },
  '0087-address-reminder-counts': { up: up0087 },
  '0090-online-session-mails': { up: up0090 },
  '0091-meeting-notices': { up: up0091 },
  '0092-online-session-kinds': { up: up0092 },
  '0095-step-free': { up: up0095 },
  '0096-room-figures': { up: up0096 },
  '0100-mailing-changers': { up: up0100 },
  '0108-prayer-days': { up: up0108 },
  '0110-held-forms-list': { up: up0110 },
  '0111-mailings-list': { up: up0111 },
  '0116-meeting-attendance': { up: up0116 },
  '0117-meeting-registrants': { up: up0117 },
  '0118-sessions-on-page': { up: up0118 },
  '0119-members-by-name': { up: up0119 },
  '0120-session-emails': { up: up0120 },
  '0121-search-statistics': { up: up0121 },
  '0122-changes-at-door': { up: up0122 },
  '0123-scheduling-keys': { up: up0123 },
  '0124-refused-answers': { up: up0124 },
  '0125-desk-dates': { up: up0125 },
  '0126-payments-under-review': { up: up0126 },
  '0127-released-forms': { up: up0127 },
  '0128-changed-rooms': { up: up0128 },
  '0129-undelivered-answers': { up: up0129 },
  '0130-soft-bounces': { up: up0130 },
};
