import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * Serves the script that answers requests in place of the API, as it lies in the package: a copy in the project would
 * have to be renewed with each of its versions. At the root, because a worker rules only over what lies beside or below it.
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
