import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

/**
 * Measures what each component of the design system adds to a page that uses no other: kilobytes of script and styles after
 * Brotli, without React and the fonts. Also measures the provider, which wraps every page. Figures to compare, not a test.
 * `npm run size [Name …]`.
 */
const root = join(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);
const system = join(root, 'design-system');
const files = [
  join(system, 'provider/DesignSystemProvider.tsx'),
  ...globSync('components/*', { cwd: system })
    .sort()
    .map((path) => join(system, path, `${basename(path)}.tsx`)),
].filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.tsx')));
const folder = mkdtempSync(join(tmpdir(), 'size-'));

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(8);

async function measure(entry: string): Promise<{ script: number; styles: number }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' }, vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'size' },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/, /\?url$/] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sizes = { script: 0, styles: 0 };
  for (const result of Array.isArray(built) ? built : [built]) {
    if (!('output' in result)) continue;
    for (const part of result.output) {
      const content = part.type === 'chunk' ? part.code : part.source;
      if (part.type === 'asset' && !part.fileName.endsWith('.css')) continue;
      sizes[part.type === 'chunk' ? 'script' : 'styles'] += brotliCompressSync(content).length;
    }
  }
  return sizes;
}

try {
  console.log(`${'component'.padEnd(20)}  script  styles   kB, brotli`);
  for (const file of files) {
    const name = basename(file, '.tsx');
    const entry = join(folder, `${name}.ts`);
    writeFileSync(entry, `export { ${name} } from '${file}';\n`);
    const { script, styles } = await measure(entry);
    console.log(`${name.padEnd(20)}${kilobytes(script)}${kilobytes(styles)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
