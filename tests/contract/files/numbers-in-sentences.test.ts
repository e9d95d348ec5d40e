import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { sessionMinutes, sessionPeople } from '#contract/limits';
import type { Language } from '#rules/language';
import * as links from '../../../api/account/links.ts';
import { maxMembers } from '../../../api/account/household/store.ts';
import { objectionTime } from '../../../api/account/rules.ts';
import { trailKeptYears } from '../../../api/audit/rules.ts';
import { mostFileBytes, mostFiles, mostRecipients } from '../../../api/mailings/rules.ts';
import { confirmLifetime } from '../../../api/news/rules.ts';
import { entryLead, mostOccurrences, startLead } from '../../../api/online-sessions/rules.ts';
import { adultAge } from '../../../api/people/rules.ts';
import { readContract } from '../../../api/platform/contract/document.ts';
import { draftLifetime } from '../../../api/platform/drafts/rules.ts';
import { defaultLimits } from '../../../api/platform/http/limits/rate-limit.ts';
import { jobRules } from '../../../api/platform/jobs/jobs.ts';
import { defaultMailLimits } from '../../../api/platform/mail/limiter.ts';
import mailEn from '../../../api/platform/mail/messages/en.json' with { type: 'json' };
import mailEs from '../../../api/platform/mail/messages/es.json' with { type: 'json' };
import { countedHours } from '../../../api/platform/metrics/metrics.ts';
import { shownEntries } from '../../../api/registrations/desk/entry.ts';
import { pauseMs as balancePause } from '../../../api/registrations/lifecycle/remind-of-balance.ts';
import * as registrations from '../../../api/registrations/rules.ts';
import { lifetime as codeLifetime } from '../../../api/session/login-codes.ts';
import { inactivityLimit } from '../../../api/session/rules.ts';
import { pauseMs as signaturePause } from '../../../api/waiver/mail/remind-of-signatures.ts';
import { linkLifetime, reminderDays } from '../../../api/waiver/rules.ts';
import { recently } from '../../../api/workspace/colleagues.ts';
import { mostViews } from '../../../api/workspace/views/handlers.ts';
import { largestFile as largestMailingList } from '../../../app/mailings/draft/list-field.tsx';
import appEn from '../../../app/platform/messages/en.json' with { type: 'json' };
import appEs from '../../../app/platform/messages/es.json' with { type: 'json' };
import { shownDays } from '../../../app/registrations/desk/overview/course.ts';
import { largestFile as largestPeopleList } from '../../../app/registrations/form/people/list-import.tsx';
import { numbersIn } from './numbers-in-messages.ts';

/*
 * Sentences of the catalogs state numbers of rules: "you will have 48 hours". Here each of these numbers is computed from its rule,
 * so that a changed rule cannot leave a wrong sentence behind.
 */

type MessageId = keyof typeof appEn | keyof typeof mailEn;
type Expected = Readonly<Partial<Record<MessageId, readonly number[]>>>;

const catalogs: readonly (readonly [Language, Readonly<Record<string, string>>])[] = [
  ['en', appEn],
  ['es', appEs],
  ['en', mailEn],
  ['es', mailEs],
];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const megabyte = 1024 * 1024;

const { schemas } = readContract();

/** A keyword of a schema in the contract, at a path such as `RoomBeds/maxItems`. */
function inContract(path: string): unknown {
  const [name = '', ...rest] = path.split('/');
  return rest.reduce((node: unknown, key) => (node as Readonly<Record<string, unknown>>)[key], schemas[name]);
}

/** A number in the contract. */
function limit(path: string): number {
  const found = inContract(path);
  if (typeof found !== 'number') throw new Error(`The contract has no number at ${path}`);
  return found;
}

/** How often the last part of a pattern in the contract may repeat: its `{6}` or `{8,12}`. */
function repeats(path: string): number[] {
  const [, numbers] = /\{([\d,]+)\}\$$/.exec(String(inContract(path))) ?? [];
  if (numbers === undefined) throw new Error(`The contract has no pattern with a length at ${path}`);
  return numbers.split(',').map(Number);
}

/** About how many hours an email is retried: each delay is about one and a half times the basis, which doubles. */
function mailRetryHours(): number {
  const { retryLimit, retryDelay, retryDelayMax } = jobRules['registration-mail'];
  const delays = Array.from({ length: retryLimit }, (_, tries) =>
    Math.min(retryDelayMax, 1.5 * retryDelay * 2 ** tries),
  );
  return Math.round(delays.reduce((sum, delay) => sum + delay, 0) / 3600);
}

/** How many minutes the form asks people to wait who registered too many: the longest time of its limits. */
function registrationWait(): number {
  const { partiesNetwork, partiesAccount, peopleNetwork, peopleAccount } = defaultLimits;
  return Math.max(...[partiesNetwork, partiesAccount, peopleNetwork, peopleAccount].map(({ seconds }) => seconds)) / 60;
}

/** The same numbers for several messages. */
function each(numbers: readonly number[], ...ids: readonly MessageId[]): Expected {
  return Object.fromEntries(ids.map((id) => [id, numbers]));
}

const { holdTimes, overdueAfter, addressReminderAfter, addressReleaseAfter, detailsKeptDays } = registrations;
const { emails, seconds } = defaultMailLimits.recipient;

/** The numbers that each sentence must state, in the order of the sentence; those of all branches one after the other. */
const expected: Expected = {
  ...each(
    [holdTimes.offered / hour],
    'registration.waiting.party',
    'confirmation.waiting.next',
    'confirmation.waiting.nextByPhone',
    'party.offer.text',
    'party.offer.doneText',
    'notification.waitlisted.2',
  ),
  ...each([holdTimes.paying / hour], 'payment.about.PayPal', 'payPal.ended.text'),
  ...each([overdueAfter / day], 'payment.status.overdue', 'party.task.payment.overdue', 'demoGuide.desk.overdue'),
  'confirmation.address.booked': [addressReleaseAfter / day],
  'party.address.text': [addressReminderAfter / hour, addressReleaseAfter / hour],
  ...each([detailsKeptDays], 'registration.person.whoReads', 'details.deletedOn'),
  ...each([balancePause / hour], 'party.remind.text', 'party.remind.outcome.remindedBefore'),
  ...each([signaturePause / hour], 'party.remindSignatures.text', 'party.remindSignatures.outcome.remindedBefore'),
  'waiver.link.text': [linkLifetime / day],
  'waiver.list.text': reminderDays,
  'entry.last': [shownEntries],
  'overview.course.days': [shownDays],
  'problem.tooManyRegistrations': [registrationWait()],

  ...each([links.lifetimes['sign-up'] / hour], 'mailSent.signUp', 'account.sign-up.2'),
  ...each([links.lifetimes['email-change'] / hour], 'myInfo.email.done', 'account.email-change.2'),
  ...each([links.lifetimes['password-reset'] / hour], 'mailSent.forgotPassword', 'account.password-reset.once'),
  ...each([links.lifetimes.invitation / day], 'newUser.text', 'account.invitation.2'),
  ...each([objectionTime / day], 'user.email.hint', 'account.address-confirmation.2', 'account.address-objection.1'),
  'code.expiry': [codeLifetime / minute],
  'userType.about.G': [inactivityLimit(['G']) / minute],
  'problem.householdFull': [maxMembers],
  'news.question.valid': [confirmLifetime / day],

  ...each(
    [draftLifetime / day],
    'draft.device.idle',
    'draft.device.saved',
    'draft.server.idle',
    'draft.server.saved',
    'publicForm.draft.idle',
    'publicForm.draft.saved',
    'publicForm.draft.partly',
  ),
  ...each(
    [(emails * day) / (seconds * 1000)],
    'confirmation.email.limited',
    'publicForm.notMailed',
    'problem.tooManyEmails',
  ),

  'problem.mailingNotReady': [mostRecipients, mostFiles, mostFileBytes / megabyte],
  'mailing.files.hint': [mostFiles, mostFileBytes / megabyte],
  'mailing.list.unreadable': [largestMailingList / megabyte],
  'list.unreadable': [largestPeopleList / megabyte],

  'problem.sessionNotOpen': [entryLead / minute, startLead / minute],
  'onlineSession.join.wait': [entryLead / minute],
  'sessionHost.next.takeOver': [startLead / minute],
  'onlineSession.fault.tooMany': [mostOccurrences],
  'onlineSession.fault.minutes.minimum': [sessionMinutes.least],
  'onlineSession.fault.maxPeople.minimum': [sessionPeople.least],
  'onlineSession.fault.maxPeople.maximum': [sessionPeople.most],

  'problem.viewsFull': [mostViews],
  'workspace.actions.none': [recently / day],
  'system.well.text': [countedHours],
  'system.warning.emailsFailing.do': [mailRetryHours()],
  'audit.sentence.old-entries-deleted': [trailKeptYears],

  ...each(repeats('Password/pattern'), 'field.password.hint', 'field.password.rule', 'field.password.wrong'),
  // The pattern spells out the first digit.
  'field.phone.wrong': repeats('Phone/pattern').map((length) => length + 1),
  'field.email.wrong': repeats('Email/pattern'),
  ...each(repeats('CodeRequest/properties/code/pattern'), 'field.code.wrong', 'login.code.sending', 'login.code.sent'),
  'field.age.wrong': [limit('Age/minimum'), limit('Age/maximum')],
  'eventDesk.ages.hint': [limit('Age/minimum')],
  'field.people.wrong': ['minimum', 'maximum'].map((bound) => limit(`SabbathRetreatForm/properties/people/${bound}`)),
  'views.name.wrong': [limit('ViewName/maxLength')],
  'rooming.names.missing': [
    limit('NewRooms/properties/names/minItems'),
    limit('NewRooms/properties/names/maxItems'),
    limit('RoomName/maxLength'),
  ],
  'rooming.beds.wrong': [limit('RoomBeds/minItems'), limit('RoomBeds/maxItems')],

  ...each(
    [adultAge],
    'field.room.withoutAdult',
    'field.rooms.hint',
    'registration.ratio',
    'responsible.text',
    'responsible.adultNeeded',
    'roomShare.withoutAdult',
    'roomShare.nobody',
    'problem.roomWithoutAdult',
    'problem.partyWithoutAdult',
    'problem.minorWithoutResponsible',
    'problem.chosenRoomWithoutAdult',
    'waiver.agrees',
    'packet.page.minors',
    'rooming.filter.minors',
  ),
  'packet.peopleBelow18': [adultAge, adultAge, adultAge],
};

/** Messages whose numbers state no rule, by what they are. */
const exceptions: Readonly<Record<string, readonly MessageId[]>> = {
  'an example of what to type': [
    'unmatched.refundedElsewhere.noteHint',
    'unmatched.referenceHint',
    'unmatched.referenceWrong',
    'list.paste.hint',
    'field.amount.wrong',
    'audit.actorWrong',
    'eventDesk.timings.hint',
    'eventDesk.fault.rate',
    'onlineSession.field.time.hint',
    'onlineSession.fault.pattern',
    'rooming.names.hint',
  ],
  'how dates and phone numbers are written everywhere': [
    'field.birthDate.wrong',
    'dayFilter.wrong',
    'entry.phone.hint',
  ],
  'an amount that takes nothing off': ['party.help.noAmount', 'party.help.canPay', 'party.adjustment.amountHint'],
  'an estimate of how long reading and signing take': ['waiver.link.2', 'waiver.confirmation.text'],
  'the size of a sheet of paper': ['packet.paper.a4'],
  'how the age of a baby is told': ['rooming.age'],
  'people in a story': ['demoGuide.events.rooms', 'knownPeople.goOn'],
};

const stated = catalogs.flatMap(([language, catalog]) =>
  Object.entries(catalog).map(([id, text]) => ({ id, language, numbers: numbersIn(parse(text), language) })),
);
const excepted = new Set<string>(Object.values(exceptions).flat());

test.each([
  ['en', 'At most 20,000 people, +1 305 555 0100, in half an hour or one hour, not one day', [20_000, 0.5, 1]],
  [
    'es',
    '{n, plural, one {1 persona} other {# personas}}, 20.000 o 20 000; 5MB, media hora, A4',
    [20_000, 20_000, 5, 0.5],
  ],
  [
    'en',
    '{n, plural, =0 {under 18} one {# under 18} other {# under 18}} in <b>fifteen</b> (2.5)',
    [18, 18, 18, 15, 2.5],
  ],
] as const)('the numbers of a sentence are read: %s', (language, text, numbers) => {
  expect(numbersIn(parse(text), language)).toEqual(numbers);
});

test('the sentences of both languages state the numbers of the rules', () => {
  const ofRules = stated.filter(({ id }) => id in expected);
  expect(ofRules).toHaveLength(2 * Object.keys(expected).length);
  expect(ofRules).toEqual(ofRules.map((one) => ({ ...one, numbers: expected[one.id as MessageId] })));
});

test('every number in a sentence is compared with its rule, or states none', () => {
  const withNumbers = new Set(stated.filter(({ numbers }) => numbers.length > 0).map(({ id }) => id));
  const unknown = [...withNumbers].filter((id) => !(id in expected) && !excepted.has(id));
  expect(unknown).toEqual([]);
  expect([...excepted].filter((id) => !withNumbers.has(id) || id in expected)).toEqual([]);
});
