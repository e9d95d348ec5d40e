import type { SendRefusal } from '../http/problem.ts';
import type { Application, PageAssets } from './build.ts';
import { pageHeaders } from './policy.ts';

/** Sends the page that a tab shows in place of the file that it opened. */
export function createRefusals(
  application: Pick<Application, 'refusedFileHtml'>,
  assets: PageAssets,
  publicUrl: string,
): SendRefusal {
  const headers = pageHeaders(assets, publicUrl.startsWith('https:'))({ css: assets.css, isForEveryone: false });
  return (ctx, { sentence, language }) => {
    ctx.set(headers);
    ctx.set('Content-Language', language);
    ctx.type = 'html';
    ctx.body = application.refusedFileHtml(sentence, language, assets);
  };
}
