import { updateUser } from '@vela/contract/endpoints/update-user';
import type { User } from '@vela/contract/entities/user';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
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
  const sending = useRef<Promise<void>>(Promise.resolve());
  const turns = useRef(0);
  const turn = (change: Partial<Sight>) => {
    turns.current += 1;
    const own = turns.current;
    setHasFailed(false);
    setWanted((before) => ({ ...before, ...change }));
    sending.current = sending.current.then(async () => {
      const { ok } = await send(change);
      if (!ok) setHasFailed(true);
      // From here on the account shows it, after a failed change, too.
      if (own === turns.current) setWanted({});
    });
  };
  const form = useEarlyTurns(turn);
  return { sight: { ...sightOf(user), ...wanted }, hasFailed, turn, form };
}

function sightOf(user: User | null): Sight {
  return {
    shown_to_visitors: user?.shown_to_visitors ?? false,
    invisible: user?.invisible ?? false,
    read_receipts: user?.read_receipts ?? true,
  };
}

/** A switch changes without script: pressed before the page reacted, it would look saved without being saved. */
function useEarlyTurns(turn: (change: Partial<Sight>) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onStart = useEffectEvent(() => {
    const pressed = NAMES.flatMap((name): [string, boolean][] => {
      const control = form.current?.elements.namedItem(name);
      const isPressed = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
      return isPressed ? [[name, control.checked]] : [];
    });
    if (pressed.length > 0) turn(Object.fromEntries(pressed));
  });
  useEffect(() => onStart(), []);
  return form;
}
