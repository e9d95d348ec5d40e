import { chunkTimeout } from './load-chunk.ts';
import { failureNoticeId, pageDataId, startFailed } from './names.ts';
import { hasTyped, mayReload, reloadOnce, retried } from './recovery.ts';

/**
 * Starts the application after the first paint: in the first idle moment after everything is loaded, or at once when someone
 * touches the page. Until then links are links and menus open by themselves. All files load together and run one by one, so that
 * a slow phone can respond in between; the page's data, the complete stylesheet, of which the page has only a part, and the icon
 * of the tab load with them. A file that does not load is requested a second time; then the page reloads, once; then it says so
 * and stays as the server rendered it.
 */
export function startScript(files: readonly string[], stylesheet: string): string {
  return [
    '(()=>{',
    `const files=${JSON.stringify(files)},retried=${retried.toString()},hasTyped=${hasTyped.toString()},mayReload=${mayReload.toString()},reloadOnce=${reloadOnce.toString()};`,
    'const fail=()=>{if(mayReload()&&!hasTyped())return reloadOnce();',
    `const notice=document.getElementById('${failureNoticeId}');if(notice){document.getElementById('main')?.prepend(notice.content);notice.remove()}};`,
    'let started;const start=async()=>{if(started)return;started=1;',
    "const link=(to)=>document.head.appendChild(Object.assign(document.createElement('link'),to));",
    "for(const href of files)link({rel:'modulepreload',href});document.querySelector('[rel=icon]').href='/icon.svg';",
    `const data=document.getElementById('${pageDataId}');if(data?.dataset.from)(data.answer=fetch(data.dataset.from)).catch(()=>0);`,
    `const styled=retried(()=>new Promise((onload,onerror)=>link({rel:'stylesheet',href:${JSON.stringify(stylesheet)},onload,onerror})),${String(chunkTimeout)});styled.catch(()=>0);`,
    'const last=files.at(-1);',
    `try{for(const href of files){if(href===last)await styled;await retried(()=>import(href),${String(chunkTimeout)});await new Promise((resolve)=>setTimeout(resolve))}}`,
    "catch(cause){fail();throw new Error('Loading chunk failed',{cause})}};",
    `addEventListener('${startFailed}',fail);`,
    "for(const type of ['pointerdown','keydown'])addEventListener(type,start,{once:true,capture:true});",
    // On a busy device everything may be loaded before anything is painted; in a background tab nothing is painted.
    'const idle=()=>(window.requestIdleCallback||setTimeout)(start,{timeout:2000}),painted=()=>{setTimeout(start,5000);if(document.hidden)idle();',
    "else new PerformanceObserver((_,observer)=>{observer.disconnect();idle()}).observe({type:'paint',buffered:true})};",
    "if(document.readyState==='complete')painted();else addEventListener('load',painted,{once:true})",
    '})()',
  ].join('');
}
