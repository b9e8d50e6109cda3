import type { ToastWords } from './Toast';

export interface ListedToast extends ToastWords {
  id: number;
}

/** How many are shown at once; the oldest goes when one more comes. */
export const MOST_TOASTS = 3;

/** How long a toast stays, in ms; one about a failure, or with something to do, stays until it is closed. */
export const TOAST_STAY_MS = 6000;

/** How long one stays that has something to do, but passes, in ms. */
export const PASSING_STAY_MS = 10_000;

/** What is said again takes the place of what said it before. */
export function withToast(list: readonly ListedToast[], toast: ListedToast): ListedToast[] {
  return [
    ...list.filter((other) => !saysTheSame(other, toast) && !isAboutTheSame(other, toast)),
    toast,
  ].slice(-MOST_TOASTS);
}

/** Words with elements in them are never the same. */
function saysTheSame(one: ToastWords, other: ToastWords): boolean {
  return (['tone', 'title', 'detail', 'action'] as const).every((part) => one[part] === other[part]);
}

function isAboutTheSame(one: ToastWords, other: ToastWords): boolean {
  return one.about !== undefined && one.about === other.about;
}

export function withoutToast(list: readonly ListedToast[], id: number): ListedToast[] {
  return list.filter((toast) => toast.id !== id);
}

export function stayMs({ tone, action, isPassing = false }: ToastWords): number | null {
  if (isPassing) return PASSING_STAY_MS;
  return tone === 'danger' || action !== undefined ? null : TOAST_STAY_MS;
}
