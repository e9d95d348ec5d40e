import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftQueue } from './draft-queue.ts';
import { discardDraft, saveDraft } from './server-drafts.ts';
import { text, versionOf } from './shape.ts';

const kind = { key: 'contact', shape: text, onDevice: null };
const typed = (content: string) => ({ content, savedAt: 0 });

/** Works as in a page, where an address without an origin belongs to this site. */
class PageRequest extends Request {
  constructor(address: string, init?: RequestInit) {
    super(new URL(address, 'http://site.test'), init);
  }
}

/** The calls that reached the API, in order; the first `deadCalls` calls are on a dead connection. */
function overDeadConnection(deadCalls: number): string[] {
  const arrived: string[] = [];
  let calls = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    calls += 1;
    if (calls > deadCalls) {
      arrived.push(`${request.method} ${await request.text()}`);
      return new Response(null, { status: 204 });
    }
    return new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => {
        reject(request.signal.reason as Error);
      });
    });
  });
  return arrived;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Request', PageRequest);
  // The real AbortSignal.timeout uses the runtime's own clock, not the fake one.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort(new DOMException('too late', 'TimeoutError'));
    }, ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a save on a dead connection delays newer ones for half a minute and no longer', async () => {
  const arrived = overDeadConnection(1);
  const queue = createDraftQueue<string>({
    save: (draft, keepalive) => saveDraft(kind, draft, keepalive),
    discard: () => discardDraft(kind.key),
  });
  const lost = expect(queue.keep(typed('older'), false)).rejects.toThrow();
  const newer = queue.keep(typed('newer'), false);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(arrived).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await lost;
  await newer;
  expect(arrived).toEqual([`PUT ${JSON.stringify({ version: versionOf(text), content: typed('newer') })}`]);
});

test('so does a deletion', async () => {
  const arrived = overDeadConnection(1);
  const queue = createDraftQueue<string>({
    save: (draft, keepalive) => saveDraft(kind, draft, keepalive),
    discard: () => discardDraft(kind.key),
  });
  const lost = expect(queue.forget()).rejects.toThrow();
  const newer = queue.keep(typed('newer'), false);
  await vi.advanceTimersByTimeAsync(30_000);
  await lost;
  await newer;
  expect(arrived).toHaveLength(1);
});
