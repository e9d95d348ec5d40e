import type { ReactElement, ReactNode } from 'react';
import { PageLink } from '../../private/PageLink/PageLink.tsx';
import { EventArt } from '../EventArt/EventArt.tsx';
import type { EventArtProps } from '../EventArt/EventArt.tsx';
import {
  actions as actionsStyle,
  body,
  card,
  link,
  place as placeStyle,
  statuses,
  summary as summaryStyle,
  title as titleStyle,
  when,
} from './EventCard.css.ts';

export type EventCardProps = {
  href: string;
  title: string;
  /** One level below the heading above the cards. @default 2 */
  headingLevel?: 2 | 3;
  dates: string;
  place: string;
  /** Whether registration is possible, in words. */
  status: { label: string; tone: keyof typeof statuses };
  summary: string;
  /** The seed of the picture: the event's id. */
  seed: string;
  season?: EventArtProps['season'];
  /** Additional links, such as one to register. */
  actions?: ReactNode;
};

/** An event in a list. The whole card is clickable; the link's name is only the title. */
export function EventCard({
  href,
  title,
  headingLevel = 2,
  dates,
  place,
  status,
  summary,
  seed,
  season,
  actions,
}: EventCardProps): ReactElement {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={card}>
      <EventArt seed={seed} season={season} />
      <div className={body}>
        <p className={statuses[status.tone]}>{status.label}</p>
        <Title className={titleStyle}>
          <PageLink className={link} href={href}>
            {title}
          </PageLink>
        </Title>
        <p>
          <span className={when}>{dates}</span>
          <br />
          <span className={placeStyle}>{place}</span>
        </p>
        <p className={summaryStyle}>{summary}</p>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </article>
  );
}
