import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Icon } from '@vela/ui/Icon';
import { Menu, MenuButton, MenuLink } from '@vela/ui/Menu';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { useDeleteConversation } from './use-delete-conversation';

interface ConversationMenuProps {
  profile: Profile;
  hasBegun: boolean;
}

export function ConversationMenu({ profile, hasBegun }: ConversationMenuProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteConversation(profile.id);
  const { id, name } = profile;
  const close = () => setIsAsking(false);
  return (
    <>
      <Menu label={t`More about this conversation`} picture={<Icon of={EllipsisVertical} />}>
        <MenuLink href={`/members/${id}`} icon={User}>
          <Trans>Profile of {name}</Trans>
        </MenuLink>
        {hasBegun && (
          <MenuButton icon={Trash2} onClick={() => setIsAsking(true)}>
            <Trans>Delete conversation</Trans>
          </MenuButton>
        )}
      </Menu>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={<Trans>Delete the conversation with {name}?</Trans>}
        actions={
          <>
            <Button
              tone="danger"
              onClick={() => {
                close();
                remove();
              }}
            >
              <Trans>Delete conversation</Trans>
            </Button>
            <Button tone="line" onClick={close}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>All its messages go from your list. {name} keeps theirs.</Trans>
        </p>
      </Dialog>
    </>
  );
}
