import { Emphasis, Link, Strong } from '#design-system';
import { Fragment, type ReactNode } from 'react';
import { isPerson } from '#rules/pages';
import { useSite } from '../../platform/shell/site.ts';
import type { Inline } from './blocks.ts';

/** Running text of a page, with its links. `name` replaces `{name}` on the page of a person. */
export function ContentText({ content, name }: { content: readonly Inline[]; name?: string }): ReactNode {
  return content.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        withName(part, name)
      ) : (
        <Part part={part} name={name} isAlone={content.length === 1} />
      )}
    </Fragment>
  ));
}

function Part({ part, name, isAlone }: { part: Exclude<Inline, string>; name?: string; isAlone: boolean }) {
  const addressOf = useAddressOf();
  const words = <ContentText content={part.content} name={name} />;
  if (part.kind === 'strong') return <Strong>{words}</Strong>;
  if (part.kind === 'emphasis') return <Emphasis>{words}</Emphasis>;
  return (
    <Link href={addressOf(part.to)} external={part.to.startsWith('https:')} standalone={isAlone}>
      {words}
    </Link>
  );
}

/** Replaces `{name}` in a text, capitalized at the start of a sentence: the name may be an office, such as “the director”. */
export function withName(text: string, name: string | undefined): string {
  if (name === undefined) return text;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return text.replace(/^\{name\}|(?<=[.!?:] )\{name\}/g, () => capital).replaceAll('{name}', () => name);
}

/** Converts an address in the content to the site's own: the configuration decides where the pages of people are. */
export function useAddressOf(): (to: string) => string {
  const { people } = useSite();
  return (to) => {
    const person = to.slice(1);
    return isPerson(person) ? `/${people[person].slug}` : to;
  };
}
