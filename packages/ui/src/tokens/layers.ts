/** What lies over what. */
export const layers = {
  /** It lies under the words of the same part. */
  under: -1,
  /** It lies over the picture, or the other part, of the same component. */
  over: 1,
  /** It lies over what covers a component, so that it can still be pressed. */
  action: 2,
  bar: 20,
  menu: 30,
  progress: 40,
  /** What is asked over a page that goes on, and the way past the navigation. */
  notice: 50,
  toast: 60,
} as const;
