import { useLingui } from '@lingui/react';
import { nameList } from '@vela/domain/locale';
import type { LookingFor } from '@vela/domain/profile';
import { LOOKING_FOR_TEXTS } from '@vela/ui/profile-text';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';
import { withCapital } from './with-capital';

/** Returns a function that puts what somebody looks for into words that begin a line. */
export function useLookingForWords(): (lookingFor: readonly LookingFor[]) => string {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return useCallback(
    (lookingFor) =>
      withCapital(
        nameList(
          lookingFor.map((each) => i18n._(LOOKING_FOR_TEXTS[each])),
          locale,
        ),
        locale,
      ),
    [i18n, locale],
  );
}
