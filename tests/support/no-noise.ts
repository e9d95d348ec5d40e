import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;

/** Unexpected noise on the console fails a test. A test that expects some replaces the method itself. */
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  for (const method of methods) {
    const spy: unknown = console[method];
    const calls = vi.isMockFunction(spy) ? spy.mock.calls : [];
    expect(calls, `console.${method} was called`).toEqual([]);
  }
  vi.restoreAllMocks();
});
