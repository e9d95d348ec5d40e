import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { StainedGlass } from '../../private/StainedGlass/StainedGlass.tsx';
import {
  caption as captionStyle,
  credit as creditStyle,
  drawing,
  figure,
  focuses,
  frame,
  openings,
  ratios,
  size,
} from './Figure.css.ts';

export type FigurePicture = {
  src: string;
  /** What one would miss without seeing it, in the page's language. */
  alt: string;
  /** The same picture in other widths, as the attribute writes them: '/house-480.jpg 480w, /house-960.jpg 960w'. */
  srcSet?: string;
  /** How wide it is shown, for the choice among `srcSet`. */
  sizes?: string;
};

export type FigureProps = {
  /** Without one, or where it cannot be fetched, drawn windows stand in its place. */
  picture?: FigurePicture;
  /** What the windows are drawn from, such as the page's name: the same seed draws the same. */
  seed: string;
  /** What the picture tells here. Not its `alt` once more. */
  caption?: ReactNode;
  /** Who made it, such as 'Photograph: Ana Ruiz'. */
  credit?: string;
  /** Its shape, whatever the shape of the file. @default 'landscape' */
  ratio?: keyof typeof ratios;
  /** The part that is kept in sight where the shape cuts it. @default 'middle' */
  focus?: keyof typeof focuses;
  /** Seen without scrolling, so fetched at once; others are fetched when one comes near. @default false */
  isSeenFirst?: boolean;
};

/** A picture with its caption, in a place that is kept from the start. */
export function Figure({
  picture,
  seed,
  caption,
  credit,
  ratio = 'landscape',
  focus = 'middle',
  isSeenFirst = false,
}: FigureProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = picture !== undefined && picture.src === failedSrc;
  return (
    <figure className={figure}>
      <div className={`${frame} ${ratios[ratio]}`}>
        <div className={drawing} role={isMissing ? 'img' : undefined} aria-label={isMissing ? picture.alt : undefined}>
          <StainedGlass seed={seed} {...size} openings={openings} />
        </div>
        {picture !== undefined && !isMissing && (
          <img
            // Before the address: some browsers begin to fetch as soon as they know that.
            loading={isSeenFirst ? 'eager' : 'lazy'}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.sizes}
            alt={picture.alt}
            className={focuses[focus]}
            fetchPriority={isSeenFirst ? 'high' : 'auto'}
            decoding="async"
            ref={(element) => {
              // It may have failed before the scripts arrived, and says so no more.
              if (element?.complete === true && element.naturalWidth === 0) setFailedSrc(picture.src);
            }}
            onError={() => {
              setFailedSrc(picture.src);
            }}
          />
        )}
      </div>
      {(caption !== undefined || credit !== undefined) && (
        <figcaption className={captionStyle}>
          {caption}
          {credit !== undefined && <span className={creditStyle}>{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}
