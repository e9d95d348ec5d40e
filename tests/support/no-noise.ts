import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

const methods = ['error', 'warn'] as const;
let spies: MockInstance[] = [];

/** Unexpected console output fails a test. A test that expects some adds its own spy. */
beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
});

afterEach(() => {
  const noise: unknown[][] = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(noise, 'the console stays silent').toEqual([]);
});
