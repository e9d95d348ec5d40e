import type { ContactMessage } from '../../api/contact/store.ts';
import type { AnsweredForm } from '../../api/forms/mail/answer-email.ts';
import type { PrayerRequest } from '../../api/prayer/store.ts';
import type { SaturdayReply } from '../../api/sabbath/mail/reply-email.ts';
import { proposalAddress } from '../../api/sabbath/rules.ts';
import type { SabbathRequest } from '../../api/sabbath/store.ts';

type Language = 'en' | 'es';

const at = new Date('2027-02-01T15:00:00Z');
const entry = {
  id: 'sample',
  held_reasons: [],
  released_at: null,
  origin: 'app',
  user_id: null,
  idempotency_key: 'sample',
  body_hash: '',
  search_text: '',
  created_at: at,
  updated_at: at,
  delete_after: at,
  version: 1,
  changed_by_user_id: null,
  first_name: 'Rosa',
  last_name: 'Vega',
  email: 'rosa.vega@example.org',
  phone: '+12025550123',
} as const;

const said = {
  en: 'Is there a train to the center?\n\nMy mother walks with a cane, so we would rather not take the bus.',
  es: '¿Hay tren hasta la casa?\n\nMi madre camina con bastón y preferimos no tomar el autobús.',
};

const answered = {
  en: 'Yes, there is a train every hour.\n\nWe will gladly pick you up at the station.',
  es: 'Sí, hay un tren cada hora.\n\nCon gusto pasamos por usted a la estación.',
};

/** A message to the center. */
export function contactMessage(language: Language): ContactMessage {
  return { ...entry, held_reasons: [], state: 'new', language, message: said[language] };
}

/** A prayer request to answer. */
export function prayerRequest(language: Language): PrayerRequest {
  return {
    ...entry,
    held_reasons: [],
    state: 'new',
    language,
    for_whom: null,
    prayer_request: said[language],
    share_with_team: true,
    tell_when_prayed: true,
    told_at: null,
    prayed_at: null,
    time_zone: 'America/New_York',
    claimed_by_user_id: null,
    claimed_until: null,
    tell_at: null,
    team_search_text: '',
  };
}

/** A staff answer to a form. */
export function formAnswer(
  language: Language,
  kind: AnsweredForm['kind'],
  decision: 'accepted' | 'proposed' | 'declined' = 'accepted',
): AnsweredForm {
  const isSaturday = kind === 'sabbath';
  return {
    id: 'sample',
    kind,
    text: answered[language],
    decision: isSaturday ? decision : null,
    language,
    first_name: 'Rosa',
    last_name: 'Vega',
    sabbathKind: isSaturday ? 'retreat' : null,
    day: isSaturday ? '2027-04-10' : null,
    ...(isSaturday &&
      decision === 'proposed' && { replyUrl: proposalAddress('https://www.example.org', 'sample', language) }),
  };
}

/** A reply to a proposed Saturday. */
export function saturdayReply(language: Language, reply: 'yes' | 'no'): SaturdayReply {
  return {
    id: 'sample',
    answerId: 'sample',
    kind: 'retreat',
    language,
    email: entry.email,
    first_name: entry.first_name,
    last_name: entry.last_name,
    day: '2027-05-01',
    reply,
  };
}

/** A request for a Saturday. */
export function sabbathRequest(language: Language, kind: 'prayer' | 'retreat'): SabbathRequest {
  const isRetreat = kind === 'retreat';
  return {
    ...entry,
    held_reasons: [],
    kind,
    state: 'new',
    language,
    day: '2027-04-10',
    shown_day: '2027-04-10',
    second_day: isRetreat ? '2027-04-17' : null,
    third_day: isRetreat ? '2027-05-08' : null,
    attendance: isRetreat ? null : 'online',
    intention: null,
    people: isRetreat ? 24 : null,
    group_kind: isRetreat ? 'parish' : null,
    wishes: null,
    accepted_day: null,
    proposed_day: null,
    proposal_id: null,
    filed_by_user_id: isRetreat ? 7 : null,
  };
}
