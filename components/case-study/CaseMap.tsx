import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Site } from '../../content/schema/site.ts';
import { arcPath } from '../reach-map/arc.ts';
import { mapHeight, mapWidth, project } from '../reach-map/projection.ts';

type CaseMapProps = { study: CaseStudy; site: Site };

/** The part of the world between home and the place of a case, with the arc that joins them. */
export function CaseMap({ study, site: { founded, dir } }: CaseMapProps) {
  const home = project(founded.longitude, founded.latitude);
  const place = project(study.longitude, study.latitude);
  // The header covers the upper quarter of the picture.
  const width = Math.max(
    320,
    1.7 * Math.abs(home[0] - place[0]),
    3.6 * Math.abs(home[1] - place[1]),
  );
  const height = width / 1.6;
  // The words are to its left, or to its right where text runs from right to left.
  const left = (home[0] + place[0]) / 2 - (dir === 'rtl' ? 0.4 : 0.6) * width;
  const top = (home[1] + place[1]) / 2 - 0.62 * height;
  const dot = width / 80;
  return (
    <svg
      className="case-map"
      viewBox={[left, top, width, height].map(Math.round).join(' ')}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {/*
        If the file fails to load, Chromium shows an `<image>` as a broken picture as large as the map,
        and an `<img>` with a size as a frame. An `<img>` without a size leaves no trace.
      */}
      <foreignObject width={mapWidth} height={mapHeight}>
        <img src="/world.svg" alt="" />
      </foreignObject>
      <path d={arcPath(home, place)} />
      <circle className="case-map-home" cx={home[0]} cy={home[1]} r={Math.round(dot * 0.7)} />
      <circle cx={place[0]} cy={place[1]} r={Math.round(dot)} />
    </svg>
  );
}
