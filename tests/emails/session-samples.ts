import type { SessionRow } from '../../api/online-sessions/store.ts';

/** A Saturday prayer on the day before clocks are put forward. */
export const onlineSession: SessionRow = {
  id: '3f1c2b4e-1111-4222-8333-944444444444',
  series_id: '3f1c2b4e-2222-4222-8333-944444444444',
  title_en: 'Saturday prayer',
  title_es: 'Oración del sábado',
  about_en: 'We pray the rosary together.',
  about_es: 'Rezamos juntos el rosario.',
  kind: 'saturdayPrayer',
  event_id: null,
  starts_at: new Date('2027-03-13T15:00:00Z'),
  minutes: 60,
  time_zone: 'America/New_York',
  spoken: 'both',
  host_user_id: null,
  substitute_user_id: null,
  max_people: null,
  is_canceled: false,
  version: 2,
  announced_version: 2,
  search_text: '',
  meeting_fault: null,
  meeting_failures: 0,
  meeting_next_try_at: null,
  meeting_notified_user_id: null,
};
