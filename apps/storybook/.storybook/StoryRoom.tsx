import { Box } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { media } from '@vela/ui/tokens';
import { useSyncExternalStore, type ReactNode } from 'react';
import { columns } from './StoryRoom.css';

/** What a story says of the room around it, in its parameters. */
export interface StoryRoomProps {
  /** The column that the product has it in: what fills its room is no wider than there. */
  column: keyof typeof columns | undefined;
  /** Why nothing is to be seen; a whole sentence. */
  nothingShown: string | undefined;
  /** The width from which on nothing is shown; without it, at every width. */
  nothingShownFrom: 'tablet' | undefined;
  children: ReactNode;
}

/** Shows a story as wide as the product does, and says so where showing nothing is what it is about. */
export function StoryRoom({ column, nothingShown, nothingShownFrom, children }: StoryRoomProps) {
  const story = column ? <div className={columns[column]}>{children}</div> : children;
  const isWide = useSyncExternalStore(onResize, isFromTablet);
  if (nothingShown === undefined || (nothingShownFrom === 'tablet' && !isWide)) return story;
  return (
    <>
      {story}
      <div translate="no" lang="en" dir="ltr">
        <Box padding="4">
          <Text tone="muted">{nothingShown}</Text>
        </Box>
      </div>
    </>
  );
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

function isFromTablet(): boolean {
  return matchMedia(media.tablet).matches;
}
