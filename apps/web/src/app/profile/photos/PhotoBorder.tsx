import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import { updateProfile } from '@vela/contract/endpoints/update-profile';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { Stack } from '@vela/ui/layout';
import { Switch } from '@vela/ui/Switch';
import { TextLink } from '@vela/ui/TextLink';
import { useState } from 'react';
import type { ApiErrorData } from '../../../kit/forms/api-result';
import { FormError } from '../../../kit/forms/FormError';
import { useSequence } from '../../../kit/forms/use-sequence';
import { usePage } from '../../../kit/page/page-context';
import { useHere } from '../../../kit/page/use-routing';
import { withNext } from '../../../kit/page/with-next';
import { useApi } from '../../../kit/session/member-data-context';
import { useSend } from '../../../kit/session/use-send';

/** A premium member's choice of a border around the main photo; everyone else reads that it comes with Premium. */
export function PhotoBorder({ profile }: { profile: OwnProfile }) {
  const { premium } = profile;
  const { readyPages } = usePage();
  const here = useHere();
  const { isOn, apiError, turn } = usePhotoBorder(profile);
  return (
    <Stack gap="2">
      <Switch
        name="photo_border"
        checked={premium && isOn}
        disabled={!premium}
        onChange={({ target }) => turn(target.checked)}
        hint={
          premium ? (
            <Trans>
              Others see it in search, on your profile and wherever your main photo is shown large.
            </Trans>
          ) : (
            <Trans>For Premium members.</Trans>
          )
        }
      >
        <Trans>Border around my main photo</Trans>
      </Switch>
      {!premium && readyPages.includes('premium') && (
        <div>
          <TextLink alone href={withNext('/premium', here)}>
            <Trans>Get Premium</Trans>
          </TextLink>
        </div>
      )}
      <FormError apiError={apiError} />
    </Stack>
  );
}

/** Each change is shown at once and sent after the one before it; the last one counts. */
function usePhotoBorder({ photo_border: saved }: OwnProfile) {
  const send = useSend(updateProfile);
  const queryClient = useQueryClient();
  const { queryKey } = profileQueryOptions(useApi());
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const inSequence = useSequence();
  const turn = (photo_border: boolean) => {
    setApiError(null);
    setWanted(photo_border);
    void inSequence(async (isLast) => {
      const outcome = await send({ photo_border });
      if (outcome.ok)
        queryClient.setQueryData(
          queryKey,
          (data) =>
            data && { profile: { ...data.profile, photo_border: outcome.result.profile.photo_border } },
        );
      else setApiError(outcome.apiError);
      if (isLast()) setWanted(null);
    });
  };
  return { isOn: wanted ?? saved, apiError, turn };
}
