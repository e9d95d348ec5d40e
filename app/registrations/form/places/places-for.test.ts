import { describe, expect, test } from 'vitest';
import { ApiProblem, type Schemas } from '../../../platform/client/client.ts';
import { placesFor } from './places-for.ts';

type Registration = Schemas['Event']['registration'];

function event(registration: Partial<Registration>, maxRegistrationCount?: number): Parameters<typeof placesFor>[0] {
  return {
    ...(maxRegistrationCount !== undefined && { maxRegistrationCount }),
    registration: { state: 'open', placesLeft: null, waiting: 0, ...registration },
  } as Schemas['Event'];
}

const refusedAs = (code: Schemas['Problem']['code']): ApiProblem =>
  new ApiProblem({ type: 'about:blank', title: '', status: 409, code } as Schemas['Problem']);

describe('whether a party waits for places', () => {
  test('a party that takes exactly the places left does not wait', () => {
    expect(placesFor(event({ placesLeft: 3 }, 10), 3, undefined)).toEqual({ waits: false, neverFits: false });
  });

  test('one person more than the places left waits', () => {
    expect(placesFor(event({ placesLeft: 3 }, 10), 4, undefined)).toEqual({ waits: true, neverFits: false });
  });

  test('everyone waits while the event is full, even if a place shows as free', () => {
    expect(placesFor(event({ state: 'full', placesLeft: 5 }, 10), 1, undefined).waits).toBe(true);
  });

  test('without a limit nobody waits', () => {
    expect(placesFor(event({ placesLeft: null }), 200, undefined)).toEqual({ waits: false, neverFits: false });
  });

  test('a party larger than the whole event never fits, so it does not wait either', () => {
    expect(placesFor(event({ placesLeft: 10 }, 10), 11, undefined)).toEqual({ waits: false, neverFits: true });
    expect(placesFor(event({ placesLeft: 10 }, 10), 11, refusedAs('event-full'))).toEqual({
      waits: false,
      neverFits: true,
    });
  });

  test('a party as large as the whole event fits', () => {
    expect(placesFor(event({ placesLeft: 10 }, 10), 10, undefined).neverFits).toBe(false);
  });

  test('a refusal because others were faster counts more than the places on the page', () => {
    expect(placesFor(event({ placesLeft: 10 }, 10), 2, refusedAs('event-full')).waits).toBe(true);
  });

  test('another refusal says nothing about places', () => {
    expect(placesFor(event({ placesLeft: 10 }, 10), 2, refusedAs('quote-changed')).waits).toBe(false);
    expect(placesFor(event({ placesLeft: 10 }, 10), 2, new Error('event-full')).waits).toBe(false);
  });
});
