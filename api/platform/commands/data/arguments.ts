import { parseArgs } from 'node:util';

/** The options of a command: switches only. */
type Switches = Readonly<Record<string, { readonly type: 'boolean'; readonly default: false }>>;

/** What a command was given. */
export interface Given {
  readonly words: readonly string[];
  readonly isOn: (option: string) => boolean;
}

/**
 * Runs a command with what it was given. With --help it only says how it is used; where the options or the number of words are
 * wrong it says so too, and ends with 1, as after any error.
 * @param words how many words are needed besides the options
 */
export async function runCommand(
  usage: string,
  { words, options = {} }: { readonly words: number; readonly options?: Switches },
  action: (given: Given) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments(usage, options);
    if (given.isOn('help')) console.log(usage);
    else if (given.words.length === words) await action(given);
    else throw new Error(usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function readArguments(usage: string, options: Switches): Given {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { words: positionals, isOn: (option) => Object.entries(values).some(([name, value]) => name === option && value) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}
