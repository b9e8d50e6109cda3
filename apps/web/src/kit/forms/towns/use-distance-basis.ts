import type { DistanceBasis, WrittenPlace } from '@vela/domain/places';
import { useEffect, useState } from 'react';
import { tryToLoad } from '../../../first-paint/try-to-load';

/** What distances count from there; null while that is not known, as for what is still being written. */
export function useDistanceBasis(place: WrittenPlace | null): DistanceBasis | null {
  const key = place === null ? '' : JSON.stringify(place);
  const [known, setKnown] = useState<{ key: string; basis: DistanceBasis } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const find = async () => {
      const [rules, atlas] = await Promise.all([
        tryToLoad(() => import('@vela/domain/places')),
        tryToLoad(() => import('@vela/atlas/places')),
      ]);
      // Nothing hangs on it but a note.
      if (!isWanted || !rules || !atlas) return;
      setKnown({ key, basis: rules.distanceBasis(JSON.parse(key) as WrittenPlace, atlas.PLACES) });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [key]);
  return known?.key === key ? known.basis : null;
}
