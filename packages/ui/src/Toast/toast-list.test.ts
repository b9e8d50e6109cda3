import { describe, expect, it } from 'vitest';
import {
  MOST_TOASTS,
  PASSING_STAY_MS,
  stayMs,
  TOAST_STAY_MS,
  withoutToast,
  withToast,
  type ListedToast,
} from './toast-list';

const toast = (id: number): ListedToast => ({ id, tone: 'success', title: `Toast ${id}` });

describe('withToast', () => {
  it('adds at the end', () => {
    expect(withToast([toast(1)], toast(2)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('lets the oldest go when there are more than can be shown', () => {
    const full = Array.from({ length: MOST_TOASTS }, (_, index) => toast(index + 1));
    expect(withToast(full, toast(9)).map(({ id }) => id)).toEqual([2, 3, 9]);
  });

  it('says the same thing once, and again as the latest', () => {
    const again = { ...toast(1), id: 9 };
    expect(withToast([toast(1), toast(2)], again).map(({ id }) => id)).toEqual([2, 9]);
  });

  it.each([
    ['of another tone', { tone: 'danger' }],
    ['with another detail', { detail: 'It shows as soon as it has been checked.' }],
  ] as const)('keeps one %s beside it', (_, differing) => {
    const other = { ...toast(1), id: 9, ...differing };
    expect(withToast([toast(1)], other).map(({ id }) => id)).toEqual([1, 9]);
  });
});

describe('withToast of one about the same', () => {
  it('has it in place of the one before, whatever that says', () => {
    const before = { ...toast(1), about: 'messages' };
    const next = { ...toast(9), about: 'messages' };
    expect(withToast([before, toast(2)], next).map(({ id }) => id)).toEqual([2, 9]);
  });

  it('leaves one about something else', () => {
    const before = { ...toast(1), about: 'messages' };
    expect(withToast([before], { ...toast(9), about: 'likes' }).map(({ id }) => id)).toEqual([1, 9]);
  });
});

describe('withoutToast', () => {
  it('takes out the one and leaves the others', () => {
    expect(withoutToast([toast(1), toast(2)], 1).map(({ id }) => id)).toEqual([2]);
  });

  it('leaves the list as it is when the toast has gone already', () => {
    expect(withoutToast([toast(1)], 7)).toEqual([toast(1)]);
  });
});

describe('stayMs', () => {
  it('lets good news go by itself', () => {
    expect(stayMs(toast(1))).toBe(TOAST_STAY_MS);
  });

  it('lets one go later that offers what is found elsewhere, too', () => {
    expect(stayMs({ ...toast(1), action: 'Reply', isPassing: true })).toBe(PASSING_STAY_MS);
    expect(stayMs({ ...toast(1), action: 'Undo' })).toBeNull();
  });

  it('keeps a failure until it is closed', () => {
    expect(stayMs({ tone: 'danger', title: 'That didn’t work' })).toBeNull();
  });
});
