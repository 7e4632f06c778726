import { useIslandAttributes } from '#island';
import type { SectionOf } from '../../../content/template/schema/section.ts';
import { Icon } from '../../icon/Icon.tsx';
import { Picture } from '../../picture/Picture.tsx';

type VideoProps = Omit<SectionOf<'video'>, 'kind' | 'ground' | 'eyebrow' | 'beside'>;

/** A video, alone or in a narrow column beside its words. */
export function Video({ beside, ...video }: SectionOf<'video'>) {
  if (!beside) return <Frame {...video} />;
  return (
    <div className="pair video-beside">
      <Frame {...video} />
      <div>
        <h3 className="title">{beside.title}</h3>
        <p className="muted">{beside.text}</p>
      </div>
    </div>
  );
}

/** A still with a button. The other site's player replaces it, but only when asked for. */
function Frame({ title, length, still, embed, href, note }: VideoProps) {
  return (
    <figure
      className="video"
      data-embed={embed}
      data-title={title}
      {...useIslandAttributes('Video', 'interaction')}
    >
      <div className="video-frame art night">
        <Picture image={still} alt="" widths={[720, 1440]} sizes="min(92vw, 81rem)" />
        <button type="button" className="by-script video-play">
          <span className="video-play-mark">
            <Icon name="play" />
          </span>
          <span>
            Play: {title} <span className="video-length">{length}</span>
          </span>
        </button>
      </div>
      <figcaption className="note">
        {note}{' '}
        <a href={href} rel="noopener">
          Watch it there
          <Icon name="external-link" />
        </a>
      </figcaption>
    </figure>
  );
}
