/** Browsers refuse a request that outlives its page with a larger body, in bytes: 64 kB, with room for a second one. */
const mostAfterLeaving = 60_000;

/** Whether a request with this body can outlive its page. A larger one is sent as usual: it arrives unless the page is closed. */
export function outlivesPage(body: object): boolean {
  return new Blob([JSON.stringify(body)]).size <= mostAfterLeaving;
}
