/** The address of a demo member's drawn portrait, as Storybook serves it. */
export function portrait(name: string): string {
  return `/portraits/${name}-360.webp`;
}

/** A picture that the server has made unrecognisable. */
export const BLURRED_PORTRAIT =
  'data:image/webp;base64,UklGRtoAAABXRUJQVlA4IM4AAACwCACdASooADIAPs1WokunpSMhsrkpmPAZiWIAsv/3DwCpAmvvUG5PdewQO3voV1u2hqCBly7hNQgyoMc8e7FfdewuGjjy0CJkCW89eAAA/cti3/CSQvzfzL3+f2psIfd5N+lWvUGTAb1eWTrAHZrFbKrJLafXdbZ3ETHm29K5f2+sUvbiuBHgkNLhqNtwk0YDlajWqzJX8jmhNvwW4O/IRoy3QA5mA0ixCw2CJoNyLUtVgx7vwdJcFymPgvvwDFcwUZA7Jan9Nl4MQLqAAA==';
