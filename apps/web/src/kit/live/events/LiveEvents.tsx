import { useQueryClient } from '@tanstack/react-query';
import type { StreamStatus } from '@vela/api-client/events/open-event-stream';
import { STREAM_LOST_MS } from '@vela/domain/refresh';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onSignedOut } from '../../session/member-data';
import { useOutboxPump } from '../outbox/use-outbox';
import { usePage } from '../../page/page-context';
import { useLasts } from '../../formats/use-lasts';
import { ConnectedContext, StreamOpenContext } from './connected';
import { startListening } from './start-listening';

/** Keeps a member's screens up to date with what happens, and sends what an earlier page left. */
export function LiveEvents({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { user, eventPosition: position = null } = usePage();
  const memberId = user?.id ?? null;
  const [isListening, setIsListening] = useState(true);
  const isOpen = useRef(false);
  const isDisconnected = useLasts(!isListening, STREAM_LOST_MS);
  useOutboxPump();
  useEffect(() => {
    if (memberId === null) return;
    const onStatus = (status: StreamStatus) => {
      isOpen.current = status === 'open';
      // The first try is no failure yet, and a later try may fail, too.
      if (status === 'waiting') setIsListening(false);
      if (status === 'open') setIsListening(true);
    };
    return startListening({ memberId, position, queryClient, onStatus, onSignedOut });
  }, [memberId, position, queryClient]);
  return (
    <StreamOpenContext value={isOpen}>
      <ConnectedContext value={!isDisconnected}>{children}</ConnectedContext>
    </StreamOpenContext>
  );
}
