// Written by generate-tables.ts from the migrations; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type ArrivalRecordsTable = {
  id: string;
  event_id: string;
  registration_id: string;
  member_id: string;
  kind: 'arrived' | 'departed' | 'notComing';
  is_undo: boolean;
  at: ColumnType<Date, Date | string, Date | string>;
  device_id: string;
  recorded_by: number;
  received_at: ColumnType<Date, Date | string, Date | string>;
  outcome: 'recorded' | 'agreed' | 'question' | 'settled' | 'refused';
  reason: string | null;
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decided_by: number | null;
  number: GeneratedAlways<number>;
};

export type AttendancesTable = {
  member_id: string;
  kind: 'arrived' | 'departed' | 'notComing';
  registration_id: string;
  at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  recorded_by: number | null;
  device_id: string | null;
  record_id: string | null;
  undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undone_device_id: string | null;
  place_freed: Generated<boolean>;
};

export type AuditEntriesTable = {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, Date | string, Date | string>;
  actor_user_id: number | null;
  action: string;
  subject: string;
  details: ColumnType<unknown, string, string>;
};

export type ChangedPartiesTable = {
  id: GeneratedAlways<number>;
  registration_id: string;
};

export type ContactMessagesTable = {
  id: string;
  state: 'held' | 'new' | 'answered' | 'archived';
  held_reasons: string[];
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  message: string;
  language: 'en' | 'es';
  origin: 'app' | 'plainForm' | 'staff';
  user_id: number | null;
  idempotency_key: string;
  body_hash: string;
  search_text: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  delete_after: ColumnType<Date, Date | string, Date | string>;
  version: Generated<number>;
  changed_by_user_id: number | null;
  released_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type DraftsTable = {
  user_id: number | null;
  session_id: string | null;
  key: string;
  version: number;
  content: ColumnType<unknown, string, string>;
  saved_at: ColumnType<Date, Date | string, Date | string>;
};

export type EventEditsTable = {
  id: string;
  content: ColumnType<unknown, string | null, string | null>;
  version: Generated<number>;
  edited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  edited_by_user_id: number | null;
};

export type EventFiguresTable = {
  event_id: string;
  figure: string;
  amount: number;
};

export type EventPlacesTable = {
  event_id: string;
  taken: Generated<number>;
  waiting: Generated<number>;
};

export type EventsTable = {
  id: string;
  type: 'Residential' | 'Convention';
  status: 'Completed' | 'Planned';
  reg_date: string;
  reg_end_date: string | null;
  start_date: string;
  end_date: string;
  time_zone: string;
  room_capacity: number;
  age_bands: ColumnType<unknown, string, string>;
  rates: ColumnType<unknown, string, string>;
  payment_methods: string[];
  max_registration_count: number | null;
  texts: ColumnType<unknown, string, string>;
  links: ColumnType<unknown, string, string>;
  source_hash: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  session_ages: ColumnType<unknown, string | null, string | null>;
  deposit_percent: number | null;
  rest_due_on: string | null;
  edited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  hidden_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_by_user_id: number | null;
  cancellation_message: ColumnType<unknown, string | null, string | null>;
};

export type FormAnswersTable = {
  id: string;
  contact_id: string | null;
  prayer_id: string | null;
  sabbath_id: string | null;
  user_id: number | null;
  decision: 'accepted' | 'proposed' | 'declined' | null;
  text: string;
  idempotency_key: string;
  body_hash: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  day: string | null;
  reply: 'yes' | 'no' | null;
  replied_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  refused_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type FormCountsTable = {
  id: GeneratedAlways<number>;
  form: 'prayer_requests' | 'sabbath_requests' | 'contact_messages';
  state: string;
  language: string;
  part: string;
  count: number;
};

export type HouseholdMembersTable = {
  id: string;
  user_id: number;
  first_name: string;
  last_name: string;
  birth_date: string;
  gender: 'female' | 'male' | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
};

export type LiveStateTable = {
  only_row: Generated<boolean>;
  is_live: Generated<boolean>;
  asked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type MailCountsTable = {
  scope: 'recipient' | 'network' | 'addressReminder';
  key_hash: Buffer;
  started_at: ColumnType<Date, Date | string, Date | string>;
  count: number;
};

export type MailingFilesTable = {
  id: string;
  mailing_id: string;
  name: string;
  content: Buffer;
  number: GeneratedAlways<number>;
};

export type MailingListEntriesTable = {
  mailing_id: string;
  address: string;
  first_name: string;
  language: 'en' | 'es';
};

export type MailingPaceTable = {
  id: Generated<boolean>;
  next_at: ColumnType<Date, Date | string, Date | string>;
  slow_until: ColumnType<Date, Date | string, Date | string>;
};

export type MailingRecipientsTable = {
  id: Generated<string>;
  mailing_id: string;
  registration_id: string | null;
  address: string;
  language: 'en' | 'es';
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'uncertain' | 'canceled';
  attempts: Generated<number>;
  first_tried_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  next_try_at: ColumnType<Date, Date | string, Date | string>;
  worker: number | null;
  settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  server_message: string | null;
  first_name: string | null;
  bounce: 'hard' | 'soft' | 'complaint' | null;
  bounced_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  soft_bounced_at: Generated<Date[]>;
};

export type MailingsTable = {
  id: string;
  version: Generated<number>;
  state: 'draft' | 'sending' | 'paused' | 'canceled' | 'done';
  audience: ColumnType<unknown, string, string>;
  texts: ColumnType<unknown, string, string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  created_by_user_id: number | null;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sent_by_user_id: number | null;
  finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  kind: Generated<'registration' | 'news'>;
  list_size: Generated<number>;
  list_declared_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  list_declared_by_user_id: number | null;
  kept_counts: ColumnType<unknown, string | null, string | null>;
  changed_by_user_id: number | null;
  search_text: GeneratedAlways<string>;
  changed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type MeetingAccountsTable = {
  user_id: number;
  access_token: Buffer;
  refresh_token: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  connected_at: ColumnType<Date, Date | string, Date | string>;
};

export type MeetingRegistrantsTable = {
  id: string;
  meeting_id: string;
  person: string;
  user_id: number | null;
  wanted_at: ColumnType<Date, Date | string, Date | string>;
  is_requested: Generated<boolean>;
  provider_id: string | null;
  join_url: Buffer | null;
};

export type MeetingSignInsTable = {
  state_hash: Buffer;
  session_id: string;
  code_verifier: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type MeetingWebhookEventsTable = {
  digest: Buffer;
  received_at: ColumnType<Date, Date | string, Date | string>;
};

export type NewsKeyTable = {
  id: Generated<boolean>;
  sealed: Buffer;
};

export type NewsRefusalsTable = {
  address_hash: Buffer;
  reason: 'unsubscribed' | 'erased' | 'complaint' | 'bounced';
  since: ColumnType<Date, Date | string, Date | string>;
};

export type NewsSubscribersTable = {
  id: Generated<string>;
  address: string;
  first_name: string;
  language: 'en' | 'es';
  state: 'asked' | 'subscribed' | 'ended';
  source: 'registration' | 'sign-up' | 'account';
  request: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OneTimeLinksTable = {
  id: string;
  purpose: string;
  token_hash: Buffer | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  user_id: number | null;
  email: string | null;
  attempts: Generated<number>;
  valid_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OnlineSessionEmailsTable = {
  session_id: string;
  recipient: string;
  user_id: number | null;
  request_id: string | null;
  registration_id: string | null;
  emailed_version: Generated<number>;
  emailed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  queued_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OnlineSessionEmailsOffTable = {
  recipient: string;
  user_id: number | null;
  request_id: string | null;
  since: ColumnType<Date, Date | string, Date | string>;
};

export type OnlineSessionPeopleTable = {
  session_id: string;
  person: string;
  user_id: number | null;
  is_coming: Generated<boolean>;
  entered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OnlineSessionSeriesTable = {
  id: string;
  repeats: 'once' | 'weekly' | 'firstSaturday';
  until: string | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  created_by_user_id: number;
  idempotency_key: string | null;
  body_hash: string | null;
};

export type OnlineSessionStaysTable = {
  session_id: string;
  stay: Buffer;
  person: string;
  user_id: number | null;
  joined_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type OnlineSessionsTable = {
  id: string;
  series_id: string;
  title_en: string;
  title_es: string;
  about_en: string | null;
  about_es: string | null;
  kind: 'saturdayPrayer' | 'event' | 'open';
  event_id: string | null;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  minutes: number;
  time_zone: string;
  spoken: 'en' | 'es' | 'both';
  host_user_id: number | null;
  substitute_user_id: number | null;
  max_people: number | null;
  is_canceled: Generated<boolean>;
  version: Generated<number>;
  search_text: string;
  meeting_fault: 'noHost' | 'revoked' | 'scope' | 'limit' | 'dailyLimit' | 'slow' | 'broken' | 'unexpected' | null;
  meeting_failures: Generated<number>;
  meeting_next_try_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  announced_version: Generated<number>;
  meeting_notified_user_id: number | null;
  attended: number | null;
  attended_minutes: number | null;
  is_on_page: Generated<boolean>;
};

export type PartyFiguresTable = {
  registration_id: string;
  event_id: string;
  figures: ColumnType<unknown, string, string>;
};

export type PaymentsTable = {
  id: string;
  registration_id: string;
  kind: 'payment' | 'refund';
  method: string;
  amount_cents: number;
  received_on: string;
  check_number: string | null;
  note: string | null;
  provider_reference: string | null;
  idempotency_key: string | null;
  body_hash: string | null;
  recorded_by: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  entry: GeneratedAlways<number>;
};

export type PaypalOrdersTable = {
  id: string;
  registration_id: string;
  client_id: string;
  order_id: string | null;
  approve_url: string | null;
  amount_cents: number;
  currency: string;
  state: 'creating' | 'open' | 'capturing' | 'pending' | 'captured' | 'declined' | 'ended';
  capture_id: string | null;
  check_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  checks: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

export type PaypalRefundsTable = {
  id: string;
  capture_id: string;
  client_id: string;
  registration_id: string | null;
  unmatched_payment_id: string | null;
  amount_cents: number;
  currency: string;
  note: string | null;
  state: 'asked' | 'pending' | 'done' | 'refused';
  refund_id: string | null;
  idempotency_key: string;
  body_hash: string;
  requested_by: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  is_reversal: Generated<boolean>;
  check_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type PaypalWebhookEventsTable = {
  event_id: string;
  client_id: string;
  received_at: ColumnType<Date, Date | string, Date | string>;
};

export type PendingSignUpsTable = {
  link_id: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  language: 'en' | 'es';
  password_hash: string;
  wants_news: Generated<boolean>;
};

export type PrayerRequestsTable = {
  id: string;
  state: 'held' | 'new' | 'inPrayer' | 'prayed' | 'archived';
  held_reasons: string[];
  first_name: string;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  for_whom: string | null;
  prayer_request: string;
  share_with_team: boolean;
  tell_when_prayed: boolean;
  told_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  language: 'en' | 'es';
  origin: 'app' | 'plainForm' | 'staff';
  user_id: number | null;
  idempotency_key: string;
  body_hash: string;
  search_text: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  prayed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  delete_after: ColumnType<Date, Date | string, Date | string>;
  version: Generated<number>;
  changed_by_user_id: number | null;
  claimed_by_user_id: number | null;
  claimed_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  tell_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  team_search_text: GeneratedAlways<string>;
  time_zone: Generated<string>;
  released_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type PrayerTotalsTable = {
  day: string;
  language: 'en' | 'es';
  measure: 'new' | 'inPrayer' | 'prayed' | 'archived' | 'wasPrayed' | 'wasTold';
  count: number;
};

export type PreparedDevicesTable = {
  event_id: string;
  user_id: number;
  device_id: string;
  session_id: string | null;
  key: Buffer;
  prepared_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};

export type ProposedAddressesTable = {
  id: string;
  user_id: number;
  email: string;
  proposed_by: number | null;
  proposed_at: ColumnType<Date, Date | string, Date | string>;
  effective_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  told_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  confirmation_hash: Buffer | null;
  objection_hash: Buffer | null;
  outcome: 'taken-over' | 'objected' | 'withdrawn' | 'replaced' | 'taken' | null;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type ProviderMeetingsTable = {
  id: string;
  session_id: string;
  user_id: number;
  is_requested: Generated<boolean>;
  provider_id: string | null;
  join_details: Buffer | null;
  session_version: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  is_replaced: Generated<boolean>;
};

export type RateLimitsTable = {
  key: string;
  points: Generated<number>;
  expire: number | null;
};

export type RegistrationChangesTable = {
  id: GeneratedAlways<number>;
  registration_id: string;
  at: ColumnType<Date, Date | string, Date | string>;
  kind: string;
  actor: 'party' | 'staff' | 'system';
  actor_user_id: number | null;
  details: ColumnType<unknown, string | undefined, string>;
  note: string | null;
  message_id: string | null;
};

export type RegistrationDetailsTable = {
  registration_id: string;
  emergency_name: string | null;
  emergency_phone: string | null;
  room_wishes: string | null;
  arrival: string | null;
  notes: string | null;
};

export type RegistrationEarlierQuoteLinesTable = {
  registration_id: string;
  version: number;
  position: number;
  band: string;
  quantity: number;
  unit_cents: number;
  total_cents: number;
};

export type RegistrationMemberDetailsTable = {
  member_id: string;
  diet: string | null;
  access_needs: string | null;
  guardian_name: string | null;
  guardian_phone: string | null;
  joins_sessions: boolean | null;
};

export type RegistrationMembersTable = {
  id: string;
  registration_id: string;
  position: number;
  first_name: string;
  last_name: string;
  age: number;
  gender: string | null;
  lodging: 'room' | 'none';
  band: string;
  person_number: Generated<number>;
  responsible_id: string | null;
  room: number | null;
  wanted_roommate: ColumnType<unknown, string | null, string | null>;
  needs_step_free: boolean | null;
};

export type RegistrationMessagesTable = {
  id: string;
  registration_id: string;
  subject: string;
  text: string;
  idempotency_key: string;
  body_hash: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type RegistrationQuoteLinesTable = {
  registration_id: string;
  position: number;
  band: string;
  quantity: number;
  unit_cents: number;
  total_cents: number;
};

export type RegistrationRemindersTable = {
  registration_id: string;
  kind: 'balance' | 'rest' | 'event';
  at: ColumnType<Date, Date | string, Date | string>;
};

export type RegistrationResponsibleAdultsTable = {
  registration_id: string;
  name: string;
  phone: string;
  relation: 'parent' | 'guardian';
  consented_at: ColumnType<Date, Date | string, Date | string>;
};

export type RegistrationsTable = {
  id: string;
  reference: string;
  event_id: string;
  state: 'waitlisted' | 'offered' | 'paying' | 'pendingPayment' | 'confirmed' | 'checkedIn' | 'cancelled';
  rooms: number;
  contact_first_name: string;
  contact_last_name: string;
  contact_email: string | null;
  contact_phone: string;
  language: 'en' | 'es';
  payment_method: string;
  currency: string;
  total_cents: number;
  party_size: number;
  idempotency_key: string;
  body_hash: string;
  search_text: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  user_id: number | null;
  version: Generated<number>;
  held_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  waiting_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  paid_cents: Generated<number>;
  refunded_cents: Generated<number>;
  source: Generated<'online' | 'phone' | 'paper' | 'walkIn'>;
  payment_status: GeneratedAlways<string>;
  accepted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  owes_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  change_hash: string | null;
  email_problem: 'limited' | 'refused' | null;
  waiting_number: number | null;
  adjustment_cents: Generated<number>;
  adjustment_kind: 'discount' | 'help' | null;
  adjustment_reason: string | null;
  adjusted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  adjusted_by: number | null;
  help_asked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  help_can_pay_cents: number | null;
  help_answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  address_unconfirmed_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  address_reminded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  address_released_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  link_number: Generated<number>;
  link_replaced_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  link_replaced_by: string | null;
  freed_places: Generated<number>;
  state_before_arrival: string | null;
  names_deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type ReportFilesTable = {
  id: string;
  session_id: string;
  report_id: number;
  filter_values: ColumnType<unknown, string, string>;
  language: 'en' | 'es';
  format: 'xlsx' | 'csv';
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type ReportRunsTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  report_id: number;
  filter_values: ColumnType<unknown, string, string>;
  rows: number;
  at: ColumnType<Date, Date | string, Date | string>;
};

export type RoomPlacementsTable = {
  event_id: string;
  member_id: string;
  registration_id: string;
  room_id: string;
  space: number | null;
  is_pinned: boolean;
  is_by_hand: boolean;
};

export type RoomingPlansTable = {
  event_id: string;
  version: Generated<number>;
};

export type RoomingStepsTable = {
  event_id: string;
  number: number;
  kind: 'move' | 'remove' | 'pin' | 'unpin' | 'suggest' | 'clear' | 'undo';
  at: ColumnType<Date, Date | string, Date | string>;
  user_id: number | null;
  changes: ColumnType<unknown, string, string>;
  undone: Generated<boolean>;
};

export type RoomsTable = {
  id: string;
  event_id: string | null;
  house: string;
  floor: Generated<string>;
  name: string;
  beds: string[];
  is_step_free: boolean;
  has_bath: boolean;
  is_out_of_service: boolean;
  is_shared: boolean;
  version: Generated<number>;
  changed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type SabbathRequestsTable = {
  id: string;
  kind: 'prayer' | 'retreat';
  state: 'held' | 'new' | 'proposed' | 'accepted' | 'declined' | 'answered' | 'archived';
  held_reasons: string[];
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  day: string;
  second_day: string | null;
  third_day: string | null;
  attendance: 'online' | 'inPerson' | null;
  intention: string | null;
  people: number | null;
  group_kind: string | null;
  wishes: string | null;
  language: 'en' | 'es';
  origin: 'app' | 'plainForm' | 'staff';
  user_id: number | null;
  filed_by_user_id: number | null;
  idempotency_key: string;
  body_hash: string;
  search_text: string;
  created_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
  delete_after: ColumnType<Date, Date | string, Date | string>;
  version: Generated<number>;
  changed_by_user_id: number | null;
  accepted_day: string | null;
  proposed_day: string | null;
  proposal_id: string | null;
  shown_day: GeneratedAlways<string>;
  released_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type SaturdayTotalsTable = {
  day: string;
  measure: 'online' | 'inPerson' | 'unsaid' | 'retreat' | 'acceptedRetreat';
  count: number;
};

export type SaturdaysTable = {
  day: string;
  is_prayer_closed: boolean;
  is_retreat_closed: boolean;
  places: number | null;
  version: number;
  changed_by_user_id: number | null;
  updated_at: ColumnType<Date, Date | string, Date | string>;
};

export type SavedViewsTable = {
  id: string;
  user_id: number;
  list: string;
  name: string;
  query: string;
};

export type SessionsTable = {
  id: string;
  token_hash: Buffer;
  user_id: number | null;
  created_at: ColumnType<Date, Date | string, Date | string>;
  last_seen_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  kind: Generated<'user' | 'guest'>;
  browser: string | null;
  system: string | null;
};

export type SettingsTable = {
  key: string;
  value: ColumnType<unknown, string, string>;
};

export type SignInCodesTable = {
  id: string;
  user_id: number;
  code_hash: Buffer;
  attempts: Generated<number>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  mail_state: Generated<'queued' | 'failing' | 'sent' | 'refused'>;
};

export type UnmatchedPaymentsTable = {
  id: string;
  capture_id: string;
  client_id: string;
  registration_id: string | null;
  amount_cents: number;
  currency: string;
  reason: 'unknown' | 'cancelled' | 'otherAmount' | 'otherCurrency' | 'paidAlready';
  captured_at: ColumnType<Date, Date | string, Date | string>;
  created_at: ColumnType<Date, Date | string, Date | string>;
  resolution: 'assigned' | 'refundedAtPayPal' | 'refundedElsewhere' | null;
  resolved_registration_id: string | null;
  note: string | null;
  resolved_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  resolved_by: number | null;
};

export type UsersTable = {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  user_type: string;
  language: 'en' | 'es';
  password_hash: string | null;
  is_active: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  phone: string | null;
  version: Generated<number>;
  search_text: GeneratedAlways<string>;
  verified_email: string | null;
  last_sign_in_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type WaiverLinksTable = {
  id: string;
  registration_id: string;
  email: string;
  language: 'en' | 'es';
  member_ids: string[];
  order_number: Generated<number>;
  token_hash: Buffer | null;
  ordered_at: ColumnType<Date, Date | string, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  stopped_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};

export type WaiverReminderRoundsTable = {
  event_id: string;
  due_at: ColumnType<Date, Date | string, Date | string>;
  waiting: Generated<string[]>;
};

export type WaiverRemindersTable = {
  registration_id: string;
  due_at: ColumnType<Date, Date | string, Date | string>;
};

export type WaiverSignaturesTable = {
  id: string;
  registration_id: string;
  member_id: string;
  version: string;
  language: string;
  person_name: string;
  event_name: string;
  signer_name: string;
  relation: 'self' | 'parent' | 'guardian';
  method: 'typed' | 'drawn' | 'paper';
  drawing: string | null;
  signed_at: ColumnType<Date, Date | string, Date | string>;
  signed_on: string | null;
  network_hash: Buffer | null;
  recorded_by: number | null;
  person_number: Generated<number>;
  responsible_adult: string | null;
};

export type WaiverTextsTable = {
  version: string;
  language: 'en' | 'es';
  title: string;
  blocks: ColumnType<unknown, string, string>;
  first_signed_at: ColumnType<Date, Date | string, Date | string>;
};

/** Every table, for Kysely. */
export type Database = {
  arrival_records: ArrivalRecordsTable;
  attendances: AttendancesTable;
  audit_entries: AuditEntriesTable;
  changed_parties: ChangedPartiesTable;
  contact_messages: ContactMessagesTable;
  drafts: DraftsTable;
  event_edits: EventEditsTable;
  event_figures: EventFiguresTable;
  event_places: EventPlacesTable;
  events: EventsTable;
  form_answers: FormAnswersTable;
  form_counts: FormCountsTable;
  household_members: HouseholdMembersTable;
  live_state: LiveStateTable;
  mail_counts: MailCountsTable;
  mailing_files: MailingFilesTable;
  mailing_list_entries: MailingListEntriesTable;
  mailing_pace: MailingPaceTable;
  mailing_recipients: MailingRecipientsTable;
  mailings: MailingsTable;
  meeting_accounts: MeetingAccountsTable;
  meeting_registrants: MeetingRegistrantsTable;
  meeting_sign_ins: MeetingSignInsTable;
  meeting_webhook_events: MeetingWebhookEventsTable;
  news_key: NewsKeyTable;
  news_refusals: NewsRefusalsTable;
  news_subscribers: NewsSubscribersTable;
  one_time_links: OneTimeLinksTable;
  online_session_emails: OnlineSessionEmailsTable;
  online_session_emails_off: OnlineSessionEmailsOffTable;
  online_session_people: OnlineSessionPeopleTable;
  online_session_series: OnlineSessionSeriesTable;
  online_session_stays: OnlineSessionStaysTable;
  online_sessions: OnlineSessionsTable;
  party_figures: PartyFiguresTable;
  payments: PaymentsTable;
  paypal_orders: PaypalOrdersTable;
  paypal_refunds: PaypalRefundsTable;
  paypal_webhook_events: PaypalWebhookEventsTable;
  pending_sign_ups: PendingSignUpsTable;
  prayer_requests: PrayerRequestsTable;
  prayer_totals: PrayerTotalsTable;
  prepared_devices: PreparedDevicesTable;
  proposed_addresses: ProposedAddressesTable;
  provider_meetings: ProviderMeetingsTable;
  rate_limits: RateLimitsTable;
  registration_changes: RegistrationChangesTable;
  registration_details: RegistrationDetailsTable;
  registration_earlier_quote_lines: RegistrationEarlierQuoteLinesTable;
  registration_member_details: RegistrationMemberDetailsTable;
  registration_members: RegistrationMembersTable;
  registration_messages: RegistrationMessagesTable;
  registration_quote_lines: RegistrationQuoteLinesTable;
  registration_reminders: RegistrationRemindersTable;
  registration_responsible_adults: RegistrationResponsibleAdultsTable;
  registrations: RegistrationsTable;
  report_files: ReportFilesTable;
  report_runs: ReportRunsTable;
  room_placements: RoomPlacementsTable;
  rooming_plans: RoomingPlansTable;
  rooming_steps: RoomingStepsTable;
  rooms: RoomsTable;
  sabbath_requests: SabbathRequestsTable;
  saturday_totals: SaturdayTotalsTable;
  saturdays: SaturdaysTable;
  saved_views: SavedViewsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_codes: SignInCodesTable;
  unmatched_payments: UnmatchedPaymentsTable;
  users: UsersTable;
  waiver_links: WaiverLinksTable;
  waiver_reminder_rounds: WaiverReminderRoundsTable;
  waiver_reminders: WaiverRemindersTable;
  waiver_signatures: WaiverSignaturesTable;
  waiver_texts: WaiverTextsTable;
};
