import type { SwipeChoice } from '@vela/domain/likes';
import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** A finger that presses moves so far, in px. */
const SLIP = 8;

/** So far across the card counts as a choice, as a part of its width. */
const FAR = 1 / 3;

/** A flick counts as a choice from this speed on, in px per ms, and from this way on, in px. */
const FLICK = { speed: 0.5, way: 40 } as const;

/** The most that a card turns, in degrees. */
const TURN = 6;

interface Drag {
  x: number;
  y: number;
  at: number;
  isMoving: boolean;
}

/** Lets a card be dragged to the right for a like and to the left for a pass. Its up and down scrolls the page. */
export function useDrag(onChoose: (choice: SwipeChoice) => void) {
  const drag = useRef<Drag | null>(null);
  const hasMoved = useRef(false);
  const end = (card: HTMLElement) => {
    drag.current = null;
    card.style.removeProperty('translate');
    card.style.removeProperty('rotate');
    delete card.dataset['dragged'];
    delete card.dataset['leans'];
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      hasMoved.current = false;
      drag.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null) return;
      const card = event.currentTarget;
      const way = event.clientX - current.x;
      if (!current.isMoving) {
        if (Math.abs(way) < SLIP || Math.abs(way) < Math.abs(event.clientY - current.y)) return;
        current.isMoving = true;
        hasMoved.current = true;
        card.setPointerCapture(event.pointerId);
      }
      card.dataset['dragged'] = '';
      if (Math.abs(way) < card.offsetWidth * FAR) delete card.dataset['leans'];
      else card.dataset['leans'] = way > 0 ? 'like' : 'pass';
      card.style.translate = `${way}px`;
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        card.style.rotate = `${Math.max(-1, Math.min(1, way / card.offsetWidth)) * TURN}deg`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      const card = event.currentTarget;
      end(card);
      if (!current?.isMoving) return;
      const way = event.clientX - current.x;
      const speed = Math.abs(way) / Math.max(1, event.timeStamp - current.at);
      const isFlick = speed >= FLICK.speed && Math.abs(way) >= FLICK.way;
      if (Math.abs(way) >= card.offsetWidth * FAR || isFlick) onChoose(way > 0 ? 'like' : 'pass');
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
    /** What was dragged wasn't pressed. */
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** The picture isn't dragged by itself. */
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  };
}
