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

/** Has the whole page laid out; call it when its scripts and typefaces have come. */
export function endArrival(): void {
  delete document.documentElement.dataset.arriving;
}
