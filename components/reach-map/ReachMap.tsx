import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Site } from '../../content/schema/site.ts';
import { arcPath } from './arc.ts';
import { labelSize, placeLabels } from './label-positions.ts';
import { placePins } from './pin-places.ts';
import { mapHeight, mapWidth, project } from './projection.ts';

type ReachMapProps = {
  cases: readonly CaseStudy[];
  founded: Site['founded'];
  /** A description of the map. The case studies beside it are its text alternative. */
  label: string;
  equator: string;
};

/**
 * The world in parallels, an arc from home to each engagement, and a labelled pin there that leads
 * to its case study. Pins are for pointers. Keyboard and screen reader users have the case studies.
 */
export function ReachMap({ cases, founded, label, equator }: ReachMapProps) {
  const home = project(founded.longitude, founded.latitude);
  const points = placePins(cases.map((it) => project(it.longitude, it.latitude)));
  const pins = cases.map(({ slug, location }, index) => {
    const [x, y] = points[index] ?? home;
    return { slug, label: location, x, y, atHome: location === founded.place };
  });
  const [, middle] = project(0, 0);
  const equatorLabel = { x: 96, y: middle - 8, label: equator };
  const places = placeLabels(pins, mapWidth, equatorLabel);
  return (
    <div className="reach-map" id="map">
      {/* The land is in a separate file, since it would be a tenth of the page. */}
      <img src="/world.svg" alt={label} width={mapWidth} height={mapHeight} loading="lazy" />
      <svg
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        aria-hidden="true"
        fontSize={labelSize}
        data-reveal=""
      >
        <path className="equator" d={`M0 ${middle}H${mapWidth}`} />
        <text x={equatorLabel.x} y={equatorLabel.y}>
          {equator}
        </text>
        {pins.map(({ slug, x, y, label: name, atHome }, index) => {
          const { anchor, isCrowded, ...place } = places[index] ?? { x, y };
          // Coordinates are relative to the pin, for shorter markup. `transform` is spread in
          // because React's types lack it on links.
          const at = { transform: `translate(${x} ${y})` };
          return (
            <a key={slug} href={`#case-${slug}`} tabIndex={-1} {...at}>
              {!atHome && <path className="arc" d={arcPath([home[0] - x, home[1] - y], [0, 0])} />}
              <circle className="pin" r="4" />
              <text
                x={place.x - x}
                y={place.y - y}
                {...(anchor && anchor !== 'start' && { textAnchor: anchor })}
                {...(isCrowded && { className: 'crowded' })}
              >
                {name}
              </text>
            </a>
          );
        })}
        <circle className="home" cx={home[0]} cy={home[1]} r="6" />
        <circle className="home-ring" cx={home[0]} cy={home[1]} r="12" />
      </svg>
    </div>
  );
}
