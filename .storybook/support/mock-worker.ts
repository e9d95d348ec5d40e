import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * Serves the service worker that answers requests in place of the API straight from its package: a copy in the project would
 * have to be updated with each release. At the root, because a worker controls only the pages beside or below it.
 */
export function mockWorker(): Plugin {
  const source = readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), 'utf8');
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
