import { Trans } from '@lingui/react/macro';
import type { Image } from '@vela/contract/entities/image';
import type { PhotoChange } from '@vela/domain/photos';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Stack } from '@vela/ui/layout';
import { Switch } from '@vela/ui/Switch';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { Notice } from '@vela/ui/Notice';
import { PhotoTips } from './PhotoTips';

interface PhotoActionsProps {
  image: Image;
  number: number;
  count: number;
  /** Another one than the main photo, which always comes first, is before it. */
  canMoveForward: boolean;
  /** Ends when the photo is what was wanted, or stays what it was. */
  onChange: (change: PhotoChange) => Promise<void>;
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with one photo; all of it without a mouse, too. */
export function PhotoActions({
  image,
  number,
  count,
  canMoveForward,
  onChange,
  onDelete,
  onClose,
}: PhotoActionsProps) {
  const position = number - 1;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const turn = useRef(0);
  const hide = async (isPrivate: boolean) => {
    // The switch stays where it was put last, and never springs back in between.
    turn.current += 1;
    const own = turn.current;
    setWanted(isPrivate);
    await onChange({ private: isPrivate });
    if (own === turn.current) setWanted(null);
  };
  const finish = (change: PhotoChange) => {
    void onChange(change);
    onClose();
  };
  return (
    <Dialog isOpen title={<Trans>Photo {number}</Trans>} onClose={onClose}>
      <Stack gap="3">
        {image.status === 'rejected' && <Rejected />}
        <Switch
          checked={wanted ?? image.private}
          onChange={({ target }) => void hide(target.checked)}
          hint={<Trans>Only people you choose can see this. Share it from their profile.</Trans>}
        >
          <Trans>Private photo</Trans>
        </Switch>
        {!image.main && (
          <Button tone="soft" wide icon={Star} onClick={() => finish({ main: true, private: false })}>
            {image.private ? <Trans>Show to everyone as main photo</Trans> : <Trans>Make main photo</Trans>}
          </Button>
        )}
        {canMoveForward && (
          <Button tone="line" wide icon={ArrowLeft} onClick={() => finish({ position: position - 1 })}>
            <Trans>Move forward</Trans>
          </Button>
        )}
        {!image.main && number < count && (
          <Button tone="line" wide icon={ArrowRight} onClick={() => finish({ position: position + 1 })}>
            <Trans>Move back</Trans>
          </Button>
        )}
        <Button
          tone="dangerLine"
          wide
          icon={Trash}
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          <Trans>Delete photo</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}

function Rejected() {
  return (
    <>
      <Notice tone="warning">
        <Trans>This photo was refused, so others don’t see it. Another one may do better:</Trans>
      </Notice>
      <PhotoTips isOpen />
    </>
  );
}
