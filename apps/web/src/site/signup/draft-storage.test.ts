import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore, type MemoryStore } from '../../../tests/support/memory-store';
import { deleteDraft, hadPassword, loadDraft, saveDraft } from './draft-storage';

let store: MemoryStore;

beforeEach(() => {
  store = createMemoryStore();
});

describe('loadDraft', () => {
  it('gives back what was saved', () => {
    saveDraft(store, { draft: { email: 'a@b.nl', city: 'Utrecht' }, kept: {} });
    expect(loadDraft(store, {})).toEqual({ email: 'a@b.nl', city: 'Utrecht' });
  });

  it('prefers later changes to what the server kept before them', () => {
    const kept = { email: 'home@b.nl' };
    saveDraft(store, { draft: { email: 'changed@b.nl' }, kept });
    expect(loadDraft(store, kept)).toEqual({ email: 'changed@b.nl' });
  });

  it('prefers what the server kept since', () => {
    saveDraft(store, { draft: { email: 'old@b.nl', name: 'Jonas' }, kept: {} });
    expect(loadDraft(store, { email: 'new@b.nl' })).toEqual({ email: 'new@b.nl', name: 'Jonas' });
  });

  it('takes whatever else is stored there for nothing', () => {
    store.texts.set('signup-draft', '{"draft":[1');
    expect(loadDraft(store, { email: 'a@b.nl' })).toEqual({ email: 'a@b.nl' });
    store.texts.set('signup-draft', '{"draft":null,"seed":3}');
    expect(loadDraft(store, {})).toEqual({});
  });

  it('is empty after the draft was deleted', () => {
    saveDraft(store, { draft: { email: 'a@b.nl' }, kept: {} });
    deleteDraft(store);
    expect(loadDraft(store, {})).toEqual({});
  });
});

describe('saveDraft', () => {
  it('never stores who sent the visitor, neither from the address nor from the server', () => {
    const draft = { email: 'a@b.nl', network: 'partner', sub1: 'autumn' };
    saveDraft(store, { draft, kept: { email: 'a@b.nl', ref: 'friend' } });
    expect([...store.texts.values()].join('')).not.toMatch(/partner|autumn|friend/);
    expect(loadDraft(store, { email: 'a@b.nl', ref: 'friend' })).toEqual({ email: 'a@b.nl', ref: 'friend' });
  });

  it('never stores a password', () => {
    saveDraft(store, { draft: { email: 'a@b.nl', password: 'windstille-am-hafen' } as never, kept: {} });
    expect([...store.texts.values()].join('')).not.toContain('windstille');
  });

  it('knows that a password was typed, until the draft is deleted', () => {
    expect(hadPassword(store)).toBe(false);
    saveDraft(store, { draft: { email: 'a@b.nl' }, kept: {} });
    expect(hadPassword(store)).toBe(false);
    saveDraft(store, { draft: { email: 'a@b.nl' }, kept: {}, hadPassword: true });
    expect(hadPassword(store)).toBe(true);
    expect(loadDraft(store, {})).toEqual({ email: 'a@b.nl' });
    deleteDraft(store);
    expect(hadPassword(store)).toBe(false);
  });
});
