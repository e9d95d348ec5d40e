/** The ids of all events. The addresses of all unknown events share one page. */
export interface EventIds {
  has: (id: string) => boolean;
  /** Reads the ids with a query that starts no earlier than this call. Calls that wait at the same time share one query. */
  read: () => Promise<void>;
}

/** @throws the error of `find`, as `read` does too; the ids then stay unchanged */
export async function createEventIds(find: () => Promise<readonly string[]>): Promise<EventIds> {
  let ids: ReadonlySet<string> = new Set();
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    running = find()
      .then((found) => {
        ids = new Set(found);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const startNext = (): Promise<void> => {
    next = undefined;
    return start();
  };
  // A running query may miss changes made since it started.
  const read = (): Promise<void> => (running ? (next ??= running.then(startNext, startNext)) : start());

  await read();
  return { has: (id) => ids.has(id), read };
}
