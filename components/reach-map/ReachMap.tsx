import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Site } from '../../content/schema/site.ts';
import { arcPath } from './arc.ts';
import { placeLabels } from './label-positions.ts';
import { mapHeight, mapWidth, project } from './projection.ts';

type ReachMapProps = {
  cases: readonly CaseStudy[];
  founded: Site['founded'];
  /** What the map shows; the case studies beside it are its text alternative. */
  label: string;
  equator: string;
};

/** The world in parallels, an arc from home to each engagement, and a labelled pin there. */
export function ReachMap({ cases, founded, label, equator }: ReachMapProps) {
  const home = project(founded.longitude, founded.latitude);
  const pins = cases.map(({ slug, location, longitude, latitude }) => {
    const [x, y] = project(longitude, latitude);
    return { slug, label: location, x, y, atHome: location === founded.place };
  });
  const places = placeLabels(pins, mapWidth);
  const [, middle] = project(0, 0);
  return (
    <div className="reach-map">
      {/* The land is a file of its own, since it would be a tenth of the page. */}
      <img src="/world.svg" alt="" width={mapWidth} height={mapHeight} loading="lazy" />
      <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} role="img">
        <title>{label}</title>
        <path className="equator" d={`M0 ${middle}H${mapWidth}`} />
        <text className="equator-label" x="0" y={middle - 8}>
          {equator}
        </text>
        <circle className="home" cx={home[0]} cy={home[1]} r="6" />
        <circle className="home-ring" cx={home[0]} cy={home[1]} r="12" />
        {pins.map(({ slug, x, y, label: name, atHome }, index) => {
          const { anchor, isCrowded, ...place } = places[index] ?? { x, y };
          return (
            <g key={slug} data-case={slug}>
              {!atHome && <path className="arc" d={arcPath(home, [x, y])} />}
              {!atHome && <circle className="pin" cx={x} cy={y} r="4" />}
              <text {...place} textAnchor={anchor} className={isCrowded ? 'crowded' : undefined}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
