/** The runner of a test file. */
export type Runner = 'unit' | 'api' | 'journeys' | 'stories' | 'story checks' | 'story matrix';

/** The files of each runner; the first pattern that matches decides. */
const runners: readonly (readonly [Runner, RegExp])[] = [
  ['journeys', /^tests\/e2e\/.*\.spec\.ts$/],
  ['api', /^tests\/api\/.*\.test\.ts$/],
  ['stories', /\.stories\.tsx$/],
  ['story matrix', /^\.storybook\/checks\/matrix\.test\.ts$/],
  ['story checks', /^\.storybook\/.*\.test\.ts$/],
  ['unit', /^(api|app|design-system|tests\/contract)\/.*\.test\.tsx?$/],
];

interface Selection {
  readonly files: ReadonlyMap<Runner, readonly string[]>;
  /** Names that match no test. */
  readonly unmatched: readonly string[];
}

/** Converts a name to a path below the project folder, with slashes. */
function pathOf(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '')
    .replace(/\/+$/, '');
}

/** Finds the tests that `names` select: a file selects itself, a folder every test below it. */
export function selectTests(names: readonly string[], testFiles: readonly string[]): Selection {
  const files = new Map<Runner, string[]>();
  const isNamed = (file: string, path: string) =>
    path === '' || path === '.' || file === path || file.startsWith(`${path}/`);
  const paths = names.map((name) => [name, pathOf(name)] as const);
  const runnable = testFiles.flatMap((file) => {
    const found = runners.find(([, pattern]) => pattern.test(file));
    return found ? [[found[0], file] as const] : [];
  });
  for (const [runner, file] of runnable) {
    if (paths.some(([, path]) => isNamed(file, path))) files.set(runner, [...(files.get(runner) ?? []), file]);
  }
  return {
    files,
    unmatched: paths.filter(([, path]) => !runnable.some(([, file]) => isNamed(file, path))).map(([name]) => name),
  };
}
