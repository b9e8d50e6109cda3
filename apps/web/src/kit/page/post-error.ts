import { createContext, useContext, useState } from 'react';
import { usePage } from './page-context';

/** The error of a form that was posted without script, and that the page came back with. */
export interface PostError {
  isShown: boolean;
  /** Clears the error once a form of the page has succeeded. */
  clear: () => void;
}

export const PostErrorContext = createContext<PostError>({ isShown: false, clear: () => {} });

/** Belongs to the frame of a page, which outlives its screens. */
export function usePostError(): PostError {
  const { form } = usePage();
  const [isCleared, setIsCleared] = useState(false);
  // A form that succeeded comes back as well, without an error.
  const hasError = (form?.error ?? null) !== null;
  return { isShown: hasError && !isCleared, clear: () => setIsCleared(true) };
}

/** Clears the error of the post, for a form that has succeeded. */
export function useClearPostError(): () => void {
  return useContext(PostErrorContext).clear;
}
