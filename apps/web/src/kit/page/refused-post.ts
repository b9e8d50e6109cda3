import { createContext, useContext, useState } from 'react';
import { usePage } from './page-context';

/** Whether the page came back with a form that was refused without script, and how that ends. */
export interface RefusedPost {
  isOpen: boolean;
  /** A form of the page has done its work since. */
  end: () => void;
}

export const RefusedPostContext = createContext<RefusedPost>({ isOpen: false, end: () => {} });

/** For the frame of a page, which outlives its screens. */
export function useRefusedPost(): RefusedPost {
  const { form } = usePage();
  const [isEnded, setIsEnded] = useState(false);
  // A form that did its work comes back, too, without an error.
  const isRefused = (form?.error ?? null) !== null;
  return { isOpen: isRefused && !isEnded, end: () => setIsEnded(true) };
}

/** To be told that a form has done its work. */
export function useEndFailedPost(): () => void {
  return useContext(RefusedPostContext).end;
}
