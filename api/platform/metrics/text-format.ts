/** One figure of a family, with what tells it from the others. */
export interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
  /** Added to the family's name, as histograms need it. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

/** Figures of one meaning. */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('"', String.raw`\"`);

function line(name: string, { value, labels = {}, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix ?? ''}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${String(value)}`;
}

/** Writes families in the text format of Prometheus, version 0.0.4. A family without figures is left out. */
export function toText(families: readonly Family[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => line(name, sample)),
    ])
    .join('\n')
    .concat('\n');
}
