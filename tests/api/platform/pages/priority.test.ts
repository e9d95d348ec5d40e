import { once } from 'node:events';
import { getPriority } from 'node:os';
import { platform } from 'node:process';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const script = `
  import { readlinkSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { parentPort } from 'node:worker_threads';
  import { giveWay } from ${JSON.stringify(new URL('../../../../api/platform/pages/render/priority.ts', import.meta.url))};
  giveWay();
  parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));`;

test.runIf(platform === 'linux')('a thread yields to the others of its process, and only that thread', async () => {
  const before = getPriority();
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  const [priority] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  expect(priority).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
