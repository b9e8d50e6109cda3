/** A point on the map, in degrees north and east. Of a member it is that of the city or the region, and no closer. */
export interface Place {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371;

/**
 * The way between two places over the ground, in km, on a sphere of 6,371 km. Source: decisions.md, Setting values
 * (distance).
 */
export function distanceKm(a: Place, b: Place): number {
  const haversine =
    sinHalf(a.lat - b.lat) ** 2 + cosineOf(a.lat) * cosineOf(b.lat) * sinHalf(a.lon - b.lon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function sinHalf(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 360);
}

/** The cosine of an angle in degrees. */
export function cosineOf(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
