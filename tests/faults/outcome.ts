/** The outcome of a fault. */
export interface Outcome {
  /** Number of acknowledged requests. */
  readonly acknowledged: number;
  /** Number of acknowledged requests whose data was missing afterwards. */
  readonly lost: number;
  /** Number of actions done twice. */
  readonly doubled: number;
  /** Number of responses that said that the site is unavailable (503). */
  readonly refused?: number;
  /** Number of responses with a 5xx status other than 503. */
  readonly otherErrors: number;
  /** Seconds until `/api/health` was correct; undefined if the fault ended before it could be. */
  readonly health?: number;
  /** Seconds from the end of the fault until the first successful request. */
  readonly recovery?: number;
  /** All other failures, in sentences. */
  readonly failures: readonly string[];
  /** Remarks that are not failures, in sentences. */
  readonly notes?: readonly string[];
}

/** A fault, which is tried from a clean state. */
export interface Fault {
  readonly name: string;
  readonly run: () => Promise<Outcome | { readonly skipped: string }>;
}

/** Maximum allowed times, in seconds. */
const longestHealth = 5;
const longestRecovery = 30;

/** The failures of an outcome, in sentences. */
export function broken(outcome: Outcome): readonly string[] {
  const { acknowledged, lost, doubled, otherErrors, health = 0, recovery = 0 } = outcome;
  return [
    ...(acknowledged === 0 ? ['nothing was acknowledged'] : []),
    ...(lost > 0 ? [`${String(lost)} acknowledged are not there`] : []),
    ...(doubled > 0 ? [`${String(doubled)} were done twice`] : []),
    ...(otherErrors > 0 ? [`${String(otherErrors)} answers are 5xx other than 503`] : []),
    ...(health > longestHealth ? [`/api/health was wrong for ${health.toFixed(1)} s`] : []),
    ...(recovery > longestRecovery ? [`it recovered after ${recovery.toFixed(1)} s`] : []),
    ...outcome.failures,
  ];
}

const columns = ['fault', 'acknowledged', 'lost', 'doubled', '503', 'other 5xx', 'health s', 'recovery s'] as const;
const widths = [44, 12, 5, 7, 5, 9, 9, 11] as const;

const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 0))).join(' ');

/** The first line of the table. */
export const heading = line(columns);

const seconds = (value: number | undefined): string => value?.toFixed(1) ?? '–';

/** One line of the table. */
export function row(name: string, outcome: Outcome): string {
  const { acknowledged, lost, doubled, refused = 0, otherErrors, health, recovery } = outcome;
  const counts = [acknowledged, lost, doubled, refused, otherErrors].map(String);
  return line([name, ...counts, seconds(health), seconds(recovery)]);
}
