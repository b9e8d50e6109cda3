import type { Profile } from '@vela/contract/entities/profile';

/** The liked member that the address names, else the first; none where nobody is liked. */
export function chosenMember(liked: readonly Profile[], id: string | undefined): Profile | undefined {
  return liked.find((member) => member.id === id) ?? liked[0];
}
