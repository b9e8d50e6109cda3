import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../../tests/support/memory-store';
import { deleteWaitingPhoto, saveWaitingPhoto, readWaitingPhoto } from './waiting-photo';

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
const picture = new Blob([bytes], { type: 'image/jpeg' });
const apiError = { code: 'network_failed' };

describe('a waiting photo', () => {
  it('comes back as it was, byte by byte', async () => {
    const store = createMemoryStore();
    await saveWaitingPhoto(store, { picture, owner: null, apiError: null });
    const kept = readWaitingPhoto(store, null)?.picture;
    expect(kept?.type).toBe('image/jpeg');
    expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  });

  it('is that of its owner alone', async () => {
    const store = createMemoryStore();
    await saveWaitingPhoto(store, { picture, owner: 'a', apiError });
    expect(readWaitingPhoto(store, 'a')).toMatchObject({ owner: 'a', apiError });
    expect(readWaitingPhoto(store, 'b')).toBeNull();
    expect(readWaitingPhoto(store, null)).toBeNull();
  });

  it('is stored as missing where there was no room for it', async () => {
    const store = createMemoryStore({ room: 1000 });
    await saveWaitingPhoto(store, { picture, owner: 'a', apiError });
    expect(readWaitingPhoto(store, 'a')).toEqual({ owner: 'a', apiError, picture: null });
  });

  it('never shows the picture before it', async () => {
    const store = createMemoryStore({ room: 1000 });
    const small = new Blob(['small'], { type: 'image/jpeg' });
    await saveWaitingPhoto(store, { picture: small, owner: null, apiError: null });
    await saveWaitingPhoto(store, { picture, owner: null, apiError: null });
    expect(readWaitingPhoto(store, null)?.picture).toBeNull();
  });

  it('is the one that was chosen last, whichever is read last', async () => {
    const store = createMemoryStore();
    const slow = slowBlob('slow');
    const first = saveWaitingPhoto(store, { picture: slow.blob, owner: null, apiError: null });
    await saveWaitingPhoto(store, { picture: new Blob(['quick']), owner: null, apiError: null });
    slow.read();
    await first;
    expect(await readWaitingPhoto(store, null)?.picture?.text()).toBe('quick');
  });

  it('that was taken away while it was read stays away', async () => {
    const store = createMemoryStore();
    const slow = slowBlob('slow');
    const kept = saveWaitingPhoto(store, { picture: slow.blob, owner: null, apiError: null });
    deleteWaitingPhoto(store);
    slow.read();
    await kept;
    expect(store.texts.size).toBe(0);
  });

  it('leaves the one before it whole until it is read', async () => {
    const store = createMemoryStore();
    await saveWaitingPhoto(store, { picture: new Blob(['before']), owner: null, apiError: null });
    const slow = slowBlob('slow');
    const kept = saveWaitingPhoto(store, { picture: slow.blob, owner: 'a', apiError: null });
    expect(await readWaitingPhoto(store, null)?.picture?.text()).toBe('before');
    slow.read();
    await kept;
    expect(readWaitingPhoto(store, null)).toBeNull();
    expect(await readWaitingPhoto(store, 'a')?.picture?.text()).toBe('slow');
  });

  it('is deleted, and null where something else is stored', async () => {
    const store = createMemoryStore();
    await saveWaitingPhoto(store, { picture, owner: null, apiError: null });
    deleteWaitingPhoto(store);
    expect(store.texts.size).toBe(0);
    store.set('waiting-photo', '{');
    expect(readWaitingPhoto(store, null)).toBeNull();
  });
});

/** A picture whose bytes come only when they are let. */
function slowBlob(text: string): { blob: Blob; read: () => void } {
  const blob = new Blob([text]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const bytes = blob.arrayBuffer();
  blob.arrayBuffer = () => promise.then(() => bytes);
  return { blob, read: resolve };
}
