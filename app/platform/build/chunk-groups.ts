/*
 * Defines which modules share a file. Many small files cost more in overhead than they contain, so the modules that pages of one
 * kind share form one file. Without these groups, a page with a form requests about 90 files instead of 12.
 */
interface ChunkGroup {
  name: string;
  test: RegExp;
}

const files = (folder: string, ...names: string[]) => `/${folder}/(${names.join('|')})\\.tsx?$`;
const folder = (path: string) => `/${path}/`;
const components = (...names: string[]) => `/design-system/components/(${names.join('|')})/`;
const rules = (...domains: string[]) => `/api/(${domains.join('|')})/rules\\.ts$`;
const group = (name: string, ...paths: string[]): ChunkGroup => ({ name, test: new RegExp(paths.join('|')) });
const anyName = '[a-z-]+';

/** The first group that matches a module takes it, together with its imports. */
export const chunkGroups: ChunkGroup[] = [
  // Every page runs these two files one after the other, so that a slow phone can respond in between.
  group('react', '/node_modules/(react|react-dom|scheduler)/'),
  group(
    'site',
    '/node_modules/(openapi-fetch|react-intl|@formatjs|intl-messageformat)/',
    'lean-router|/node_modules/react-router',
    folder('design-system/(theme|provider)'),
    files('design-system/i18n', 'useMessages', 'en', 'es'),
    folder(
      'design-system/private/(Announcer|Choice|Field|Icon|NavMenu|PageLink|SeasonMark|SmallChoice|StainedGlass|VisuallyHidden|WindowMark)',
    ),
    components(
      'Alert',
      'Button',
      'Checkbox',
      'Disclosure',
      'Emphasis',
      'Facts',
      'Heading',
      'Inline',
      'LanguageSwitch',
      'Link',
    ),
    components('LinkButton', 'List', 'LiveBadge', 'NoScript', 'PageLayout', 'Prose', 'Quote', 'SiteFooter'),
    components('SiteHeader', 'Spinner', 'Stack', 'Strong', 'Text', 'TextArea', 'ThemeSwitch', 'Toast'),
    // The two hooks are for staff screens and a few other pages.
    `${folder('app/platform/(browser|chunks|language|shell|visitor)')}(?!outlives-page|use-(?:debounced|while-visible))`,
    files('app', 'application', 'routes', 'page-data', 'content-routes', 'online-sessions/port/known-sessions'),
    files('app/content/port', 'content'),
    files(
      'app/platform',
      'client/client',
      'drafts/draft-storage',
      'offline/registrations/store',
      `messages/(?!later-messages)${anyName}`,
    ),
    rules('access', 'live', 'site', 'platform/language', 'platform/pages'),
  ),
  // Shared by content pages.
  group(
    'reading',
    files(
      'app/content',
      'port/(blocks|content-(blocks|page|text)|drawings|owner-texts)',
      'content-screen',
      'prayers/prayer-lines',
    ),
    components('Drawing', 'PrayerReader', 'ReadingPage'),
  ),
  // Shared by the home page, event pages, the registration form and waiver signing.
  group(
    'events',
    files(
      'app/events/port',
      ...['add-to-calendar', 'band-ages', 'event-(cards|dates|status)', 'listed-event', 'waiting-list-notice'],
    ),
    rules('events', 'payments', 'pricing', 'registrations'),
    components('EventCard', 'Grid', 'Money', 'TwoColumns'),
  ),
  // Shared by pages with a form: rules, fields, drafts, and the dialog that asks before the form is sent.
  group(
    'form',
    files('app/platform/drafts', `(?!collapsed-form|use-saved-content)${anyName}`),
    files('app/platform/forms', `(?!form-date-field|form-password-field|request-form|use-form-request)${anyName}`),
    files('app/platform/client', 'clock-time', 'money-text', 'problem-(messages|text)', 'use-answer'),
    files('app/platform', 'browser/outlives-page', 'emailed-links/expired-link'),
    rules('people', 'platform/text'),
    components('CheckboxGroup', 'ConfirmDialog', 'ErrorSummary', 'Form', 'NumberField', 'RadioGroup'),
    components('SaveState', 'Select', 'TextField'),
  ),
  // Small files that nearly every staff screen needs; by themselves, each would cost more than it contains.
  group(
    'staff',
    files('app', 'staff-routes', 'reports/port/report-address'),
    files(
      'app/platform/addresses',
      '(?:desk|door|event-desk|packet|rooming|user)-address(?:es)?',
      '(?:saturdays|unmatched)-path',
    ),
    files('app/platform', 'lists/list-address', 'workspace/or-sign-in'),
    files('design-system/i18n', 'useListMessages'),
    components('WorkspacePage'),
  ),
  // Shared by staff screens and the registration form; otherwise, staff screens would load the form's steps.
  group(
    'questions',
    files('app/registrations', 'person-questions', 'price-line-texts'),
    files('app/platform/client', 'read-amount'),
    components('Fieldset', 'PriceSummary'),
  ),
  // Shared by staff screens and the form's later steps.
  group('rooms', rules('rooms'), files('app/registrations', 'responsible-facts')),
  // Reads lists from files; staff screens need it without the form's steps.
  group('file-field', files('app/platform/spreadsheets', anyName), components('FileField')),
  // Shared by the login and account screens.
  group(
    'account',
    files(
      'app',
      'platform/emailed-links/check-your-email',
      'session/login/code-form',
      'platform/forms/(form-password-field|request-form|use-form-request)',
    ),
    components('PasswordField'),
  ),
  // Screens that always load completely: each is one file with everything that no other file contains.
  group('public-form', files('app/forms', anyName, `port/${anyName}`)),
  group(
    'registration',
    files('app/registrations', 'lazy-steps', 'form/price/(party-price|use-quote)', 'form/contact/gender-field'),
    files('app/registrations/form', 'draft', 'on-behalf', 'places/places-(for|notice)', 'registration-(form|screen)'),
    files('app/registrations/form', 'saved-draft', 'steps', 'use-submit', 'writing/write-address'),
    rules('pricing/lines'),
  ),
  group('registration-steps', files('app/registrations', 'steps-chunk')),
  // Both public forms use the same calendar; staff screens stay separate.
  group(
    'sabbath',
    files('app/sabbath', anyName),
    components('CalendarField'),
    files('design-system/i18n', 'useCalendarMessages'),
  ),
  group('waiver', files('app/waiver', 'waiver-screen', 'port/waiver-text'), components('StatusTag')),
  group('signing', files('app/waiver/sign', 'signing')),
];
