import { describe, expect, it } from 'vitest';
import { queryOf } from './query';

describe('queryOf', () => {
  it('reads every value as text', () => {
    expect(queryOf('/signup?step=about&ref=0012&edit=1')).toEqual({ step: 'about', ref: '0012', edit: '1' });
  });

  it('decodes, ends at the fragment and takes the last of a name', () => {
    expect(queryOf('/x?q=a%20b+c&q=%C3%A9#top?no=1')).toEqual({ q: 'é' });
  });

  it('is empty without a query', () => {
    expect(queryOf('/')).toEqual({});
    expect(queryOf('/?')).toEqual({});
  });
});
