import { useQueryClient } from '@tanstack/react-query';
import { MATCH_FINDER_KEY } from '@vela/api-client/queries/match-finder';
import { deleteWishes } from '@vela/contract/endpoints/delete-wishes';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { updateWishes } from '@vela/contract/endpoints/update-wishes';
import { useState } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { useSend } from '../../kit/session/use-send';
import type { WishChange } from './wish-form';

interface Saving {
  isSaving: boolean;
  apiError: ApiErrorData | null;
  /** Saves wishes, after the consent that a gender needs where it is given with them; returns whether they are saved. */
  save: (wishes: WishChange, agreed?: boolean) => Promise<boolean>;
  remove: () => Promise<boolean>;
}

/** Changes the member's wishes; those who fit are looked for again. */
export function useSaveWishes(): Saving {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const agree = useSend(updateUser);
  const update = useSend(updateWishes);
  const removeAll = useSend(deleteWishes);
  const act = async (
    acts: readonly (() => ReturnType<typeof agree | typeof update | typeof removeAll>)[],
  ) => {
    setIsSaving(true);
    setApiError(null);
    for (const each of acts) {
      const outcome = await each();
      if (!outcome.ok) {
        setIsSaving(false);
        setApiError(outcome.apiError);
        return false;
      }
    }
    // Who fitted other wishes is not shown under these.
    await client.resetQueries({ queryKey: MATCH_FINDER_KEY });
    setIsSaving(false);
    return true;
  };
  return {
    isSaving,
    apiError,
    save: (wishes, agreed = false) =>
      act([
        ...(agreed ? [() => agree({ consents: { special_categories: true } })] : []),
        () => update({ wishes }),
      ]),
    remove: () => act([() => removeAll({})]),
  };
}
