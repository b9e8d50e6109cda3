import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { givePhotoAccess } from '@vela/contract/endpoints/give-photo-access';
import { takePhotoAccess } from '@vela/contract/endpoints/take-photo-access';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { Profile } from '@vela/contract/entities/profile';
import { Notice } from '@vela/ui/Notice';
import { Switch } from '@vela/ui/Switch';
import { useApi } from '../../kit/session/member-data-context';
import { usePage } from '../../kit/page/page-context';

/** Lets this member see one's private photos, for who has any. */
export function PhotoAccess({ profile }: { profile: Profile }) {
  const { user } = usePage();
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = memberQueryOptions(api, profile.id);
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (isGiven: boolean) =>
      isGiven
        ? api.call(givePhotoAccess, { profile_id: profile.id })
        : api.call(takePhotoAccess, { profile_id: profile.id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  if (!user?.profile?.photos.some((photo) => photo.private)) return null;
  const { name } = profile;
  return (
    <div>
      <Switch
        checked={isPending ? variables : (profile.photo_access ?? false)}
        onChange={(event) => mutate(event.target.checked)}
        hint={<Trans>You can take this back at any time.</Trans>}
      >
        <Trans>
          <span translate="no">{name}</span> may see my private photos
        </Trans>
      </Switch>
      {isError && (
        <Notice tone="danger" announced="at once">
          <Trans>That didn’t work. Nothing was changed.</Trans>
        </Notice>
      )}
    </div>
  );
}
