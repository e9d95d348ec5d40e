import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const read = (file: string): string => readFileSync(join(here, file), 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: here });
const sources = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('.stories.tsx'));
const styles = sources.filter((file) => file.endsWith('.css.ts'));
const folders = globSync('components/*', { cwd: here });

/** The files among these in which the pattern occurs, for a message that names them. */
const withPattern = (among: readonly string[], pattern: RegExp): string[] => among.filter((file) => pattern.test(read(file)));

describe('every component folder', () => {
  it.each(folders)('%s holds a component, stories and guidance of its own name', (folder) => {
    const name = basename(folder);
    expect(files).toContain(join(folder, `${name}.tsx`));
    expect(read(join(folder, `${name}.tsx`))).toMatch(new RegExp(`export function ${name}\\b`));
    expect(read(join(folder, `${name}.stories.tsx`))).toMatch(new RegExp(`title: '(Layout|Navigation|Content|Forms|Feedback|Data|Overlays)/${name}'`));
    expect(read(join(folder, `${name}.stories.tsx`))).toMatch(/export const Default\b/);
    expect(read(join(folder, `${name}.mdx`))).toContain('## Accessibility criteria');
  });

  it('is open to pages through index.ts only', () => {
    const door = read('index.ts');
    expect(door).not.toMatch(/export \*/);
    for (const folder of folders) expect(door).toContain(`/${basename(folder)}.tsx'`);
  });

  it('gives no page a way to restyle it', () => {
    const own = sources.filter((file) => dirname(file).startsWith('components'));
    expect(withPattern(own, /^ {2}(className|style)\??:/m)).toEqual([]);
  });
});

describe('styles', () => {
  it('take colours from the theme', () => {
    const outside = styles.filter((file) => !file.startsWith('theme'));
    expect(withPattern(outside, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  it('are logical: no left, no right', () => {
    expect(withPattern(styles, /\b(margin|padding|border|inset)?(Left|Right)\b|\b(left|right):|'(left|right)'/)).toEqual([]);
  });

  it('move only through theme/motion.ts and ask the medium only through theme/media.ts', () => {
    const others = styles.filter((file) => !file.startsWith('theme'));
    expect(withPattern(others, /\b(transition|animation)(Name|Property)?:/)).toEqual([]);
    expect(withPattern(others, /prefers-|forced-colors|\((min|max)-width/).filter((file) => !read(file).includes("'@container'"))).toEqual([]);
  });
});

describe('the page', () => {
  it('has one announcer', () => {
    const others = sources.filter((file) => !file.startsWith('private/Announcer'));
    expect(withPattern(others, /aria-live=|role="(status|log|alert)"/)).toEqual([]);
  });

  it('gets no styles that the security policy refuses', () => {
    expect(withPattern(sources, /\bstyle=\{|<style|assignInlineVars/)).toEqual([]);
  });
});
