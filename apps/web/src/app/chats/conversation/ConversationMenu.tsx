import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Icon } from '@vela/ui/Icon';
import { Menu, MenuButton, MenuLink } from '@vela/ui/Menu';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { memo, useState } from 'react';
import { useShowToast } from '@vela/ui/Toast';
import { lazyPart, useHasBeen } from '../shared/lazy-part';
import { useLeaveConversation } from './use-leave-conversation';

const BlockDialog = lazyPart(async () => (await import('../../../kit/safety/BlockDialog')).BlockDialog);
const DeleteDialog = lazyPart(async () => (await import('./DeleteDialog')).DeleteDialog);

interface ConversationMenuProps {
  profile: Profile;
  hasBegun: boolean;
  /** Asks to report the member. */
  onReport: () => void;
}

/** What can be done about the conversation, and about the one it is with. */
export const ConversationMenu = memo(function ConversationMenu({
  profile,
  hasBegun,
  onReport,
}: ConversationMenuProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'block' | 'delete' | null>(null);
  const asksToBlock = useHasBeen(opened === 'block');
  const asksToDelete = useHasBeen(opened === 'delete');
  const afterBlock = useAfterBlock(profile);
  const { id, name } = profile;
  const close = () => setOpened(null);
  return (
    <>
      <Menu label={t`More about this conversation`} picture={<Icon of={EllipsisVertical} />}>
        <MenuLink href={`/members/${id}`} icon={User}>
          <Trans>
            Profile of <span translate="no">{name}</span>
          </Trans>
        </MenuLink>
        <MenuButton icon={Ban} onClick={() => setOpened('block')}>
          <Trans>
            Block <span translate="no">{name}</span>
          </Trans>
        </MenuButton>
        <MenuButton icon={Flag} onClick={onReport}>
          <Trans>
            Report <span translate="no">{name}</span>
          </Trans>
        </MenuButton>
        {hasBegun && (
          <MenuButton icon={Trash2} onClick={() => setOpened('delete')}>
            <Trans>Delete conversation</Trans>
          </MenuButton>
        )}
      </Menu>
      {asksToBlock && (
        <BlockDialog profile={profile} isOpen={opened === 'block'} onClose={close} onBlocked={afterBlock} />
      )}
      {asksToDelete && (
        <DeleteDialog of={{ profile_id: id }} name={name} isOpen={opened === 'delete'} onClose={close} />
      )}
    </>
  );
});

/** What is left to do where the other member's account was erased. */
export function ErasedMenu({ conversationId }: { conversationId: string }) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const wasAsked = useHasBeen(isAsked);
  return (
    <>
      <Menu label={t`More about this conversation`} picture={<Icon of={EllipsisVertical} />}>
        <MenuButton icon={Trash2} onClick={() => setIsAsked(true)}>
          <Trans>Delete conversation</Trans>
        </MenuButton>
      </Menu>
      {wasAsked && (
        <DeleteDialog
          of={{ id: conversationId }}
          name={null}
          isOpen={isAsked}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** Leaves the conversation with someone who was just blocked: it is gone for both. */
function useAfterBlock({ id, name }: Pick<Profile, 'id' | 'name'>): () => void {
  const { t } = useLingui();
  const leave = useLeaveConversation({ profile_id: id });
  const showToast = useShowToast();
  return () => {
    leave();
    showToast({
      tone: 'success',
      title: t`You have blocked ${name}`,
      detail: t`The settings list everyone you have blocked; you can unblock them there.`,
    });
  };
}
