import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

interface LikeItemProps {
  index: number;
  /** It is taken off the page with the focus in it. */
  onLeave: (index: number) => void;
  children: ReactNode;
}

/** The place of a card in the list. */
export function LikeItem({ index, onLeave, children }: LikeItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const leave = useEffectEvent(() => onLeave(index));
  useLayoutEffect(() => {
    const item = ref.current;
    return () => {
      if (item?.contains(document.activeElement)) leave();
    };
  }, []);
  return <li ref={ref}>{children}</li>;
}
