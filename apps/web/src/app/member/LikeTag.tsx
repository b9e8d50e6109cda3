import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Tag } from '@vela/ui/Tag';

/** That this member likes the one who looks, or both each other. */
export function LikeTag({ profile: { liked_by: likes, match } }: { profile: Profile }) {
  if (match === true) {
    return (
      <Tag>
        <Trans>You like each other</Trans>
      </Tag>
    );
  }
  if (likes !== true) return null;
  return (
    <Tag>
      <Trans>Likes you</Trans>
    </Tag>
  );
}
