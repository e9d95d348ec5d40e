/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date;
  /** Sets the time. */
  readonly set: (instant: string) => void;
  /** Moves it forward by this many ms. */
  readonly advance: (ms: number) => void;
}

/** Creates a clock that shows this instant. */
export function createClock(instant: string): TestClock {
  let time = new Date(instant).getTime();
  return {
    now: () => new Date(time),
    set: (next) => {
      time = new Date(next).getTime();
    },
    advance: (ms) => {
      time += ms;
    },
  };
}
