import { useIslandAttributes } from '#island';
import { Icon } from '../../icon/Icon.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type VideoProps = {
  title: string;
  /** Minutes and seconds, such as 2:10. */
  length: string;
  still: { picture: string };
  /** The address of the player, which is on another site. */
  embed: string;
  /** The same video on its own page. */
  href: string;
  note: string;
};

/** A still with a button. The other site's player replaces it, but only when asked for. */
export function Video({ title, length, still, embed, href, note }: VideoProps) {
  return (
    <figure
      className="video"
      data-embed={embed}
      data-title={title}
      {...useIslandAttributes('Video', 'interaction')}
    >
      <div className="video-frame night">
        <Picture image={still} alt="" widths={[720, 1440]} sizes="(max-width: 90rem) 92vw, 81rem" />
        <button type="button" className="video-play">
          <span className="video-play-mark">
            <Icon name="play" />
          </span>
          <span>
            Play: {title} <span className="video-length">{length}</span>
          </span>
        </button>
      </div>
      <figcaption>
        {note}{' '}
        <a href={href} rel="noopener">
          Watch it there
          <Icon name="external-link" />
        </a>
      </figcaption>
    </figure>
  );
}
