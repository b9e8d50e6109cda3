import { describe, expect, it } from 'vitest';
import { openStep, stepAfter, stepOfRefusal } from './steps';

describe('openStep', () => {
  it('opens no step behind one with something to mend', () => {
    expect(openStep('about', 'account')).toBe('account');
    expect(openStep('about', 'about')).toBe('about');
    expect(openStep('account', 'confirm')).toBe('account');
  });
});

describe('stepAfter', () => {
  it('goes through the steps in order', () => {
    expect(stepAfter({ from: 'account', wanted: 'account', isEdit: false })).toBe('photo');
    expect(stepAfter({ from: 'photo', wanted: 'photo', isEdit: false })).toBe('location');
    expect(stepAfter({ from: 'about', wanted: 'about', isEdit: false })).toBe('confirm');
  });

  it('goes back to the summary after a change from there', () => {
    expect(stepAfter({ from: 'account', wanted: 'account', isEdit: true })).toBe('confirm');
  });

  it('goes on to the step that was asked for, once an earlier one is mended', () => {
    expect(stepAfter({ from: 'account', wanted: 'about', isEdit: false })).toBe('about');
  });
});

describe('stepOfRefusal', () => {
  it('is the first step that a refused field is asked for in', () => {
    const fields = [
      { path: 'region', code: 'unknown_region' },
      { path: 'date_of_birth', code: 'too_young' },
    ];
    expect(stepOfRefusal({ code: 'invalid_input', fields })).toBe('account');
    expect(stepOfRefusal({ code: 'invalid_input', fields: fields.slice(0, 1) })).toBe('location');
  });

  it('is the account step for an address that has an account', () => {
    expect(stepOfRefusal({ code: 'account_exists' })).toBe('account');
  });

  it('stays at the summary when it is about no field', () => {
    expect(stepOfRefusal({ code: 'internal' })).toBe('confirm');
  });
});
