import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createApi, dataOf } from '../../platform/client/client.ts';

/** How often a claim is renewed while someone works on the page, in ms; well within its twenty minutes. */
const renewEvery = 5 * 60_000;

/** Says that a request was released by leaving it. */
const releases = new EventTarget();

/** Reloads the open list when a request that was left is released, so that its row says so. */
export function useReleases(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => void revalidate();
    releases.addEventListener('release', reload);
    return () => {
      releases.removeEventListener('release', reload);
    };
  }, [revalidate]);
}

/** The reservation of a request for the current user. */
interface Claim {
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly take: () => void;
  readonly giveBack: () => void;
}

/** What to do after a press: only then, as the page shows the reservation by itself. */
interface Outcomes {
  readonly onTaken: (until: string) => void;
  readonly onGivenBack: () => void;
}

/**
 * Reserves a request. While someone types or clicks on the page, the claim is renewed; a page that is merely left open renews
 * nothing, because that would also keep the session alive. Leaving the page or closing its tab releases the request.
 */
export function useClaim(requestId: string, isOwn: boolean, { onTaken, onGivenBack }: Outcomes): Claim {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isActive = useRef(false);
  const params = { path: { requestId } };

  const perform = async (request: () => Promise<unknown>) => {
    setPending(true);
    setFailure(undefined);
    try {
      await request();
    } catch (error) {
      setFailure(error);
    }
    await revalidate();
    setPending(false);
  };
  const claim = () => dataOf(createApi().POST('/prayer-requests/{requestId}/claim', { params }));
  // `keepalive` completes the request even if the tab closes meanwhile.
  const release = () => dataOf(createApi().DELETE('/prayer-requests/{requestId}/claim', { params, keepalive: true }));
  const renew = useEffectEvent(() => {
    if (!isActive.current) return;
    isActive.current = false;
    claim().catch(setFailure);
  });
  const leave = useEffectEvent(() => {
    // If the request fails, the claim expires by itself.
    release().then(
      () => releases.dispatchEvent(new Event('release')),
      () => undefined,
    );
  });

  useEffect(() => {
    if (!isOwn) return undefined;
    const recordActivity = () => {
      isActive.current = true;
    };
    const timer = setInterval(renew, renewEvery);
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, recordActivity);
    return () => {
      clearInterval(timer);
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, recordActivity);
    };
  }, [isOwn]);

  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    // The browser restored the page from its back/forward cache, in its old state.
    if (event.persisted) void revalidate();
  });
  useEffect(() => {
    if (!isOwn) return undefined;
    const close = () => {
      leave();
    };
    addEventListener('pagehide', close);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', close);
      removeEventListener('pageshow', comeBack);
    };
  }, [isOwn]);

  const wasOwn = useRef(isOwn);
  useEffect(() => {
    wasOwn.current = isOwn;
  }, [isOwn]);
  useEffect(
    () => () => {
      if (wasOwn.current) leave();
    },
    [],
  );

  return {
    isPending,
    failure,
    take: () =>
      void perform(async () => {
        const taken = await claim();
        if (taken.claim) onTaken(taken.claim.until);
      }),
    giveBack: () =>
      void perform(async () => {
        await release();
        onGivenBack();
      }),
  };
}
