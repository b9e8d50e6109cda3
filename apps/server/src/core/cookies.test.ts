import { describe, expect, it, vi } from 'vitest';
import { readCookies, removeCookie, serialiseCookie, setCookie } from './cookies';

function line(changes: ReturnType<typeof setCookie>, secure = false): string {
  const [[name, change] = ['', { value: null }]] = Object.entries(changes);
  return serialiseCookie(name, change, { secure });
}

describe('serialiseCookie', () => {
  it('keeps a session from scripts for 30 days', () => {
    expect(line(setCookie('session', 'abc'))).toBe(
      'session=abc; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    );
  });

  it('adds Secure behind https', () => {
    expect(line(setCookie('session', 'abc'), true)).toMatch(/; Secure$/);
  });

  it.each(['session', 'device', 'signup_draft'] as const)('binds %s to its host behind https', (name) => {
    expect(line(setCookie(name, 'abc'), true)).toMatch(
      new RegExp(`^__Host-${name}=abc; Path=/; .*; Secure$`),
    );
    expect(line(removeCookie(name), true)).toMatch(new RegExp(`^__Host-${name}=; Path=/; Max-Age=0; `));
  });

  it('lets scripts read the language for 365 days', () => {
    expect(line(setCookie('locale', 'nl'))).toBe('locale=nl; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('removes by an age of 0', () => {
    expect(line(removeCookie('session'))).toBe('session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  });

  it('writes what would end the cookie as text', () => {
    expect(line({ tz: { value: 'a; Domain=x' } })).toMatch(/^tz=a%3B%20Domain%3Dx; Path=\//);
  });
});

const HTTP = { secure: false };
const HTTPS = { secure: true };

describe('readCookies', () => {
  it('takes what is bound to its host with its prefix alone, behind https', () => {
    // A browser lets a neighbouring host set this name, since it begins with another character.
    expect(readCookies('\u00A0__Host-session=planted', HTTPS)).not.toHaveProperty('session');
    expect(readCookies('session=planted; __Host-session=own; locale=nl', HTTPS)).toEqual({
      session: 'own',
      locale: 'nl',
    });
    expect(readCookies('session=planted; device=planted; signup_draft=planted', HTTPS)).toEqual({});
  });

  it('takes no prefix where no browser keeps its promise', () => {
    expect(readCookies('__Host-session=planted; session=own; __Host-locale=fi', HTTP)).toEqual({
      session: 'own',
    });
  });

  it('ignores blanks around names and values, however many, and none inside', () => {
    expect(readCookies(' locale =\t1 2 \t;mode= ; tz=  ', HTTP)).toEqual({ locale: '1 2', mode: '', tz: '' });
    const blanks = ' \t'.repeat(8000);
    expect(readCookies(`tz=1${blanks}2${blanks}`, HTTP)).toEqual({ tz: `1${blanks}2` });
  });

  it('reads names and decoded values', () => {
    expect(readCookies('locale=nl; tz=Europe%2FAmsterdam; mode="dark"; other=1', HTTP)).toEqual({
      locale: 'nl',
      tz: 'Europe/Amsterdam',
      mode: 'dark',
    });
  });

  it('takes the first of a name', () => {
    expect(readCookies('session=first; session=second', HTTP)).toEqual({ session: 'first' });
  });

  it('passes over what is no cookie', () => {
    expect(readCookies('=x; novalue; mode=1; tz=%E0%A4%A', HTTP)).toEqual({ mode: '1', tz: '%E0%A4%A' });
    expect(readCookies(null, HTTP)).toEqual({});
  });

  it('knows no inherited names', () => {
    expect(readCookies('mode=1', HTTP)['toString']).toBeUndefined();
  });

  it('decodes only what is ours, and each name once', () => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent');
    const others = Array.from({ length: 2900 }, (_, index) => `c${index}=%`).join(';');
    const again = Array.from({ length: 500 }, () => 'locale=%').join(';');
    expect(readCookies(`${others};locale=n%6C;${again};__proto__=%`, HTTP)).toEqual({ locale: 'nl' });
    expect(decode).toHaveBeenCalledTimes(1);
    decode.mockRestore();
  });
});
