/**
 * The parts that staff screens load, and other screens that only the browser renders: nobody logs in or sees their own data there.
 */
export const browserParts = [
  'page',
  'form',
  'publicForm',
  'event',
  'registration',
  'steps',
  'waiver',
  'further',
] as const;

/** The files of each language's catalog that many screens load. */
export const sharedParts = [...browserParts, 'account', 'visitor'] as const;

/** The messages of individual staff screens, which only those screens load (the last argument of `screen`). */
export const ownParts = [
  'audit',
  'door',
  'entry',
  'eventDesk',
  'formDesk',
  'heldForms',
  'mailing',
  'onlineSession',
  'packet',
  'party',
  'prayerDesk',
  'rooming',
  'sabbathDesk',
  'system',
  'user',
] as const;

/** The files that the build makes from each language's catalog. */
export const messageParts = [...sharedParts, ...ownParts] as const;
type SharedPart = (typeof sharedParts)[number];
export type OwnPart = (typeof ownParts)[number];
export type MessagePart = SharedPart | OwnPart;
/** The parts whose file names the browser gets with the first screen that needs one. */
export type LaterPart = OwnPart | 'further' | 'visitor';

const ownMessages: Readonly<Record<OwnPart, RegExp>> = {
  audit: /^audit\.(?!(?:count|countOver|empty|pages|title|what|when)$)/,
  door: /^door\.(?!link$|titleOf$|band\.|figures\.)/,
  entry: /^(entry|newParty)\./,
  eventDesk: /^eventDesk\.(?!(?:title|noName)$|state\.)/,
  formDesk:
    /^(contactDesk\.(?!title$)|formDesk\.(answer\w*|acceptedBy|declinedBy|proposedBy|reply|formerUser|noAddress|changedBy|changedMeanwhile|repliedMeanwhile|lastChangedBy|moved|receivedAt|search\w*|language|anyLanguage|undo)\b)/,
  heldForms: /^heldForms\.(?!title$)/,
  mailing: /^mailing\.(?!noSubject$)/,
  onlineSession: /^onlineSession\.(?!title$)/,
  packet: /^packet\./,
  party: /^party\.(?!by\.|asksForHelp$|closed$|address\.unconfirmed$)/,
  prayerDesk: /^(prayerDesk|blessings)\./,
  rooming: /^rooming\.(?!(?:group|room|center)$)/,
  sabbathDesk: /^(sabbathDesk|saturdays)\.(?!title$)/,
  system: /^system\.(?!title$)/,
  user: /^(user\.(?!language$)|userList\.(?!name$|title$))/,
};

/**
 * The prefixes of the ids of messages on every page or on a content page. All others load with the first screen that is more than
 * content, so that a reader does not wait for the messages of forms and staff.
 */
const onPages = new Set([
  ...['content', 'confession', 'day', 'demo', 'error', 'footer', 'frame', 'guard', 'guest', 'home', 'language', 'live'],
  ...['loading', 'manage', 'nav', 'noScript', 'page', 'person', 'prayers', 'rank', 'season', 'theme', 'wog'],
]);

/** Individual messages with other prefixes. */
const alsoOnPages = new Set([
  ...['form.tryAgain', 'offline.title', 'problem.network'],
  ...['addToCalendar', 'dateRange', 'datesAndPlace', 'datesInMonth', 'registerFor'].map((name) => `event.${name}`),
  ...['cancelled', 'closed', 'completed', 'full', 'notYetOpen', 'open'].map((name) => `event.status.${name}`),
]);

/** The prefixes for the forms that everyone can open, such as registration. */
const inForms = new Set(['draft', 'field', 'find', 'form', 'problem', 'spentLink']);

/** The additional prefixes for the forms to contact us or to request something. */
const inPublicForms = new Set(['contact', 'prayer', 'publicForm', 'sabbath', 'sabbathRetreat']);
const alsoInPublicForms =
  /^field\.(date\.(already|choose|hint|none)$|(attendance|firstDate|forSomeoneElse|forWhom|groupKind|intention|people|prayerRequest|secondDate|shareWithTeam|tellWhenPrayed|thirdDate|wishes)(?!\.(missing|wrong)$)\b)/;

/** The additional prefixes for the login and account screens. */
const inAccount = new Set([
  ...[
    'firstAdministrator',
    'forgotPassword',
    'login',
    'mailSent',
    'newPassword',
    'newsEmails',
    'saturdayReply',
    'signUp',
    'verifyEmail',
  ],
]);

/** The additional prefixes for event pages alone; the registration form shows little of this. */
const inEvent = new Set(['event', 'events', 'rate']);

/** The additional prefixes for events and their registration form. */
const inRegistration = new Set(['band', 'payment', 'registration']);

/** The prefixes for the steps of a registration after the first, and for the price estimate before it. */
const inSteps = new Set(['details', 'estimate', 'knownPeople', 'list', 'responsible', 'roomShare', 'writing']);
const alsoInSteps =
  /^band\.(?!ages)|^registration\.(help|household|noPlace|party|people|person|payment|ratio|review)\b|^field\.(accessNeeds|arrival|diet|emergencyName|emergencyPhone|guardianName|guardianPhone|joinsSessions|lodging|needsStepFree|notes|roommate\w*|rooms|roomWishes)\b/;

/** Individual messages with other prefixes that load with registration, and messages of registration that load with forms. */
const alsoInRegistration =
  /^(draft\.(device|server)\.\w+|event\.unknownText|desk\.new|payPal\.missing\..*|field\.lodging|field\.needsStepFree|registration\.person\.(needsStepFree|years))$/;
const alsoInAccount = /^find\.(?!title$)/;
const alsoInForms =
  /^(publicForm\.draft\.|registration\.draft\.|responsible\.named\.\w+\.missing$|field\.roommate\w+\.missing$)/;

/** Messages with prefixes of the registration form about the later states of a registration; only later screens show them. */
const afterRegistration = /^(payment\.(kind|status)|registration\.(source|state))\./;

/** Messages about people's own registrations and account, and the demo guide. */
const forVisitors =
  /^(callback|confirmAddress|confirmation|demoGuide|demoMail|keepAddress|logout|myInfo|ownDetails|ownLink|past|payPal|receipt|standIn)\.(?!missing\.)/;

/** Those of these messages that staff screens show too, or every page of a logged-in person. */
const alsoForStaff =
  /^(confirmation\.(amount|change\.(contact|people)|email\.\w+|mailTo|method|payableTo|payment\.\w+|reference)|myInfo\.online\.\w+)$/;

/** Waiver messages that own registrations, printed sheets and staff screens show. */
const besideSigning = /^waiver\.(call|list|paper|paperFault|record|sheet|staff)\b/;

/**
 * Problems that only some screens' operations can return, such as those of staff. Without these messages, `problemText` is less
 * specific.
 */
export const problemsOf: Partial<Record<MessagePart, RegExp>> = {
  further:
    /^problem\.(changedMeanwhileBy|claimedByOther|eventNotReady|idempotencyKeyReused|lastAdministrator|mailingNotReady|meeting\w+|partyWithoutEmail|paymentFarAbove|placementRefused|recipientsChanged|registeredAlready|refund\w+|requestTooSlow|room(NameTaken|Occupied)|saturday(Accepted|Taken)|session\w+|tooManyChosen|userInactive|userNotYours|view\w+)$/,
  account: /^problem\.(code\w+|emailUnconfirmed|householdFull|passwordWrong|signInFailed)$/,
  registration: /^problem\.(eventFull|registrationNotOpen)$/,
  steps:
    /^problem\.(alreadyRegistered|bandNotOffered|changesClosed|chosenRoom\w+|noActiveMembers|partyWithoutAdult|payment(MethodNotOffered|Unavailable)|quoteChanged|responsibleAdultMissing|rooms?(NotOffered|TooSmall|WithoutAdult)|tooManyRegistrations)$/,
  waiver: /^problem\.(link(Over|Replaced)|signerNotResponsible|waiver\w+)$/,
};

/** The file that contains a message. */
export function partOf(id: string): MessagePart {
  const [beginning = ''] = id.split('.');
  if (onPages.has(beginning) || alsoOnPages.has(id)) return 'page';
  const own = ownParts.find((part) => ownMessages[part].test(id));
  if (own) return own;
  if (alsoInForms.test(id)) return 'form';
  if (alsoInAccount.test(id)) return 'account';
  if ([afterRegistration, besideSigning].some((words) => words.test(id))) return 'further';
  if (forVisitors.test(id)) return alsoForStaff.test(id) ? 'further' : 'visitor';
  const ofProblem = messageParts.find((part) => problemsOf[part]?.test(id));
  if (ofProblem) return ofProblem;
  if (alsoInRegistration.test(id)) return 'registration';
  if (inSteps.has(beginning) || alsoInSteps.test(id)) return 'steps';
  if (inPublicForms.has(beginning) || alsoInPublicForms.test(id)) return 'publicForm';
  if (inForms.has(beginning)) return 'form';
  if (inAccount.has(beginning)) return 'account';
  if (inRegistration.has(beginning)) return 'registration';
  if (inEvent.has(beginning)) return 'event';
  return beginning === 'waiver' ? 'waiver' : 'further';
}
