import type { Region } from '@vela/contract/entities/region';
import { useEffect, useState } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';

export interface CountryRegions {
  country: string;
  regions: readonly Region[];
}

export type RegionsState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'loaded'; regions: readonly Region[] }
  | { status: 'failed' };

/** What came of asking for a country's regions; `null` when they could not be had. */
interface Answer {
  country: string;
  regions: readonly Region[] | null;
}

/** The regions of a country, fetched unless the page came with them; none without a country. */
export function useRegions(
  country: string,
  given: CountryRegions | null,
): { state: RegionsState; retry: () => void } {
  const [answer, setAnswer] = useState<Answer | null>(given);
  const isAnswered = country === '' || answer?.country === country;
  useEffect(() => {
    if (isAnswered) return undefined;
    const asking = new AbortController();
    const find = async () => {
      const regions = await fetchRegions(country);
      if (!asking.signal.aborted) setAnswer({ country, regions });
    };
    void find();
    return () => asking.abort();
  }, [country, isAnswered]);
  return { state: stateOf(country, answer), retry: () => setAnswer(null) };
}

function stateOf(country: string, answer: Answer | null): RegionsState {
  if (country === '') return { status: 'none' };
  if (answer?.country !== country) return { status: 'loading' };
  return answer.regions ? { status: 'loaded', regions: answer.regions } : { status: 'failed' };
}

async function fetchRegions(country: string): Promise<readonly Region[] | null> {
  const sending = await tryToLoad(() => import('./send-signup'));
  return sending && sending.listRegions(country).catch(() => null);
}
