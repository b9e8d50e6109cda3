import { describe, expect, it } from 'vitest';
import { scriptsOf, stylesOf, weigh, withImports, type ClientFile } from './page-weight.ts';

const FILES: Record<string, ClientFile> = {
  '/assets/entry.js': { text: 'await import("./app.js")', size: 1 },
  '/assets/app.js': {
    text: 'import{a as b}from"./vendor.js";import"./side.js";export{c}from"./more.js"',
    size: 10,
  },
  '/assets/vendor.js': { text: 'import{d}from"./app.js";const e="HTTPError"', size: 100 },
  '/assets/side.js': { text: '', size: 1000 },
  '/assets/more.js': { text: 'const s="import{x}from ./no.js"', size: 10_000 },
};

const read = (file: string): ClientFile => FILES[file] ?? { text: '', size: Number.NaN };

describe('scriptsOf', () => {
  it('is the entry and the announced modules, each once', () => {
    const html = `<link rel="modulepreload" href="/assets/app.js" nonce="x"><link rel="preload" as="font" href="/a.woff2">
      <script type="module" async src="/assets/entry.js"></script><script>inline()</script><link rel="modulepreload" href="/assets/app.js">`;
    expect(scriptsOf(html)).toEqual(['/assets/app.js', '/assets/entry.js']);
  });
});

describe('stylesOf', () => {
  it('is what is in the page, of all its style elements', () => {
    expect(
      stylesOf('<style nonce="x">a{}\nb{}</style><link rel="stylesheet" href="/c.css"><style>d{}</style>'),
    ).toBe('a{}\nb{}d{}');
  });
});

describe('withImports', () => {
  it('follows imports and exports in a circle, but nothing that loads later', () => {
    expect(withImports(['/assets/entry.js'], read)).toEqual(['/assets/entry.js']);
    expect(withImports(['/assets/app.js'], read).toSorted()).toEqual([
      '/assets/app.js',
      '/assets/more.js',
      '/assets/side.js',
      '/assets/vendor.js',
    ]);
  });
});

describe('weigh', () => {
  it('adds up every file once and names what has no place there', () => {
    const html = '<script src="/assets/entry.js"></script><link rel="modulepreload" href="/assets/app.js">';
    const weight = weigh({ path: '/', locale: 'en', html }, read);
    expect(weight.javascript).toBe(11_111);
    expect(weight.unwanted).toEqual(['ky']);
  });
});
