import type { DemoMember } from '../members/demo-members';

/**
 * The members that an account could have met: invented ones of the other gender and of a similar age, of
 * its own country first, with a photo to be recognised by; always in the same order.
 */
export function castFor(account: DemoMember, members: readonly DemoMember[]): DemoMember[] {
  const suited = members.filter(
    ({ id, gender, photos, operatorRole, dateOfBirth }) =>
      id !== account.id &&
      gender !== account.gender &&
      operatorRole === null &&
      photos.length > 0 &&
      Math.abs(yearOf(dateOfBirth) - yearOf(account.dateOfBirth)) <= 9,
  );
  const [near, far] = [true, false].map((isNear) =>
    suited.filter(({ country }) => (country === account.country) === isNear),
  );
  return [...(near ?? []), ...(far ?? [])];
}

function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}
