import { Plural } from '@lingui/react/macro';

/** How much still fits; `left` is negative when it is too much already. */
export function CharacterCount({ left }: { left: number }) {
  if (left < 0) return <Plural value={-left} one="# character too many" other="# characters too many" />;
  return <Plural value={left} one="# character left" other="# characters left" />;
}
