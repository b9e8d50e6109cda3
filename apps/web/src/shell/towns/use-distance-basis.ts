import type { DistanceBasis, WrittenPlace } from '@vela/domain/places';
import { useEffect, useState } from 'react';

/** What distances count from there; null while that is not known, as for what is still being written. */
export function useDistanceBasis(place: WrittenPlace | null): DistanceBasis | null {
  const key = place === null ? '' : JSON.stringify(place);
  const [known, setKnown] = useState<{ key: string; basis: DistanceBasis } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const find = async () => {
      const [{ distanceBasis }, { PLACES }] = await Promise.all([
        import('@vela/domain/places'),
        import('@vela/atlas/places'),
      ]);
      if (isWanted) setKnown({ key, basis: distanceBasis(JSON.parse(key) as WrittenPlace, PLACES) });
    };
    // Nothing hangs on it but a note.
    find().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [key]);
  return known?.key === key ? known.basis : null;
}
