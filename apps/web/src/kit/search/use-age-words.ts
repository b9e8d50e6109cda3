import { useLingui } from '@lingui/react/macro';

interface Ages {
  from: number | undefined;
  to: number | undefined;
}

/** Puts the ages of a search into words, both inclusive; null where none is wished for. */
export function useAgeWords(): (ages: Ages) => string | null {
  const { t } = useLingui();
  return ({ from, to }) => {
    if (from === undefined) return to === undefined ? null : t`up to ${to} years`;
    return to === undefined ? t`from ${from} years` : t`${from} to ${to} years`;
  };
}
