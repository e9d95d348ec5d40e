import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { essentialFiles, type Manifest } from './essential-files.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The worker: a single file that always has the same name, as browsers require. It is built after the site's other files, because
 * it contains their names; a build that changes none of them leaves the worker as it is.
 */
export default defineConfig(() => {
  const outDir = here('../../../dist/client');
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  return {
    root: here('.'),
    define: { essentialFiles: JSON.stringify(essentialFiles(manifest)) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: here('service-worker.ts'),
        output: { format: 'iife' as const, entryFileNames: 'service-worker.js' },
      },
    },
  };
});
