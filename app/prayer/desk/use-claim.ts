import { claimTime } from '#rules/prayer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { keepClaim } from './keep-claim.ts';

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

type Reservation = NonNullable<Schemas['PrayerRequestDetails']['claim']>;

/** The reservation of a request, as it is now. */
interface Claim {
  /** The current user's, with its end after the last renewal. */
  readonly own: Reservation | undefined;
  /** Another person's. */
  readonly others: Reservation | undefined;
  /** Whether the user's own has ended without being released. */
  readonly isLost: boolean;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly take: () => void;
  readonly giveBack: () => void;
}

/** The loaded reservation, and what to do after a press: only then, as the page shows the reservation by itself. */
interface ClaimOptions {
  readonly claim: Reservation | null;
  readonly userId: number | undefined;
  readonly onTaken: (until: string) => void;
  readonly onGivenBack: () => void;
}

/**
 * Reserves a request, and renews that while the page is visible. A renewal is no activity, so the login session ends as usual.
 * Leaving the page or closing its tab releases the request.
 */
export function useClaim(requestId: string, { claim, userId, onTaken, onGivenBack }: ClaimOptions): Claim {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isLost, setLost] = useState(false);
  const [renewed, setRenewed] = useState<Reservation>();
  const takenAt = useRef(0);
  const isLoadedOwn = claim !== null && claim.userId === userId;
  const isOwn = isLoadedOwn && !isLost;
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
  const reserve = async () => {
    const { claim: taken } = await dataOf(createApi().POST('/prayer-requests/{requestId}/claim', { params }));
    if (taken) setRenewed(taken);
    return taken;
  };
  // `keepalive` completes the request even if the tab closes meanwhile.
  const release = () => dataOf(createApi().DELETE('/prayer-requests/{requestId}/claim', { params, keepalive: true }));
  const renew = useEffectEvent(async () => {
    await reserve();
    setFailure(undefined);
  });
  const lose = useEffectEvent((how: 'lapsed' | 'taken') => {
    setFailure(undefined);
    setLost(true);
    // Shows who has it now.
    if (how === 'taken') void revalidate();
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
    const kept = keepClaim({
      takenAt: takenAt.current,
      // The clock of this device may differ from the server's, so it counts from a press here.
      until: takenAt.current > 0 ? takenAt.current + claimTime : Date.parse(claim.until),
      renew: () => renew(),
      isVisible: () => document.visibilityState === 'visible',
      onEnded: (how) => {
        lose(how);
      },
      onFailure: setFailure,
    });
    document.addEventListener('visibilitychange', kept.look);
    addEventListener('online', kept.look);
    return () => {
      kept.stop();
      document.removeEventListener('visibilitychange', kept.look);
      removeEventListener('online', kept.look);
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
    own: isOwn ? later(claim, renewed) : undefined,
    others: claim !== null && !isLoadedOwn ? claim : undefined,
    isLost,
    isPending,
    failure,
    take: () =>
      void perform(async () => {
        takenAt.current = Date.now();
        const taken = await reserve();
        setLost(false);
        if (taken) onTaken(taken.until);
      }),
    giveBack: () =>
      void perform(async () => {
        await release();
        onGivenBack();
      }),
  };
}

/** The reservation that lasts longer. */
function later(loaded: Reservation, renewed: Reservation | undefined): Reservation {
  return renewed && renewed.until > loaded.until ? renewed : loaded;
}
