import { describe, expect, it } from 'vitest';
import { wayOn } from './way-on';

describe('wayOn', () => {
  it('stays while the address is not confirmed, and while nobody can say', () => {
    expect(wayOn({ status: 'not_confirmed' })).toBeNull();
    expect(wayOn(undefined)).toBeNull();
  });

  it('leads to the members once it is, in whatever tab that was', () => {
    expect(wayOn({ status: 'active' })).toBe('/members');
  });

  it('leads to the log-in and back when the session is over', () => {
    expect(wayOn(null)).toBe('/login?next=%2Fcomplete-signup');
  });
});
