import { useQueryClient } from '@tanstack/react-query';
import { MINUTE } from '@vela/domain/time';
import { PhotoSourceContext, type PhotoSource } from '@vela/ui/Photo';
import { useMemo, useRef, type ReactNode } from 'react';
import { isAddressOver } from './address-end';

/** Every photo has an address that is good for minutes. Where one is found to be over, all that is shown is asked for anew. */
export function PhotoAddresses({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const renewedAt = useRef(-Infinity);
  const source = useMemo<PhotoSource>(
    () => ({
      isOver: (src) => isAddressOver(src, Date.now()),
      renew: () => {
        // All photos of a screen run out together.
        if (Date.now() - renewedAt.current < MINUTE) return;
        renewedAt.current = Date.now();
        void queryClient.invalidateQueries({ predicate: ({ state }) => holdsPhotos(state.data) });
      },
    }),
    [queryClient],
  );
  return <PhotoSourceContext value={source}>{children}</PhotoSourceContext>;
}

function holdsPhotos(data: unknown): boolean {
  return data !== undefined && JSON.stringify(data).includes('/photos/');
}
