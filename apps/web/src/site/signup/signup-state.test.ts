import { describe, expect, it } from 'vitest';
import { initialSignupState, nextSignupState } from './signup-state';

const RULE = { needsSpecialCategories: false };
const STATE = initialSignupState({ email: 'a@b.nl' }, null, RULE);

describe('nextSignupState', () => {
  it('restarts forms only when the stored draft has something they do not show', () => {
    const loaded = {
      type: 'loaded',
      draft: { email: 'b@b.nl' },
      password: '',
      lacksPassword: false,
    } as const;
    expect(nextSignupState(STATE, { ...loaded, isNew: true }).generation).toBe(1);
    expect(nextSignupState(STATE, { ...loaded, isNew: false })).toMatchObject({
      generation: 0,
      isLoaded: true,
    });
  });

  it('holds the password beside the draft, never in it', () => {
    const next = nextSignupState(STATE, {
      type: 'answered',
      step: 'account',
      values: { password: 'windstille-am-hafen' },
    });
    expect(next.password).toBe('windstille-am-hafen');
    expect(JSON.stringify(next.draft)).not.toContain('windstille');
  });

  it('holds the password while other steps are answered', () => {
    const typed = nextSignupState(STATE, {
      type: 'answered',
      step: 'account',
      values: { password: 'windstille-am-hafen' },
    });
    const later = nextSignupState(typed, { type: 'answered', step: 'location', values: { country: 'NL' } });
    expect(later.password).toBe('windstille-am-hafen');
  });

  it('asks for the password again until one moves on', () => {
    const loaded = { type: 'loaded', draft: STATE.draft, password: '', isNew: true } as const;
    const lacking = nextSignupState(STATE, { ...loaded, lacksPassword: true });
    const values = { password: 'windstille-am-hafen' };
    const typed = nextSignupState(lacking, { type: 'answered', step: 'account', values });
    expect(typed.lacksPassword).toBe(true);
    expect(nextSignupState(typed, { type: 'moved' }).lacksPassword).toBe(false);
  });

  it('leads to the step that asks for a missing consent', () => {
    const rejected = { type: 'rejected', apiError: { code: 'consent_required' } } as const;
    expect(nextSignupState(STATE, { ...rejected, ...RULE }).mended).toBe('meet');
    expect(nextSignupState(STATE, { ...rejected, needsSpecialCategories: true }).mended).toBe('account');
  });

  it('leads to the step of an error until the member goes on', () => {
    const rejected = nextSignupState(STATE, {
      type: 'rejected',
      apiError: { code: 'account_exists' },
      ...RULE,
    });
    expect(rejected.mended).toBe('account');
    expect(nextSignupState(rejected, { type: 'moved' })).toMatchObject({
      mended: null,
      apiError: null,
      moves: 1,
    });
  });
});
