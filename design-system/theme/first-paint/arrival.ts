/**
 * Source of a script for the document's head: marks a page that is opened at its beginning, so that it is laid out no
 * further than one sees at first (`notYetInSight`). A page one comes back to, or is led into, is laid out whole: its
 * place in the window must be found; so is one where a link to a place within it may be followed, where a key may lead to
 * its end or set the focus (whose ring would be cut off at the edge of what waits), and one that is printed. Small and
 * dependency-free, as the security policy allows it by hash.
 */
export const arrivalScript = [
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){let d=document.documentElement.dataset;d.arriving='';",
  "for(let e of['click','keydown','beforeprint'])addEventListener(e,()=>delete d.arriving,true)}",
].join('');

/** Matches while a page is still arriving. */
export const arriving = ':root[data-arriving]';

/** For what mostly stands below the first sight of a page: the browser leaves it for later, and keeps some room for it. */
export const notYetInSight = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 16rem' } as const;

/** How much text is laid out at a time when a page has arrived, in characters: a few milliseconds' work on a phone. */
const portion = 1500;

/** What waits: the outermost elements that the browser leaves for later. */
function waitingIn(element: Element): HTMLElement[] {
  if (element instanceof HTMLElement && getComputedStyle(element).contentVisibility === 'auto') return [element];
  return [...element.children].flatMap(waitingIn);
}

/**
 * Has the whole page laid out, a portion at a time, so that it answers in between; call it when its scripts and typefaces
 * have come. Settles when that is done, also where a key or a click has long had it laid out.
 */
export async function endArrival(): Promise<void> {
  const root = document.documentElement;
  const isArriving = () => root.dataset.arriving !== undefined;
  const shown: HTMLElement[] = [];
  let length = 0;
  for (const element of isArriving() ? waitingIn(document.body) : []) {
    element.style.contentVisibility = 'visible';
    shown.push(element);
    length += element.textContent.length;
    if (length < portion) continue;
    length = 0;
    // Asking for a measure has this portion laid out now, and not together with the next.
    root.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
    if (!isArriving()) break;
  }
  delete root.dataset.arriving;
  for (const element of shown) element.removeAttribute('style');
}
