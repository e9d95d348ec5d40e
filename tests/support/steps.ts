import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** One command of a test run. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

interface Outcome {
  name: string;
  hasPassed: boolean;
  /** The failures and their causes, in a few lines. */
  causes: string[];
}

/** Matches the line that ends an error's details: its place in the code, a whole page, or the next error. */
const endOfCause = /^\s*(at |>? *\d+ *\||❯|<|\[.*\]$|FAIL\b|\d+\) |\w*Error:)/;

/**
 * Returns the lines that name failed tests and errors, as vitest and Playwright print them, once each, with expected and
 * received values.
 */
function causesIn(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const named = lines.flatMap((line, index) => {
    if (/^\s*(FAIL\b|\d+\) )/.test(line)) return [line];
    if (!/^\s*(\w*Error|Serialized Error):/.test(line)) return [];
    const after = lines.slice(index + 1, index + 9);
    const end = after.findIndex((each) => endOfCause.test(each));
    return [
      [line, ...after.slice(0, end === -1 ? undefined : end)].map((each) => each.trim().slice(0, 300)).join('\n    '),
    ];
  });
  return [...new Set(named.map((cause) => cause.trim()))].slice(0, 30);
}

/** Runs one command; its output is shown only on failure, without the passed tests. */
async function run(step: Step): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(step.command, step.args, {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${step.command}: ${error.message}\n`));
      resolve(false);
    });
    child.on('close', (code) => {
      resolve(code === 0);
    });
  });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${hasPassed ? 'passed' : 'FAILED'}  ${step.name}  (${seconds.toFixed(1)} s)`);
  const text = Buffer.concat(output).toString();
  const lines = text.split('\n');
  const summary = lines.filter((line) => /\b(Tests|Test Files)\b.*passed|\d+ passed|left out/.test(line));
  // Leaves out passed tests, which would bury the failures.
  const shownLines = lines.filter((line) => !/^\s*(\S*\[\d+m)*\s*✓/.test(line));
  const causes = hasPassed ? [] : causesIn(text);
  console.log([...causes, ...(hasPassed ? summary : shownLines)].join('\n'));
  return { name: step.name, hasPassed, causes };
}

/**
 * Runs chains of steps, two chains at a time, one for each core of a small machine. The steps of a chain run one after the
 * other. Chains start in this order as soon as a core is free, and all of them run whatever fails. Long ones come first.
 * @returns whether every step passed.
 */
export async function runSteps(chains: readonly (readonly Step[])[]): Promise<boolean> {
  const began = performance.now();
  const outcomes: Outcome[] = [];
  const waiting = [...chains];
  const work = async () => {
    for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
      for (const step of chain) outcomes.push(await run(step));
    }
  };
  await Promise.all([work(), work()]);
  const failed = outcomes.filter(({ hasPassed }) => !hasPassed);
  console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  for (const { name, causes } of failed) console.log([`FAILED  ${name}`, ...causes].join('\n  '));
  console.log(`Steps: ${outcomes.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}
