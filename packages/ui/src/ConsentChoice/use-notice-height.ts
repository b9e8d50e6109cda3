import { useLayoutEffect, type RefObject } from 'react';

/** Says on the root element how high something over the foot of the page is, for styles that keep that much of it free. */
export function useNoticeHeight(element: RefObject<HTMLElement | null>, isOver: boolean): void {
  useLayoutEffect(() => {
    if (!isOver || !element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      // It uses the object model, as the security policy allows no style attributes.
      if (box) style.setProperty('--notice', `${box.blockSize}px`);
    });
    observer.observe(element.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty('--notice');
    };
  }, [element, isOver]);
}
