import { isPlainClick } from '@vela/ui/plain-click';
import type { MouseEvent } from 'react';
import { useGo } from '../../../kit/page/use-routing';

interface Followed {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/** A link between these screens: followed without a load, unless another tab or window is asked for. */
export function useFollow(href: string): Followed {
  const go = useGo();
  return {
    href,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(href);
    },
  };
}
