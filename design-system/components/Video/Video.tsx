import type { ReactElement } from 'react';
import { StainedGlass } from '../../private/StainedGlass/StainedGlass.tsx';
import { caption as captionStyle, drawing, film, frame, openings, size } from './Video.css.ts';

type VideoCaptions = {
  /** The language of the captions, such as 'es'. */
  language: string;
  /** The name of the captions in the player's menu, such as 'Español'. */
  label: string;
  /** The address of the WebVTT file. */
  src: string;
};

export type VideoProps = {
  src: string;
  /** The title, shown below the video and used as the player's accessible name. */
  title: string;
  /** Captions, which every video must have; those in `language` are shown by default. */
  captions: readonly [VideoCaptions, ...VideoCaptions[]];
  /** The reader's language. */
  language?: string;
  /** The address of a still from the video; by default, drawn windows are shown until it plays. */
  poster?: string;
};

/** A video in the native player. Nothing is fetched or played until the user starts it. */
export function Video({ src, title, captions: [first, ...others], language, poster }: VideoProps): ReactElement {
  return (
    <figure>
      <div className={frame}>
        {poster === undefined && (
          <div className={drawing}>
            <StainedGlass seed={title} {...size} openings={openings} />
          </div>
        )}
        <video
          className={film}
          controls
          playsInline
          preload="none"
          src={src}
          poster={poster}
          aria-label={title}
          {...size}
        >
          <track
            kind="captions"
            srcLang={first.language}
            label={first.label}
            src={first.src}
            default={first.language === language}
          />
          {others.map((track) => (
            <track
              key={track.language}
              kind="captions"
              srcLang={track.language}
              label={track.label}
              src={track.src}
              default={track.language === language}
            />
          ))}
        </video>
      </div>
      <figcaption className={captionStyle}>{title}</figcaption>
    </figure>
  );
}
