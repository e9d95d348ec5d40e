import { pino, stdSerializers, type DestinationStream, type Level, type Logger } from 'pino';

/** Names under which personal data or a secret could reach the log by mistake. */
const personal = [
  ...['firstName', 'lastName', 'email', 'phone', 'to', 'address', 'text', 'html', 'subject'],
  ...['password', 'token', 'cookie', 'authorization', 'body', 'headers', 'query'],
];

/** Removed at the top level and one level down. `name` and `code` are removed only at the top, since errors have them too. */
const removed = ['name', 'code', ...personal.flatMap((name) => [name, `*.${name}`])];

/** The parts of an error that are logged. The rest may contain personal data: databases add the offending values. */
type LoggedError = { type: string; code?: string; message: string; stack: string; cause?: LoggedError };

/**
 * Creates the log: one JSON object per line, without personal data. Log an error as { err }, and anything else by identifiers.
 * @param destination receives the lines, for tests; standard output by default
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
 * Returns the same log without redaction, for lines whose values are all known to be harmless, such as one per request. Redacting
 * such a line would cost more than everything else about it.
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

/** The job queue passes copies of errors, which are not instances of Error. */
function messageOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
}

function withoutAddresses(text: string): string {
  // Each word is scanned only once, whether an '@' follows or not, because a long word must not block the process.
  return text.replace(/[^\s<>"'(@]+(@[^\s<>"')]+)?/g, (word, rest?: string) =>
    rest === undefined ? word : '[address]',
  );
}
