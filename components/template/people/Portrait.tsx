import { Picture } from '../../picture/Picture.tsx';
import type { Person } from './principals.ts';

/** The portrait of a person, cropped to its frame. */
export function Portrait({ person: { image, alt } }: { person: Person }) {
  return (
    <Picture
      image={image}
      alt={alt}
      widths={[420, 840]}
      sizes="(max-width: 36rem) 92vw, (max-width: 56.25rem) 45vw, 30rem"
    />
  );
}
