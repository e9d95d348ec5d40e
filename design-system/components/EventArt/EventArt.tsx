import type { ReactElement } from 'react';
import { StainedGlass } from '../../private/StainedGlass/StainedGlass.tsx';
import { artSize, openingsFrom } from './openings.ts';
import { seasons } from './EventArt.css.ts';

export type EventArtProps = {
  /** The event's id: the same id always draws the same windows. */
  seed: string;
  /** The liturgical color of the day it begins. */
  season?: 'violet' | 'white' | 'green' | 'red' | 'rose';
};

/** A row of windows generated from the event's id, so that two events never look alike. Purely decorative. */
export function EventArt({ seed, season }: EventArtProps): ReactElement {
  return (
    <div className={seasons[season ?? 'none']}>
      <StainedGlass seed={seed} {...artSize} openings={openingsFrom(seed)} />
    </div>
  );
}
