import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, minifySync } from 'vite';
import { writeStartScript } from '../pages/build.ts';
import { readWaivers } from '../../waiver/texts.ts';
import { setAside } from './earlier-files.ts';

const configFile = fileURLToPath(new URL('../../../app/vite.config.ts', import.meta.url));
const workerConfigFile = fileURLToPath(new URL('../../../app/platform/offline/vite.config.ts', import.meta.url));
const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));

// The waivers must be complete in both languages before anything is built.
readWaivers({ en: '', es: '' });

/** Compresses the files that are served. */
function compressFiles(): void {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const file = `${client}/${name}`;
    if (!/\.(js|css|svg|json)$/.test(name) || !statSync(file).isFile()) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const putBackEarlierFiles = setAside(
  `${client}/assets`,
  fileURLToPath(new URL('../../../dist/earlier', import.meta.url)),
);
try {
  // Builds the browser's files and the server's renderer into dist/.
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  await writeStartScript((script) => minifySync('start-script.js', script).code.trim());
  // Last, because it needs the names of the browser's files.
  await build({ configFile: workerConfigFile, logLevel: 'warn' });
  compressFiles();
} finally {
  // Runs after a failure too, so that the previous build stays complete.
  putBackEarlierFiles();
}
