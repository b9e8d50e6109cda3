/** The address of a demo member's drawn portrait, as Storybook serves it. */
export function portrait(name: string): string {
  return `/portraits/${name}-360.webp`;
}

/** A picture that the server has made unrecognisable. */
export const BLURRED_PORTRAIT = portrait('nadia-sea-blurred');
