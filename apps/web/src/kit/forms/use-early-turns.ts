import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Returns the ref for a form of switches that count at once. A switch changes without script: one that was pressed before the page
 * reacted would look saved without being saved, so those are handed to `turn` then, by name.
 */
export function useEarlyTurns(
  names: readonly string[],
  turn: (pressed: ReadonlyMap<string, boolean>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onStart = useEffectEvent(() => {
    const pressed = names.flatMap((name): [string, boolean][] => {
      const control = form.current?.elements.namedItem(name);
      const isPressed = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
      return isPressed ? [[name, control.checked]] : [];
    });
    if (pressed.length > 0) turn(new Map(pressed));
  });
  useEffect(() => onStart(), []);
  return form;
}
