/** The median, because a busy moment of the machine does not change it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A figure and its limit, as text. */
export function judged(figure: number, limit: { atMost: number } | { atLeast: number }, digits = 2): string {
  const [word, bound] = 'atMost' in limit ? ['at most', limit.atMost] : ['at least', limit.atLeast];
  const isMet = 'atMost' in limit ? figure <= bound : figure >= bound;
  return `${figure.toFixed(digits)} (${word} ${String(bound)}: ${isMet ? 'met' : 'NOT MET'})`;
}
