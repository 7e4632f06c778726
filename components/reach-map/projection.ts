import { geoNaturalEarth1 } from 'd3-geo';

const projection = geoNaturalEarth1().fitExtent(
  [
    [0, 0],
    [1200, 626],
  ],
  { type: 'Sphere' },
);
export function project(longitude: number, latitude: number): [number, number] {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
