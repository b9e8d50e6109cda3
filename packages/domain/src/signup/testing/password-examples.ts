import type { FieldCode } from '../../errors';

/** Passwords that are accepted for any name and address. */
export const VALID_PASSWORDS = [
  'correct horse battery staple',
  'demo-demo-demo',
  'ten chars!',
  'pässwörter',
  '🌙🌙🌙🌙🌙🌙🌙🌙🌙🌙',
  'x y z x y z',
  'q'.repeat(128),
] as const;

/** Passwords that are rejected, with the reason. */
export const INVALID_PASSWORDS = [
  ['', 'required'],
  ['nine char', 'password_too_short'],
  ['🌙🌙🌙🌙🌙🌙🌙🌙🌙', 'password_too_short'],
  ['q'.repeat(129), 'password_too_long'],
  ['password123', 'password_too_common'],
  ['PassWord123', 'password_too_common'],
  ['1234567890', 'password_too_common'],
  // A common word with whatever digits.
  ['michael2026', 'password_too_common'],
  ['qwertzuiop', 'password_too_common'],
] as const satisfies readonly (readonly [string, FieldCode])[];
