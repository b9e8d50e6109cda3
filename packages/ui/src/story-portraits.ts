/** The address of a demo member's drawn portrait, as Storybook serves the web app's public files. */
export function portrait(name: string): string {
  return `/portraits/${name}.webp`;
}
