import { parseArgs } from 'node:util';

/** The options of a command: switches only. */
type Switches = Readonly<Record<string, { readonly type: 'boolean'; readonly default: false }>>;

/** A command's arguments. */
export interface Given {
  readonly words: readonly string[];
  readonly isOn: (option: string) => boolean;
}

/**
 * Runs a command with its arguments. With --help it only prints the usage. If an option or the number of arguments is wrong, it
 * prints the usage and exits with 1, as after any error.
 * @param words how many positional arguments are required
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
    return {
      words: positionals,
      isOn: (option) => Object.entries(values).some(([name, value]) => name === option && value),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}
