import { z } from 'zod';
import { deepFreeze, isFile, isOrigin, isPrivateKey, isSafeAddress, valueOf } from './config-values.ts';
import { isTimeZone } from './moments/rules.ts';
import { isKey } from './keys/key-file.ts';
import { spacedPhone } from './phones/rules.ts';

const link = (fallback: string) => z.url({ protocol: /^https?$/, error: 'must be a web address' }).default(fallback);
const text = (fallback: string) => z.string().default(fallback);
const slug = (fallback: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
    .default(fallback);
const address = (schemes: RegExp, example: string) => z.url({ protocol: schemes, error: `must look like ${example}` });
/** PayPal client ids with their values: id=value, separated by commas, spaces or line breaks. */
const pairs = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((pair) => pair !== ''))
  .refine(
    (given) => given.every((pair) => /^[A-Za-z0-9_-]+=[^\s,=]+$/.test(pair)),
    'must be client id=value, separated by commas',
  )
  .transform((given) => Object.fromEntries(given.map((pair) => pair.split('=') as [string, string])));
const key = z.string().refine(isKey, 'must be 32 bytes in base64').optional();
const file = z.string().refine(isFile, 'must be the path of a file that exists').optional();

/** Used in place of the postal address until the owner sets it. */
const placeholderAddress = 'Street and number | City, State ZIP';

/** Every variable, in the order of .env.example. A default here is a neutral placeholder or a safe value. */
const variables = z.object({
  PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3001),
  // By default accepts connections from this machine only; a container sets 0.0.0.0.
  HOST: text('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://www.example.org')
    .refine(isOrigin, 'must have no path')
    .optional(),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  DATABASE_READ_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  DATABASE_POOL: z.coerce.number('must be a number of connections').int().min(2).max(100).default(10),
  DATA_DIR: z.string().optional(),
  SIGNING_KEY: key,
  SIGNING_KEY_PREVIOUS: key,
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: key,
  KEEP_YEARS: z.coerce.number('must be a number of years').int().min(1).max(100).default(7),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<)?[^<>@\s]+@[^<>@\s]+>?$/, 'must be an email address')
    .optional(),
  MAIL_DKIM_DOMAIN: z.hostname('must be a domain').optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, 'must be a selector such as site2027')
    .optional(),
  MAIL_DKIM_KEY: z.string().refine(isPrivateKey, 'must be a private key in PEM').optional(),
  MAIL_BOUNCE_ADDRESS: z.email('must be an email address').optional(),
  MAIL_BOUNCE_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  MAIL_BULK_PER_MINUTE: z.coerce.number('must be a number of emails').int().min(1).max(100_000).default(120),
  SITE_NAME_EN: text('The Retreat Center'),
  SITE_NAME_ES: text('La Casa de Retiros'),
  SITE_COPYRIGHT_HOLDER: z.string().optional(),
  SITE_EMAIL: z.email('must be an email address').default('info@example.org'),
  SITE_PRAYER_EMAIL: z.email('must be an email address').optional(),
  SITE_SABBATH_EMAIL: z.email('must be an email address').optional(),
  SITE_SECURITY_EMAIL: z.email('must be an email address').optional(),
  SITE_PHONE: z
    .string()
    .regex(/^\+[1-9][0-9 ().-]{6,20}$/, 'must start with + and the country')
    .default('+1 202-555-0100'),
  SITE_CHECK_PAYEE: z.string().optional(),
  SITE_ADDRESS: text(placeholderAddress),
  SITE_NEWS_URL: link('https://www.example.org/news'),
  SITE_RETREAT_CENTRE_URL: link('https://www.example.org/retreat-centre'),
  SITE_CHURCH_URL: link('https://www.example.org/church'),
  SITE_VATICAN_URL: link('https://www.vatican.va'),
  SITE_FACEBOOK_URL: link('https://www.facebook.com'),
  SITE_YOUTUBE_URL: link('https://www.youtube.com'),
  SITE_INSTAGRAM_URL: link('https://www.instagram.com'),
  SITE_WEBSITE_URL: link('https://www.example.org'),
  SITE_MAP_URL: link('https://www.openstreetmap.org'),
  SITE_FOUNDER_SLUG: slug('founder'),
  SITE_FOUNDER_NAME: z.string().optional(),
  SITE_DIRECTOR_SLUG: slug('director'),
  SITE_DIRECTOR_NAME: z.string().optional(),
  SITE_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as America/New_York')
    .default('America/New_York'),
  SITE_LOGO: file,
  SITE_PROMO_VIDEO: file,
  SITE_PROMO_CAPTIONS_EN: file,
  SITE_PROMO_CAPTIONS_ES: file,
  SITE_TEXTS: file,
  LIVE_SEARCH_URL: link('https://www.googleapis.com/youtube/v3/search?part=snippet'),
  LIVE_CHANNEL: z.string().optional(),
  LIVE_API_KEY: z.string().optional(),
  LIVE_WATCH_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  MEETING_AUTHORIZE_URL: link('https://zoom.us/oauth/authorize'),
  MEETING_TOKEN_URL: link('https://zoom.us/oauth/token'),
  MEETING_API_URL: z.string().refine(isSafeAddress, 'must be an https address').default('https://api.zoom.us/v2'),
  MEETING_CLIENT_ID: z.string().optional(),
  MEETING_CLIENT_SECRET: z.string().optional(),
  MEETING_KEY: key,
  MEETING_SCOPES: z.string().optional(),
  MEETING_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  MEETING_REGISTRANTS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], 'must be sandbox or live').default('sandbox'),
  PAYPAL_API_URL: z.string().refine(isSafeAddress, 'must be an https address').optional(),
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be a client id')
    .optional(),
  PAYPAL_SECRETS: pairs,
  PAYPAL_WEBHOOKS: pairs,
  PAYPAL_TIMEOUT_MS: z.coerce.number('must be a number of ms').int().min(100).max(60_000).default(10_000),
});

const payPalAddresses = { sandbox: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' } as const;

/** The names of all variables. */
export const variableNames = Object.keys(variables.shape);

/** The parsed environment, which the rest of the program receives instead of process.env. */
export type Config = Readonly<ReturnType<typeof arrange>>;

/**
 * Reads the environment into one frozen object. A variable may also be given as NAME_FILE, the path of a file that contains the
 * value (how containers pass secrets). An empty value counts as not set.
 * @throws one error that lists every problem but never a value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const given = Object.fromEntries(variableNames.map((name) => [name, valueOf(name, env, problems)]));
  const result = variables.safeParse(given);
  for (const { path, message } of result.error?.issues ?? []) problems.push(`${path.join('.')}: ${message}`);
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (given[name] && !given.DATABASE_URL) problems.push(`DATABASE_URL: is needed with ${name}`);
  if (given.SMTP_URL && !given.MAIL_FROM) problems.push('MAIL_FROM: is needed when SMTP_URL is set');
  const dkim = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'].filter((name) => !given[name]);
  if (dkim.length < 3) for (const name of dkim) problems.push(`${name}: is needed with the other MAIL_DKIM_ variables`);
  // A mix of two providers' addresses would send the tokens of one to the other.
  const meetingUrls = ['MEETING_AUTHORIZE_URL', 'MEETING_TOKEN_URL', 'MEETING_API_URL'].filter((name) => !given[name]);
  if (meetingUrls.length < 3)
    for (const name of meetingUrls) problems.push(`${name}: is needed with the other MEETING_…_URL variables`);
  const meetings = ['MEETING_CLIENT_ID', 'MEETING_CLIENT_SECRET', 'MEETING_KEY'].filter((name) => !given[name]);
  if (meetings.length < 3 || given.MEETING_WEBHOOK_SECRET || given.MEETING_REGISTRANTS === 'true')
    for (const name of meetings) problems.push(`${name}: is needed with the other MEETING_ variables`);
  if (given.SIGNING_KEY_PREVIOUS && !given.SIGNING_KEY)
    problems.push('SIGNING_KEY: is needed with SIGNING_KEY_PREVIOUS');
  if (given.SIGNING_KEY && given.SIGNING_KEY === given.SIGNING_KEY_PREVIOUS)
    problems.push('SIGNING_KEY_PREVIOUS: must differ from SIGNING_KEY');
  if (result.data && result.data.SITE_FOUNDER_SLUG === result.data.SITE_DIRECTOR_SLUG) {
    problems.push('SITE_DIRECTOR_SLUG: must differ from SITE_FOUNDER_SLUG');
  }
  if (!result.success || problems.length > 0) {
    throw new Error(`The configuration has problems:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return deepFreeze(arrange(result.data));
}

function arrange(env: z.output<typeof variables>) {
  return {
    host: env.HOST,
    port: env.PORT,
    /** The port on which this machine may read metrics; without it there is no metrics server. */
    metricsPort: env.METRICS_PORT,
    /** The public address of the site, without a trailing slash: the start of every link in an email. */
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    /** Whether to trust a reverse proxy's headers about the client. */
    trustProxy: env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL,
    /** The owner's PostgreSQL database; without it, the embedded one is started. */
    databaseUrl: env.DATABASE_URL,
    /** The same database without the pooler to which `databaseUrl` then leads: for everything that needs a session of its own. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    /** The most connections with which this process answers requests; jobs, reports and listening have their own. */
    databasePool: env.DATABASE_POOL,
    /** The directory for the embedded database and for emails written to files; without it, the launcher chooses one. */
    dataDirectory: env.DATA_DIR,
    /** The key for links in emails and the previous key, both in base64; without a key, one from a file is used. */
    signing: { key: env.SIGNING_KEY, previous: env.SIGNING_KEY_PREVIOUS },
    /** The folder for daily backups, if any, and the key that encrypts every backup, in base64. */
    backup: { folder: env.BACKUP_DIR, key: env.BACKUP_KEY },
    /** The number of years after which names and addresses are deleted from registrations and the ledger. */
    keepYears: env.KEEP_YEARS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.SITE_NAME_EN} <no-reply@example.org>`,
      /** The most bulk emails per minute that all processes together send. */
      bulkPerMinute: env.MAIL_BULK_PER_MINUTE,
      /** The address to which bulk emails bounce, and the secret with which the mail server delivers the bounces to us. */
      bounces: { address: env.MAIL_BOUNCE_ADDRESS, secret: env.MAIL_BOUNCE_SECRET },
      /** Signs every email, for mail servers that do not; null without a key. */
      dkim: dkimOf(env),
    },
    /** How to ask the video platform whether a broadcast is live. Without a channel and a key, nothing is asked. */
    live: {
      searchUrl: env.LIVE_SEARCH_URL,
      channel: env.LIVE_CHANNEL,
      apiKey: env.LIVE_API_KEY,
      watchUrl: env.LIVE_WATCH_URL ?? env.SITE_YOUTUBE_URL,
    },
    /** How to take payments through PayPal. Events whose client id has no secret here do not offer it. */
    payPal: {
      apiUrl: (env.PAYPAL_API_URL ?? payPalAddresses[env.PAYPAL_ENVIRONMENT]).replace(/\/$/, ''),
      /** The PayPal app for events that name none. */
      clientId: env.PAYPAL_CLIENT_ID,
      /** Client id → secret, and client id → id of the app's webhook. */
      secrets: env.PAYPAL_SECRETS,
      webhooks: env.PAYPAL_WEBHOOKS,
      /** How long to wait for a response from PayPal, in ms. */
      patience: env.PAYPAL_TIMEOUT_MS,
    },
    /** The provider at which staff sign in for online meetings; null if none is configured. */
    meetings: meetingsOf(env),
    /** The information about the organization on the pages. All of it may be sent to the browser except file paths. */
    site: {
      name: { en: env.SITE_NAME_EN, es: env.SITE_NAME_ES },
      copyrightHolder: {
        en: env.SITE_COPYRIGHT_HOLDER ?? env.SITE_NAME_EN,
        es: env.SITE_COPYRIGHT_HOLDER ?? env.SITE_NAME_ES,
      },
      email: env.SITE_EMAIL,
      /** The recipients of notifications about new prayer requests and requests for a Saturday. */
      prayerEmail: env.SITE_PRAYER_EMAIL ?? env.SITE_EMAIL,
      sabbathEmail: env.SITE_SABBATH_EMAIL ?? env.SITE_EMAIL,
      /** The contact for security reports. */
      securityEmail: env.SITE_SECURITY_EMAIL ?? env.SITE_EMAIL,
      phone: spacedPhone(env.SITE_PHONE.replaceAll(/[^+\d]/g, '')),
      /** The payee of checks: one name, as the bank knows it. */
      checkPayee: env.SITE_CHECK_PAYEE ?? env.SITE_COPYRIGHT_HOLDER ?? env.SITE_NAME_EN,
      addressLines: env.SITE_ADDRESS.split('|').map((line) => line.trim()),
      /** News must state the postal address of its sender, so it is not sent while that is the placeholder. */
      hasPostalAddress: env.SITE_ADDRESS !== placeholderAddress,
      links: {
        news: env.SITE_NEWS_URL,
        retreatCentre: env.SITE_RETREAT_CENTRE_URL,
        church: env.SITE_CHURCH_URL,
        vatican: env.SITE_VATICAN_URL,
        facebook: env.SITE_FACEBOOK_URL,
        youtube: env.SITE_YOUTUBE_URL,
        instagram: env.SITE_INSTAGRAM_URL,
        website: env.SITE_WEBSITE_URL,
        map: env.SITE_MAP_URL,
      },
      founder: { slug: env.SITE_FOUNDER_SLUG, name: env.SITE_FOUNDER_NAME },
      director: { slug: env.SITE_DIRECTOR_SLUG, name: env.SITE_DIRECTOR_NAME },
      /** The center's time zone, which decides where its days begin. */
      timeZone: env.SITE_TIME_ZONE,
      logoFile: env.SITE_LOGO,
      promoVideoFile: env.SITE_PROMO_VIDEO,
      promoCaptionFiles: { en: env.SITE_PROMO_CAPTIONS_EN, es: env.SITE_PROMO_CAPTIONS_ES },
      textsFile: env.SITE_TEXTS,
    },
  };
}

function dkimOf({
  MAIL_DKIM_DOMAIN: domainName,
  MAIL_DKIM_SELECTOR: keySelector,
  MAIL_DKIM_KEY: privateKey,
}: z.output<typeof variables>) {
  if (domainName === undefined || keySelector === undefined || privateKey === undefined) return null;
  return { domainName, keySelector, privateKey };
}

function meetingsOf({
  MEETING_CLIENT_ID: clientId,
  MEETING_CLIENT_SECRET: clientSecret,
  MEETING_KEY: key,
  ...rest
}: z.output<typeof variables>) {
  if (clientId === undefined || clientSecret === undefined || key === undefined) return null;
  return {
    authorizeUrl: rest.MEETING_AUTHORIZE_URL,
    tokenUrl: rest.MEETING_TOKEN_URL,
    /** The start of every address of the provider's API, without a trailing slash. */
    apiUrl: rest.MEETING_API_URL.replace(/\/$/, ''),
    clientId,
    clientSecret,
    key,
    /** The scopes that staff are asked to grant; if unset, the provider's app decides. */
    scopes: rest.MEETING_SCOPES,
    /** The secret with which the provider signs webhook events; without it, none are accepted. */
    webhookSecret: rest.MEETING_WEBHOOK_SECRET,
    /** Whether each person is registered with the provider and gets a personal meeting link. */
    registersPeople: rest.MEETING_REGISTRANTS === 'true',
  };
}
