import type { PostedForm } from '#rules/forms';
import { sentKey } from '#rules/forms';
import type { IntlShape } from 'react-intl';
import { dataOf, type Schemas } from '../../platform/client/client.ts';
import type { OwnerPlace, PageContent } from '../../content/port/blocks.ts';
import { loadContent } from '../../content/port/content.ts';
import { loadOwnerTexts } from '../../content/port/owner-texts.ts';
import type { Head, LoadInput } from '../../platform/shell/screen.ts';
import type { PublicFormKind } from './form-kinds.ts';

/** The data of a page with a public form. */
export interface FormPageData {
  content: PageContent;
  ownerTexts: Readonly<Partial<Record<OwnerPlace, string>>>;
  stamp: Schemas['FormStamp'];
  /** The refused form, if a browser without scripts sent it. */
  posted?: PostedForm;
  /** Whether a browser without scripts sent the form and it was received. */
  isSent: boolean;
}

/** Loads the page's content, and the stamp of its form. */
export async function loadForm(
  { name }: PublicFormKind,
  { api, language, url, posted }: LoadInput,
): Promise<FormPageData> {
  const [content, stamp] = await Promise.all([loadContent(name, language), dataOf(api.GET('/form-stamp'))]);
  const ownerTexts = await loadOwnerTexts(api, language, content);
  return { content, ownerTexts, stamp, posted, isSent: url.searchParams.has(sentKey) };
}

/** The head of a page with a public form; it reflects whether the form was refused. */
export function formHead(intl: IntlShape, { name }: PublicFormKind, { content, posted, isSent }: FormPageData): Head {
  const { title, description } = content;
  if (posted) return { title, description, status: posted.status, isRefused: true };
  if (isSent) return { title: intl.formatMessage({ id: `${name}.sent` }), description, isPrivate: true };
  return { title, description, isOpenedByEach: true };
}
