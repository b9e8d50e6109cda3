import { describe, expect, it } from 'vitest';
import { canWriteFree } from '../chat';
import { signupMessageLimit } from './signup-message';

const NEW_MEMBER = { premium: false, written: { conversations: 0, messages: 0 }, wroteHere: false } as const;

describe('signupMessageLimit', () => {
  it.each([
    [{ message_length: 1000, free_conversations: 2, free_messages: 3 }, 500],
    [{ message_length: 160, free_conversations: 2, free_messages: 3 }, 160],
    [{ message_length: 1000, free_conversations: 0, free_messages: 3 }, 0],
    [{ message_length: 1000, free_conversations: 2, free_messages: 0 }, 0],
  ])('%o: %i characters', (site, limit) => {
    expect(signupMessageLimit(site)).toBe(limit);
    expect(canWriteFree(NEW_MEMBER, site)).toBe(limit > 0);
  });
});
