/** One benchmark that was run. */
export interface Run {
  readonly name: string;
  /** Its standard output, without errors. */
  readonly output: string;
  readonly exitCode: number | null;
  readonly seconds: number;
  /** The one-minute load average before the run. */
  readonly load: number;
  /** Whether other programs were using the processor before or after the run. */
  readonly wasBusy: boolean;
}

/** Where and when the benchmarks were run. */
export interface Surroundings {
  readonly machine: string;
  readonly commit: string;
  readonly at: Date;
  /** The benchmarks that this run skipped. */
  readonly skipped: readonly string[];
}

interface Figure {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
}

const judgement = /(-?[\d.]+|NaN) \((at (?:least|most)) (-?[\d.]+): (met|NOT MET)\)/g;

/** The figures that have a limit, with the text before them on their line. */
function figuresOf(output: string): Figure[] {
  let heading = '';
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith(' ')) heading = '';
    const figures: Figure[] = [];
    let from = 0;
    for (const match of line.matchAll(judgement)) {
      const [whole, value = '', word = '', bound = '', verdict] = match;
      const words = line.slice(from, match.index).replace(/^[\s,;:]+|[\s,;:]+$/g, '');
      figures.push({ what: heading + words, value, limit: `${word} ${bound}`, isMet: verdict === 'met' });
      from = match.index + whole.length;
    }
    if (!line.startsWith(' ') && line.trim() !== '') heading = `${line.replace(/:.*/, '').trim()}: `;
    return figures;
  });
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section(run: Run): string {
  const { name, output, exitCode, seconds, load, wasBusy } = run;
  const rows = figuresOf(output).map(
    ({ what, value, limit, isMet }) => `| ${cell(what)} | ${value} | ${limit} | ${isMet ? 'yes' : '**no**'} |`,
  );
  const table = ['| figure | value | limit | met |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return [
    `## ${name}`,
    `It took ${seconds.toFixed(0)} s, and began at a load of ${load.toFixed(1)}.`,
    ...(wasBusy ? ['**Other programs were using the machine: do not trust these times.**'] : []),
    ...(exitCode === 0 ? [] : [`**It failed, with the exit code ${String(exitCode)}.**`]),
    rows.length > 0 ? table : 'It gives no figure with a limit.',
    '<details><summary>All that it printed</summary>',
    `\`\`\`text\n${output.trimEnd()}\n\`\`\``,
    '</details>',
  ].join('\n\n');
}

/** The text of the results file: what was measured where, with each figure beside its limit. */
export function resultsText({ machine, commit, at, skipped }: Surroundings, runs: readonly Run[]): string {
  const missed = runs.flatMap(({ name, output }) =>
    figuresOf(output).flatMap(({ what, value, limit, isMet }) =>
      isMet ? [] : [`- ${name}, ${what}: ${value}, ${limit}`],
    ),
  );
  const failed = runs.filter(({ exitCode }) => exitCode !== 0).map(({ name }) => name);
  return [
    '# Results of the benchmarks',
    'Written by `npm run benchmark`; do not edit.',
    `- Machine: ${machine}\n- Commit: ${commit}\n- Date: ${at.toISOString()}`,
    missed.length === 0 ? 'Every figure that was measured meets its limit.' : `Not met:\n\n${missed.join('\n')}`,
    ...(failed.length === 0 ? [] : [`Failed, so that figures are missing: ${failed.join(', ')}.`]),
    ...(skipped.length === 0 ? [] : [`These benchmarks were not run: ${skipped.join(', ')}.`]),
    ...runs.map(section),
  ].join('\n\n');
}
