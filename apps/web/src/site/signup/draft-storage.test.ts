import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore, type MemoryStore } from '../../../tests/support/memory-store';
import { deleteDraft, hadPassword, loadDraft, saveDraft } from './draft-storage';

let store: MemoryStore;

beforeEach(() => {
  store = createMemoryStore();
});

describe('loadDraft', () => {
  it('returns the saved draft', () => {
    saveDraft(store, { draft: { email: 'a@b.nl', city: 'Utrecht' }, serverDraft: {} });
    expect(loadDraft(store, {})).toEqual({ email: 'a@b.nl', city: 'Utrecht' });
  });

  it('prefers later changes to an older draft of the server', () => {
    const serverDraft = { email: 'home@b.nl' };
    saveDraft(store, { draft: { email: 'changed@b.nl' }, serverDraft });
    expect(loadDraft(store, serverDraft)).toEqual({ email: 'changed@b.nl' });
  });

  it('prefers a newer draft of the server', () => {
    saveDraft(store, { draft: { email: 'old@b.nl', name: 'Jonas' }, serverDraft: {} });
    expect(loadDraft(store, { email: 'new@b.nl' })).toEqual({ email: 'new@b.nl', name: 'Jonas' });
  });

  it('is empty where something else is stored', () => {
    store.texts.set('signup-draft', '{"draft":[1');
    expect(loadDraft(store, { email: 'a@b.nl' })).toEqual({ email: 'a@b.nl' });
    store.texts.set('signup-draft', '{"draft":null,"seed":3}');
    expect(loadDraft(store, {})).toEqual({});
  });

  it('is empty after the draft was deleted', () => {
    saveDraft(store, { draft: { email: 'a@b.nl' }, serverDraft: {} });
    deleteDraft(store);
    expect(loadDraft(store, {})).toEqual({});
  });
});

describe('saveDraft', () => {
  it('never stores who sent the visitor, neither from the address nor from the server', () => {
    const draft = { email: 'a@b.nl', network: 'partner', sub1: 'autumn' };
    saveDraft(store, { draft, serverDraft: { email: 'a@b.nl', ref: 'friend' } });
    expect([...store.texts.values()].join('')).not.toMatch(/partner|autumn|friend/);
    expect(loadDraft(store, { email: 'a@b.nl', ref: 'friend' })).toEqual({ email: 'a@b.nl', ref: 'friend' });
  });

  it('never stores a password', () => {
    saveDraft(store, {
      draft: { email: 'a@b.nl', password: 'windstille-am-hafen' } as never,
      serverDraft: {},
    });
    expect([...store.texts.values()].join('')).not.toContain('windstille');
  });

  it('knows that a password was typed, until the draft is deleted', () => {
    expect(hadPassword(store)).toBe(false);
    saveDraft(store, { draft: { email: 'a@b.nl' }, serverDraft: {} });
    expect(hadPassword(store)).toBe(false);
    saveDraft(store, { draft: { email: 'a@b.nl' }, serverDraft: {}, hadPassword: true });
    expect(hadPassword(store)).toBe(true);
    expect(loadDraft(store, {})).toEqual({ email: 'a@b.nl' });
    deleteDraft(store);
    expect(hadPassword(store)).toBe(false);
  });
});
