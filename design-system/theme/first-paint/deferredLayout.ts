/**
 * Source of a script for the document's head: marks a page that opens at its top, so that content below the fold is laid out
 * later (`belowFold`). After a back or reload navigation, or with a hash in the address, the whole page is laid out, because
 * the scroll position must be found. A click (on a link within the page), a key (which may scroll to the end or show a focus
 * ring, which would be cut off at the edge of deferred content) and printing also end the deferral. Small and dependency-free,
 * because the security policy allows it by hash.
 */
export const deferralScript = [
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){let d=document.documentElement.dataset;d.defer='';",
  "for(let e of['click','keydown','beforeprint'])addEventListener(e,()=>delete d.defer,true)}",
].join('');

/** Matches while content below the fold is still deferred. */
export const deferring = ':root[data-defer]';

/** For content that is usually below the fold: the browser defers its layout and reserves some space for it. */
export const belowFold = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 16rem' } as const;

/** The amount of text to lay out at a time, in characters: a few milliseconds of work on a phone. */
const portion = 1500;

/** Returns the outermost elements whose layout is deferred. */
function deferredIn(element: Element): HTMLElement[] {
  if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto') return [element];
  return [...element.children].flatMap(deferredIn);
}

/**
 * Lays out the deferred content in portions, so that the page stays responsive; call it when scripts and fonts have loaded. Settles
 * when the layout is done, including when a key or a click has already ended the deferral.
 */
export async function endDeferral(): Promise<void> {
  const root = document.documentElement;
  const isDeferring = () => root.dataset.defer !== undefined;
  const shown: HTMLElement[] = [];
  let length = 0;
  for (const element of isDeferring() ? deferredIn(document.body) : []) {
    element.style.contentVisibility = 'visible';
    shown.push(element);
    length += element.textContent.length;
    if (length < portion) continue;
    length = 0;
    // Measuring forces the layout of this portion now, rather than together with the next one.
    root.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
    if (!isDeferring()) break;
  }
  delete root.dataset.defer;
  for (const element of shown) element.removeAttribute('style');
}
