import { basename, extname } from 'node:path';
import { languages, type Language } from '../platform/language/rules.ts';
import type { Config } from '../platform/config.ts';

/** A file of the owner and the address at which pages show it. */
export interface SiteFile {
  address: string;
  path: string;
}

/** The owner's pictures and videos, if configured. */
export function siteFiles({ site }: Pick<Config, 'site'>) {
  const under = (name: string, path: string | undefined): SiteFile | undefined =>
    path === undefined ? undefined : { address: `/site/${name}${extname(basename(path)).toLowerCase()}`, path };
  const captions = languages.flatMap((language): (SiteFile & { language: Language })[] => {
    const file = under(`promo-${language}`, site.promoCaptionFiles[language]);
    return file ? [{ ...file, language }] : [];
  });
  return { logo: under('logo', site.logoFile), promoVideo: under('promo', site.promoVideoFile), captions };
}
