import { useQueryClient } from '@tanstack/react-query';
import { isPhotoAddressOver, mayAskForAddresses } from '@vela/domain/photos';
import { PhotoSourceContext, type PhotoSource } from '@vela/ui/Photo';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePage } from '../page';

/** Every photo has an address that is good for minutes. Where one is found to be over, all that is shown is asked for anew. */
export function PhotoAddresses({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const serverTime = useServerTime();
  const renewedAt = useRef<Date | null>(null);
  const source = useMemo<PhotoSource>(
    () => ({
      isOver: (src) => isPhotoAddressOver(src, serverTime()),
      renew: () => {
        const now = new Date();
        // All photos of a screen run out together.
        if (!mayAskForAddresses(renewedAt.current, now)) return;
        renewedAt.current = now;
        void queryClient.invalidateQueries({ predicate: ({ state }) => holdsPhotos(state.data) });
      },
    }),
    [queryClient, serverTime],
  );
  return <PhotoSourceContext value={source}>{children}</PhotoSourceContext>;
}

/** What it is now by the server's clock, as far as the page tells: a device's own may be minutes wrong. */
function useServerTime(): () => Date {
  const { now } = usePage();
  const [aheadMs] = useState(() => Date.parse(now) - Date.now());
  return useCallback(() => new Date(Date.now() + aheadMs), [aheadMs]);
}

function holdsPhotos(data: unknown): boolean {
  return data !== undefined && JSON.stringify(data).includes('/photos/');
}
