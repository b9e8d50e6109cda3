import { cosineOf, type Place } from './place';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;

/** Squares of a quarter of a degree, by which what lies around a place is found without looking at all of it. */
const CELLS_PER_DEGREE = 4;
const CELLS_AROUND = 360 * CELLS_PER_DEGREE;

/** The square that a place lies in. */
export function cellOf({ lat, lon }: Place): number {
  return rowOf(lat) * CELLS_AROUND + columnOf(lon);
}

/** Every square that has a place within `km` of this one, and a few more at the corners. */
export function cellsAround({ lat, lon }: Place, km: number): number[] {
  const reach = km / DEGREE_KM;
  const north = Math.min(90, lat + reach);
  const south = Math.max(-90, lat - reach);
  // A degree of longitude is shortest at the end that is nearer to a pole.
  const narrowest = Math.max(0.01, Math.min(cosineOf(north), cosineOf(south)));
  const side = Math.min(180, reach / narrowest);
  const cells = new Set<number>();
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let column = columnOf(lon - side); column <= columnOf(lon + side); column += 1) {
      cells.add(row * CELLS_AROUND + ((column + CELLS_AROUND) % CELLS_AROUND));
    }
  }
  return [...cells];
}

function rowOf(lat: number): number {
  return Math.floor((lat + 90) * CELLS_PER_DEGREE);
}

/** It also handles a longitude beyond the date line. */
function columnOf(lon: number): number {
  return Math.floor((lon + 180) * CELLS_PER_DEGREE);
}
