import type { Examples } from '../specimen/Example.tsx';
import { Video } from './Video.tsx';
import { VideoBeside } from './VideoBeside.tsx';

const note = 'The player comes from youtube-nocookie.com, after you ask for it.';

export const examples = {
  'A wide frame': {
    note: 'A drawn still until someone plays it. Nothing of another site is loaded before.',
    shows: (
      <Video
        title="How a parallel is drawn"
        length="2:10"
        still={{ picture: 'strategic-vision.svg' }}
        embed="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1"
        href="https://www.youtube.com/watch?v=jNQXAC9IVRw"
        note={note}
      />
    ),
  },
  'Beside a text': {
    note: 'The same frame in a narrower column; it keeps its shape.',
    shows: (
      <VideoBeside
        video={
          <Video
            title="A port, one morning"
            length="1:24"
            still={{ picture: 'service-gallery-2.svg' }}
            embed="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1"
            href="https://www.youtube.com/watch?v=jNQXAC9IVRw"
            note={note}
          />
        }
      >
        <h3>One morning at a port.</h3>
        <p>
          Six in the morning, four ships, one list. The film shows what happens when the list is
          right, and what happens when it is an hour old.
        </p>
      </VideoBeside>
    ),
  },
} satisfies Examples;
