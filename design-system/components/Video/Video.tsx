import type { ReactElement } from 'react';
import { StainedGlass } from '../../private/StainedGlass/StainedGlass.tsx';
import { caption as captionStyle, drawing, film, frame, openings, size } from './Video.css.ts';

type VideoCaptions = {
  /** The language of the captions, such as 'es'. */
  language: string;
  /** How the player's menu names them, such as 'Español'. */
  label: string;
  /** Address of the WebVTT file. */
  src: string;
};

export type VideoProps = {
  src: string;
  /** What the film is, shown below it and heard as the player's name. */
  title: string;
  /** What is said in it, for those who cannot hear it; those in `language` are shown from the start. There is no film without. */
  captions: readonly [VideoCaptions, ...VideoCaptions[]];
  /** The reader's language. */
  language?: string;
  /** Address of a picture from the film; a drawn window until it plays unless given. */
  poster?: string;
};

/** A film in the browser's own player. Nothing of it is fetched, and nothing plays, until someone asks for it. */
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
