import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../../../api/platform/log.ts';
import { isAway } from '../../../../api/platform/pages/render/render-page.ts';
import { startRenderThread, type RenderThread } from '../../../../api/platform/pages/render/thread.ts';

let thread: RenderThread | undefined;

afterEach(() => thread?.close());

/** Starts a thread that does what the path of a page says. */
async function start(): Promise<RenderThread> {
  const script = `
    import { parentPort, threadId } from 'node:worker_threads';
    const memory = (text) => ({ etag: text, identity: new TextEncoder().encode(text) });
    parentPort.on('message', ({ id, input: { url } }) => {
      if (url === '/endless') return;
      if (url === '/greedy') process.exit(1);
      if (url === '/broken') parentPort.postMessage({ id, failure: { description: 'no', isAway: false } });
      else if (url === '/away') parentPort.postMessage({ id, failure: { description: 'no', isAway: true } });
      else if (url === '/moved') parentPort.postMessage({ id, rendering: { redirect: '/login' } });
      else {
        const light = { page: memory('light'), address: '/a', data: memory('data') };
        const rendering = { status: 200, css: String(threadId), whole: memory(url), light };
        parentPort.postMessage({ id, rendering }, [light.page.identity.buffer]);
      }
    });
    parentPort.postMessage({});`;
  thread = await startRenderThread(createLog('silent'), new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  return thread;
}

const page = (url: string) => ({ url, language: 'en', apiOrigin: '', publicOrigin: '' }) as const;

test('pages arrive from the thread as transferable memory, each at its own caller', async () => {
  const { render } = await start();
  const [one, other, moved] = await Promise.all([render(page('/one')), render(page('/other')), render(page('/moved'))]);
  expect(moved).toEqual({ redirect: '/login' });
  if ('redirect' in one || 'redirect' in other) throw new Error('no page');
  expect(
    [one.whole, other.whole, other.light?.page, other.light?.data].map((file) => file?.identity.toString()),
  ).toEqual(['/one', '/other', 'light', 'data']);
});

test('a failed page reports whether the database is away', async () => {
  const { render } = await start();
  const errors = await Promise.all(
    ['/broken', '/away'].map((url) => render(page(url)).catch((error: unknown) => error)),
  );
  expect(errors.map(isAway)).toEqual([false, true]);
});

test('a thread that ends fails the pages in progress, and the next page is rendered by another', async () => {
  const { render } = await start();
  const before = await render(page('/before'));
  const underWay = render(page('/endless'));
  await expect(render(page('/greedy'))).rejects.toThrow('ended');
  await expect(underWay).rejects.toThrow('ended');
  const after = await render(page('/after'));
  if ('redirect' in before || 'redirect' in after) throw new Error('no page');
  expect(after.css).not.toBe(before.css);
});

test('a closed thread answers nothing more, and exits', async () => {
  const { render, close } = await start();
  const underWay = render(page('/endless'));
  await close();
  await expect(underWay).rejects.toThrow('ended');
  await expect(render(page('/one'))).rejects.toThrow('closed');
});
