/** What the staff's screens load, and others that the browser alone renders: nobody logs in or sees their own data there. */
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

/** The words of few staff screens: those alone load them (the last argument of `screen`). */
export const ownParts = [
  'audit',
  'door',
  'eventDesk',
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
/** Those whose files the browser hears of with the first screen that needs one. */
export type LaterPart = OwnPart | 'further' | 'visitor';

const ownWords: Readonly<Record<OwnPart, RegExp>> = {
  audit: /^audit\.(?!(?:count|countOver|empty|pages|title|what|when)$)/,
  door: /^door\.(?!link$|titleOf$|band\.|figures\.)/,
  eventDesk: /^eventDesk\.(?!(?:title|noName)$|state\.)/,
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
 * The prefixes of the ids of messages on every page or on a content page. All others come with the first
 * screen that is more than content, so that a reader does not wait for the words of forms and of the staff.
 */
const onPages = new Set([
  ...['content', 'confession', 'day', 'demo', 'error', 'footer', 'frame', 'guard', 'guest', 'home', 'language', 'live'],
  ...['loading', 'manage', 'nav', 'noScript', 'page', 'person', 'prayers', 'rank', 'season', 'theme', 'wog'],
]);

/** Single messages of other beginnings. */
const alsoOnPages = new Set([
  ...['form.tryAgain', 'offline.title', 'problem.network'],
  ...['addToCalendar', 'dateRange', 'datesAndPlace', 'datesInMonth', 'registerFor'].map((name) => `event.${name}`),
  ...['cancelled', 'closed', 'completed', 'full', 'notYetOpen', 'open'].map((name) => `event.status.${name}`),
]);

/** What the forms need that everyone can open, such as to register. */
const inForms = new Set(['draft', 'field', 'find', 'form', 'problem', 'spentLink']);

/** What the forms need besides with which one writes to us or asks for something. */
const inPublicForms = new Set(['contact', 'prayer', 'publicForm', 'sabbath', 'sabbathRetreat']);
const alsoInPublicForms =
  /^field\.(date\.(already|choose|hint|none)$|(attendance|firstDate|forSomeoneElse|forWhom|groupKind|intention|people|prayerRequest|secondDate|shareWithTeam|tellWhenPrayed|thirdDate|wishes)(?!\.(missing|wrong)$)\b)/;

/** What the screens need besides on which people log in and get an account. */
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

/** What the pages of events alone need besides; their registration form shows little of it. */
const inEvent = new Set(['event', 'events', 'rate']);

/** What events and their registration form need besides. */
const inRegistration = new Set(['band', 'payment', 'registration']);

/** What the steps of a registration need after the first, and the price that is worked out before it. */
const inSteps = new Set(['details', 'estimate', 'knownPeople', 'list', 'responsible', 'roomShare', 'writing']);
const alsoInSteps =
  /^band\.(?!ages)|^registration\.(help|household|noPlace|party|people|person|payment|ratio|review)\b|^field\.(accessNeeds|arrival|diet|emergencyName|emergencyPhone|guardianName|guardianPhone|joinsSessions|lodging|needsStepFree|notes|roommate\w*|rooms|roomWishes)\b/;

/** Single messages of other beginnings that come with registration, and those of it that come with forms. */
const alsoInRegistration =
  /^(event\.unknownText|desk\.new|payPal\.missing\..*|field\.lodging|field\.needsStepFree|registration\.person\.(needsStepFree|years))$/;
const alsoInAccount = /^find\.(?!title$)/;
const alsoInForms =
  /^(publicForm\.draft\.|registration\.draft\.|responsible\.named\.\w+\.missing$|field\.roommate\w+\.missing$)/;

/** Words that begin like those of the registration form, about what becomes of a registration: later screens show them. */
const afterRegistration = /^(payment\.(kind|status)|registration\.(source|state))\./;

/** What people see of their own registrations and account, and the guide of the demo. */
const forVisitors =
  /^(callback|confirmAddress|confirmation|demoGuide|demoMail|keepAddress|logout|myInfo|ownDetails|ownLink|past|payPal|receipt|standIn)\.(?!missing\.)/;

/** What staff screens show of these words too, or every page of a person who is logged in. */
const alsoForStaff =
  /^(confirmation\.(amount|change\.(contact|people)|email\.\w+|mailTo|method|payableTo|payment\.\w+|reference)|myInfo\.online\.\w+)$/;

/** Of the waiver, what one's own registration, the printed sheets and the staff show. */
const besideSigning = /^waiver\.(call|list|paper|paperFault|record|sheet|staff)\b/;

/** What only some screens' operations can answer, such as the staff's; `problemText` says less where these words are not loaded. */
export const problemsOf: Partial<Record<MessagePart, RegExp>> = {
  further:
    /^problem\.(changedMeanwhileBy|claimedByOther|eventNotReady|lastAdministrator|mailingNotReady|meeting\w+|partyWithoutEmail|paymentFarAbove|placementRefused|recipientsChanged|registeredAlready|refund\w+|requestTooSlow|room(NameTaken|Occupied)|saturdayTaken|session\w+|tooManyChosen|userInactive|userNotYours|view\w+)$/,
  account: /^problem\.(code\w+|emailUnconfirmed|householdFull|passwordWrong|signInFailed)$/,
  registration: /^problem\.(eventFull|registrationNotOpen)$/,
  steps:
    /^problem\.(alreadyRegistered|bandNotOffered|changesClosed|chosenRoom\w+|noActiveMembers|partyWithoutAdult|payment(MethodNotOffered|Unavailable)|quoteChanged|responsibleAdultMissing|rooms?(NotOffered|TooSmall|WithoutAdult)|tooManyRegistrations)$/,
  waiver: /^problem\.(link(Over|Replaced)|signerNotResponsible|waiver\w+)$/,
};

/** Which of the files a message is in. */
export function partOf(id: string): MessagePart {
  const [beginning = ''] = id.split('.');
  if (onPages.has(beginning) || alsoOnPages.has(id)) return 'page';
  const own = ownParts.find((part) => ownWords[part].test(id));
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
