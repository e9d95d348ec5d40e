/** What became of a step. It is dropped, and never sent, if a step before it failed. */
export type StepOutcome<Answer> =
  | { readonly kind: 'taken'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly error: unknown; readonly dropped: number }
  | { readonly kind: 'dropped' };

/**
 * Sends steps one after another, so that a step taken before the last answer arrives is not lost. After a failure the waiting steps
 * are dropped: the person chose them without knowing about it.
 * @param versionNow the version of the latest answer
 */
export function createStepQueue(versionNow: () => number) {
  let last: Promise<unknown> = Promise.resolve();
  let unanswered = 0;
  let taken = 0;
  let failures = 0;
  return {
    /** How many steps have no answer yet. */
    unanswered: () => unanswered,

    /** @param send sends the step with this version, and keeps the answer before it returns it */
    add<Answer>(send: (version: number) => Promise<Answer>): Promise<StepOutcome<Answer>> {
      const seen = versionNow();
      const [takenBefore, failuresBefore] = [taken, failures];
      const run = async (): Promise<StepOutcome<Answer>> => {
        try {
          if (failures !== failuresBefore) return { kind: 'dropped' };
          const before = versionNow();
          // If someone else took a step too, the API must compare with what the person saw.
          const isOnlyOwn = before === seen + taken - takenBefore;
          const answer = await send(isOnlyOwn ? before : seen);
          if (versionNow() > before) taken += 1;
          return { kind: 'taken', answer };
        } catch (error) {
          failures += 1;
          return { kind: 'failed', error, dropped: unanswered - 1 };
        } finally {
          unanswered -= 1;
        }
      };
      unanswered += 1;
      const outcome = last.then(run);
      last = outcome;
      return outcome;
    },
  };
}
