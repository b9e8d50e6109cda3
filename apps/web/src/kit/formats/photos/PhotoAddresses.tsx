import { useQueryClient } from '@tanstack/react-query';
import { isPhotoAddressOver, mayAskForAddresses } from '@vela/domain/photos';
import { PhotoSourceContext, type PhotoSource } from '@vela/ui/Photo';
import { useMemo, useRef, type ReactNode } from 'react';
import { useServerTime } from '../use-server-time';

/**
 * Every photo has an address that is valid for minutes. When one has expired, all shown data is loaded again.
 */
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

function holdsPhotos(data: unknown): boolean {
  return data !== undefined && JSON.stringify(data).includes('/photos/');
}
