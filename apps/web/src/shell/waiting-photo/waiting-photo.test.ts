import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../tests/support/memory-store';
import { forgetWaitingPhoto, keepWaitingPhoto, readWaitingPhoto } from './waiting-photo';

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
const picture = new Blob([bytes], { type: 'image/jpeg' });
const refusal = { code: 'network_failed' };

describe('a waiting photo', () => {
  it('comes back as it was, byte by byte', async () => {
    const store = createMemoryStore();
    await keepWaitingPhoto(store, { picture, owner: null, refusal: null });
    const kept = readWaitingPhoto(store, null)?.picture;
    expect(kept?.type).toBe('image/jpeg');
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it('is that of its owner alone', async () => {
    const store = createMemoryStore();
    await keepWaitingPhoto(store, { picture, owner: 'a', refusal });
    expect(readWaitingPhoto(store, 'a')).toMatchObject({ owner: 'a', refusal });
    expect(readWaitingPhoto(store, 'b')).toBeNull();
    expect(readWaitingPhoto(store, null)).toBeNull();
  });

  it('is remembered where there was no room for it', async () => {
    const store = createMemoryStore({ room: 1000 });
    await keepWaitingPhoto(store, { picture, owner: 'a', refusal });
    expect(readWaitingPhoto(store, 'a')).toEqual({ owner: 'a', refusal, picture: null });
  });

  it('never shows the picture before it', async () => {
    const store = createMemoryStore({ room: 1000 });
    const small = new Blob(['small'], { type: 'image/jpeg' });
    await keepWaitingPhoto(store, { picture: small, owner: null, refusal: null });
    await keepWaitingPhoto(store, { picture, owner: null, refusal: null });
    expect(readWaitingPhoto(store, null)?.picture).toBeNull();
  });

  it('is forgotten, and none where something else is kept', async () => {
    const store = createMemoryStore();
    await keepWaitingPhoto(store, { picture, owner: null, refusal: null });
    forgetWaitingPhoto(store);
    expect(store.texts.size).toBe(0);
    store.set('waiting-photo', '{');
    expect(readWaitingPhoto(store, null)).toBeNull();
  });
});
