import type { ReactNode } from 'react';

/** A video in a narrow column beside its text. */
export function VideoBeside({ video, children }: { video: ReactNode; children: ReactNode }) {
  return (
    <div className="video-beside">
      {video}
      <div>{children}</div>
    </div>
  );
}
