/** A point on the map, in degrees north and east. Of a member it is that of the city or the region, and no closer. */
export interface Place {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371;
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;

/**
 * The way between two places over the ground, in km, on a sphere of 6,371 km. Source: decisions.md, Setting values
 * (distance).
 */
export function distanceKm(a: Place, b: Place): number {
  const haversine = sinHalf(a.lat - b.lat) ** 2 + cos(a.lat) * cos(b.lat) * sinHalf(a.lon - b.lon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Squares of a quarter of a degree, by which what lies around a place is found without looking at all of it. */
const CELLS_PER_DEGREE = 4;
const CELLS_AROUND = 360 * CELLS_PER_DEGREE;

/** The square that a place lies in. Source: our own choice. */
export function cellOf({ lat, lon }: Place): number {
  return rowOf(lat) * CELLS_AROUND + columnOf(lon);
}

/** Every square that has a place within `km` of this one, and a few more at the corners. Source: our own choice. */
export function cellsAround({ lat, lon }: Place, km: number): number[] {
  const reach = km / DEGREE_KM;
  const north = Math.min(90, lat + reach);
  const south = Math.max(-90, lat - reach);
  // A degree of longitude is shortest at the end that is nearer to a pole.
  const narrowest = Math.max(0.01, Math.min(cos(north), cos(south)));
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

/** Also of a longitude beyond the date line. */
function columnOf(lon: number): number {
  return Math.floor((lon + 180) * CELLS_PER_DEGREE);
}

function sinHalf(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 360);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
