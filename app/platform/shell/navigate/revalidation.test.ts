import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { reloadsForEach, reloadsUnless } from './revalidation.ts';

/** A list at `/list`, with details beside it; `slow` is a reload of the list that takes until it is ended. */
async function opened(address: string) {
  const slow: (() => void)[] = [];
  const list = vi.fn(
    ({ request }: { request: Request }) =>
      new Promise((resolve, reject) => {
        if (list.mock.calls.length === 1) resolve(null);
        slow.push(() => {
          resolve(null);
        });
        request.signal.addEventListener('abort', () => {
          reject(new DOMException('Interrupted', 'AbortError'));
        });
      }),
  );
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        loader: list,
        shouldRevalidate: reloadsUnless('history'),
        children: [{ path: '/list/:id', loader: () => null, shouldRevalidate: reloadsForEach() }],
      },
    ],
    { initialEntries: [address] },
  );
  await vi.waitUntil(() => router.state.initialized);
  expect(list).toHaveBeenCalledTimes(1);
  return { router, list, end: () => slow.at(-1)?.() };
}

test.each(['/list/2?search=ana', '/list?search=ana'])('going to %s does not reload the list', async (to) => {
  const { router, list } = await opened('/list/1?search=ana');
  await router.navigate(to);
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
  expect(list).toHaveBeenCalledTimes(1);
});

test.each(['/list/2?search=ana', '/list?search=ana'])('going to %s continues an interrupted reload', async (to) => {
  const { router, list, end } = await opened('/list/1?search=ana');
  void router.revalidate();
  await vi.waitUntil(() => list.mock.calls.length === 2);
  const going = router.navigate(to);
  await vi.waitUntil(() => list.mock.calls.length === 3);
  end();
  await going;
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

test('showing the history of what is open does not reload the list, another search does', async () => {
  const { router, list, end } = await opened('/list/1?search=ana');
  await router.navigate('/list/1?search=ana&history=all');
  expect(list).toHaveBeenCalledTimes(1);
  const going = router.navigate('/list/1?search=luis');
  await vi.waitUntil(() => list.mock.calls.length === 2);
  end();
  await going;
});
