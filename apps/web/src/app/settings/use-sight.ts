import { updateUser } from '@vela/contract/endpoints/update-user';
import type { User } from '@vela/contract/entities/user';
import { useState, type RefObject } from 'react';
import { useEarlyTurns } from '../../kit/forms/use-early-turns';
import { useSequence } from '../../kit/forms/use-sequence';
import { useSend } from '../../kit/session/use-send';
import { usePage } from '../../kit/page/page-context';

const NAMES = ['shown_to_visitors', 'invisible', 'read_receipts'] as const satisfies readonly (keyof User)[];

/** Who sees the member, and what of it. */
export type Sight = Record<(typeof NAMES)[number], boolean>;

interface SightSwitches {
  /** The account's setting, or the change that is being saved. */
  sight: Sight;
  /** The last change was not saved. */
  hasFailed: boolean;
  turn: (change: Partial<Sight>) => void;
  /** The form of the switches: one that was pressed before the page reacted is sent then. */
  form: RefObject<HTMLFormElement | null>;
}

/** The switches of who sees the member: each is sent at once, one after the other, as it stands last in the end. */
export function useSight(): SightSwitches {
  const { user } = usePage();
  const send = useSend(updateUser);
  const [wanted, setWanted] = useState<Partial<Sight>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const inSequence = useSequence();
  const turn = (change: Partial<Sight>) => {
    setHasFailed(false);
    setWanted((before) => ({ ...before, ...change }));
    void inSequence(async (isLast) => {
      const { ok } = await send(change);
      if (!ok) setHasFailed(true);
      // From here on the account shows it, after a failed change, too.
      if (isLast()) setWanted({});
    });
  };
  const form = useEarlyTurns(NAMES, (pressed) => turn(Object.fromEntries(pressed)));
  return { sight: { ...sightOf(user), ...wanted }, hasFailed, turn, form };
}

function sightOf(user: User | null): Sight {
  return {
    shown_to_visitors: user?.shown_to_visitors ?? false,
    invisible: user?.invisible ?? false,
    read_receipts: user?.read_receipts ?? true,
  };
}
