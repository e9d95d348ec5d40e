import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const read = (file: string): string => readFileSync(join(here, file), 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: here });
const sources = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.stories.tsx'));
const styles = sources.filter((file) => file.endsWith('.css.ts'));
const folders = globSync('components/*', { cwd: here });

/** Returns each line of these files that matches the pattern, with instructions for fixing it. */
const complaints = (among: readonly string[], pattern: RegExp, whatToDo: string): string[] =>
  among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${String(index + 1)} ${whatToDo}: ${line.trim()}`] : [],
      ),
  );

const groups = ['Layout', 'Navigation', 'Content', 'Forms', 'Feedback', 'Data', 'Overlays'];
const headings = ['When to use it', 'When not', 'By keyboard', 'What a screen reader says', 'Accessibility criteria'];

/** Returns what a component's folder is missing, as instructions. The guide to adding a component has a complete example. */
function lacks(folder: string): string[] {
  const name = basename(folder);
  const wanted: [ending: string, pattern: RegExp, whatToDo: string][] = [
    ['.tsx', new RegExp(`^export function ${name}\\b`, 'm'), `export function ${name}`],
    [
      '.stories.tsx',
      new RegExp(`title: '(${groups.join('|')})/${name}'`),
      `title: 'Group/${name}', of the groups ${groups.join(', ')}`,
    ],
    ['.stories.tsx', /^export const Default\b/m, 'export const Default'],
    ...headings.map((heading): [string, RegExp, string] => [
      '.mdx',
      new RegExp(`^## ${heading}$`, 'm'),
      `## ${heading}`,
    ]),
  ];
  const found = wanted.flatMap(([ending, pattern, whatToDo]) => {
    const file = join(folder, `${name}${ending}`);
    if (!existsSync(join(here, file))) return [`write ${file}`];
    return pattern.test(read(file)) ? [] : [`${file} needs ${whatToDo}`];
  });
  return [...new Set(found)];
}

describe('every component folder', () => {
  it.each(folders)('%s has a component, stories and guidance with its name', (folder) => {
    expect(lacks(folder)).toEqual([]);
  });

  it('is open to pages through index.ts only', () => {
    const door = read('index.ts');
    const closed = folders.map((folder) => basename(folder)).filter((name) => !door.includes(`/${name}.tsx'`));
    expect(
      closed.map((name) => `index.ts needs, in its group: export { ${name} } from './components/${name}/${name}.tsx';`),
    ).toEqual([]);
    expect(complaints(['index.ts'], /export \*/, 'Name what is exported')).toEqual([]);
  });

  it('is in index.ts in the group of its stories and in alphabetical order', () => {
    const [, ...parts] = read('index.ts').split(/^\/\/ (?=\w+$)/m);
    const listed = parts.map((part) => {
      const [group = '', ...lines] = part.split('\n');
      return { group, names: [...new Set(lines.flatMap((line) => /components\/(\w+)\//.exec(line)?.[1] ?? []))] };
    });
    const wanted = groups.map((group) => {
      const names = folders
        .map((folder) => basename(folder))
        .filter((name) => read(`components/${name}/${name}.stories.tsx`).includes(`title: '${group}/${name}'`));
      return { group, names: names.sort() };
    });
    expect(listed).toEqual(wanted);
  });

  it('does not let pages restyle it', () => {
    const own = sources.filter((file) => dirname(file).startsWith('components'));
    expect(complaints(own, /^ {2}(className|style)\??:/, 'Say what is meant by a prop such as tone or size')).toEqual(
      [],
    );
  });
});

describe('styles', () => {
  const others = styles.filter((file) => !file.startsWith('theme'));

  it('take colors from the theme', () => {
    const whatToDo = 'Use `vars`; a new color belongs in theme/tokens.ts';
    expect(complaints(others, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i, whatToDo)).toEqual([]);
    expect(
      complaints(
        others,
        /(color|background|fill|stroke): '(?!transparent'|currentColor'|inherit'|none')[a-z]+'/i,
        whatToDo,
      ),
    ).toEqual([]);
  });

  it('are logical: no left, no right', () => {
    expect(
      complaints(
        styles,
        /\b(margin|padding|border|inset)?(Left|Right)\b|\b(left|right):|'(left|right)'/,
        'Use inline and block, start and end',
      ),
    ).toEqual([]);
  });

  it('move only through theme/motion.ts and ask the medium only through theme/media.ts', () => {
    expect(
      complaints(others, /\b(transition|animation)(Name|Property)?:/, 'Use motion() or animated() of theme/motion.ts'),
    ).toEqual([]);
    const asking = others.filter((file) => !read(file).includes("'@container'"));
    expect(complaints(asking, /prefers-|forced-colors|\((min|max)-width/, 'Use `media` of theme/media.ts')).toEqual([]);
  });
});

describe('the page', () => {
  it('has one announcer', () => {
    const others = sources.filter((file) => !file.startsWith('private/Announcer'));
    expect(
      complaints(others, /aria-live=|role="(status|log|alert)"/, 'Announce it with useAnnounce of private/Announcer'),
    ).toEqual([]);
  });

  it('has no styles that the security policy refuses', () => {
    expect(
      complaints(
        sources,
        /\bstyle=\{|<style|assignInlineVars/,
        'Use a class of the .css.ts, or an attribute that it reads',
      ),
    ).toEqual([]);
  });
});
