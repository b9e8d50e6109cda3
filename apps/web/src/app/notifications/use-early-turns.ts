import { NOTIFICATION_KINDS, type NotificationChoices } from '@vela/domain/notifications';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A switch changes without script: pressed before the page reacted, it would look saved without being saved. */
export function useEarlyTurns(
  turn: (choices: NotificationChoices) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const onStart = useEffectEvent(() => {
    const pressed = NOTIFICATION_KINDS.flatMap((kind) => {
      const turned = (['mail', 'push'] as const).flatMap((channel) => {
        const control = form.current?.elements.namedItem(`${kind}.${channel}`);
        const isPressed = control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
        return isPressed ? [[channel, control.checked] as const] : [];
      });
      return turned.length === 0 ? [] : [[kind, Object.fromEntries(turned)] as const];
    });
    if (pressed.length > 0) turn(Object.fromEntries(pressed));
  });
  useEffect(() => onStart(), []);
  return form;
}
