const listeners = new Set<() => void>();

/** Reports that the API has refused a session that this browser still had. */
export function reportLostSession(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever that is reported, until the returned function is called. */
export function onLostSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
