import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServiceWorkerInput, WriteServiceWorker } from '@vela/contract/page';
import { LOCALES } from '@vela/domain/locale';
import { describe, expect, it, vi } from 'vitest';
import { cacheWorkerScripts } from './worker-scripts';

const INPUT: ServiceWorkerInput = { siteName: 'Vela', niche: 1, locale: 'nl', colorMode: 'system' };

function keep() {
  const write = vi.fn<WriteServiceWorker>(async (input) => `self.offline=${JSON.stringify(input)};`);
  return { write, find: cacheWorkerScripts(write) };
}

describe('cacheWorkerScripts', () => {
  it('has a script as it was written, in each encoding', async () => {
    const { find, write } = keep();
    const script = await write(INPUT);
    const { bodies } = await find(INPUT);
    expect(new TextDecoder().decode(bodies.identity)).toBe(script);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(script);
    expect(gunzipSync(bodies.gzip).toString()).toBe(script);
  });

  it('writes it once, also for those who ask at the same time', async () => {
    const { find, write } = keep();
    const [first, second] = await Promise.all([find(INPUT), find({ ...INPUT })]);
    expect(await find(INPUT)).toBe(first);
    expect(second).toBe(first);
    expect(write).toHaveBeenCalledOnce();
  });

  it.each([{ siteName: 'Lyra' }, { niche: 2 }, { locale: 'pl' }, { colorMode: 'dark' }] as const)(
    'writes another one for %j',
    async (change) => {
      const { find } = keep();
      const [one, other] = [await find(INPUT), await find({ ...INPUT, ...change })];
      expect(other.etag).not.toBe(one.etag);
    },
  );

  it('writes it again where that failed', async () => {
    const { find, write } = keep();
    write.mockRejectedValueOnce(new Error('no build'));
    await expect(find(INPUT)).rejects.toThrow('no build');
    expect((await find(INPUT)).etag).toMatch(/^"/);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('drops the oldest of very many', async () => {
    const { find, write } = keep();
    for (let renamed = 0; renamed < 20; renamed += 1)
      for (const locale of LOCALES) await find({ ...INPUT, locale, siteName: `Vela ${renamed}` });
    const { length } = write.mock.calls;
    await find({ ...INPUT, siteName: 'Vela 19' });
    expect(write).toHaveBeenCalledTimes(length);
    await find({ ...INPUT, locale: LOCALES[0], siteName: 'Vela 0' });
    expect(write).toHaveBeenCalledTimes(length + 1);
  });
});
