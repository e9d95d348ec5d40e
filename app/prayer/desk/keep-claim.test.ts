import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, NoAnswer } from '../../platform/client/client.ts';
import { keepClaim, renewEvery } from './keep-claim.ts';

const minute = 60_000;
const renew = vi.fn<() => Promise<void>>();
const onEnded = vi.fn<(how: 'lapsed' | 'taken') => void>();
const onFailure = vi.fn<(error: unknown) => void>();
let isVisible = true;
let kept: ReturnType<typeof keepClaim> | undefined;

const keep = (takenAt = Date.now(), until = Date.now() + 20 * minute) => {
  kept = keepClaim({ takenAt, until, renew, isVisible: () => isVisible, onEnded, onFailure });
  return kept;
};
const refused = new ApiProblem({
  type: 'about:blank',
  title: 'Refused',
  status: 409,
  code: 'claimed-by-other',
  requestId: '',
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  renew.mockResolvedValue();
  isVisible = true;
});

afterEach(() => {
  kept?.stop();
  vi.useRealTimers();
});

test('a claim is renewed every five minutes while nobody touches the visible page', async () => {
  keep();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(renew).toHaveBeenCalledTimes((60 * minute) / renewEvery);
  expect(onEnded).not.toHaveBeenCalled();
});

test('a claim that was taken elsewhere is renewed at once, because its end is near', () => {
  keep(0);
  expect(renew).toHaveBeenCalledOnce();
});

test('a claim that was taken elsewhere ends when it was to end there, if the page stays in the background', async () => {
  isVisible = false;
  keep(0, Date.now() + 7 * minute);
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(onEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(onEnded.mock.calls).toEqual([['lapsed']]);
});

test('after a failure it is renewed as soon as the network returns', async () => {
  renew.mockRejectedValueOnce(new NoAnswer('offline'));
  const { look } = keep();
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(renew).toHaveBeenCalledOnce();
  look();
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a page in the background renews nothing; after twenty minutes it says that the claim has lapsed', async () => {
  isVisible = false;
  keep();
  await vi.advanceTimersByTimeAsync(19 * minute);
  expect(onEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(onEnded.mock.calls).toEqual([['lapsed']]);
  isVisible = true;
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(renew).not.toHaveBeenCalled();
});

test('a page that is seen again renews what is due, and a laptop that slept too long finds it lapsed', () => {
  isVisible = false;
  const { look } = keep();
  vi.setSystemTime(Date.now() + 10 * minute);
  isVisible = true;
  look();
  expect(renew).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 21 * minute);
  look();
  expect(renew).toHaveBeenCalledOnce();
  expect(onEnded.mock.calls).toEqual([['lapsed']]);
});

test('a request that someone else has meanwhile is lost', async () => {
  renew.mockRejectedValue(refused);
  keep();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(renew).toHaveBeenCalledOnce();
  expect(onEnded.mock.calls).toEqual([['taken']]);
});

test('without a connection it is tried again, until the claim has lapsed', async () => {
  const lost = new NoAnswer('offline');
  renew.mockRejectedValueOnce(lost);
  keep();
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(onFailure.mock.calls).toEqual([[lost]]);
  renew.mockRejectedValue(lost);
  await vi.advanceTimersByTimeAsync(18 * minute);
  expect(onEnded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onEnded.mock.calls).toEqual([['lapsed']]);
});
