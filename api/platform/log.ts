import { pino, stdSerializers, type DestinationStream, type Level, type Logger } from 'pino';

/** Names under which personal data or a secret could reach the log by mistake. */
const personal = [
  ...['firstName', 'lastName', 'email', 'phone', 'to', 'address', 'text', 'html', 'subject'],
  ...['password', 'token', 'cookie', 'authorization', 'body', 'headers', 'query'],
];

/** They are removed at the top level and one level down; these two only at the top, since errors have them too. */
const removed = ['name', 'code', ...personal.flatMap((name) => [name, `*.${name}`])];

/** What is kept of a foreign error: databases add the offending values, mail servers addresses. */
type LoggedError = { type: string; code?: string; message: string; stack: string; cause?: LoggedError };

/**
 * The log: one JSON object per line, no personal data. Log an error as { err }, anything else by identifiers.
 * @param destination where the lines go, for tests; standard output without it
 */
export function createLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: removed, censor: '[removed]' },
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The same log for lines whose values are all known to be harmless, such as one per request: redacting them would cost more than
 * everything else about the line.
 */
export function knownLines(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return withoutAddresses(messageOf(error));
  const { type, stack } = stdSerializers.err(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : loggedError(error.cause);
  return {
    type,
    ...(code && { code }),
    message: withoutAddresses(error.message),
    stack: withoutAddresses(stack),
    ...(typeof cause === 'object' && { cause }),
  };
}

/** The job queue passes copies of errors, which are not errors themselves. */
function messageOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
}

function withoutAddresses(text: string): string {
  // Each word is scanned once, whether an '@' follows or not: a long one must not block the process.
  return text.replace(/[^\s<>"'(@]+(@[^\s<>"')]+)?/g, (word, rest?: string) =>
    rest === undefined ? word : '[address]',
  );
}
