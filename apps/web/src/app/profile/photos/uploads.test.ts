import { describe, expect, it } from 'vitest';
import { nextUploads, type Upload, type UploadEvent } from './uploads';

const picture = new Blob(['picture']);
const after = (...events: UploadEvent[]): Upload[] => events.reduce<Upload[]>(nextUploads, []);
const start = (key: string): UploadEvent => ({ type: 'started', key, picture });

describe('uploads', () => {
  it('are listed in the order they were started', () => {
    expect(after(start('a'), start('b')).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('follow how much is sent, each by itself', () => {
    const uploads = after(start('a'), start('b'), { type: 'progressed', key: 'b', sent: 0.5 });
    expect(uploads.map(({ sent }) => sent)).toEqual([0, 0.5]);
  });

  it('start over when tried again', () => {
    const apiError = { code: 'network_failed' };
    const failed = after(start('a'), { type: 'failed', key: 'a', apiError });
    expect(failed).toEqual([{ key: 'a', picture, status: 'failed', sent: 0, apiError }]);
    expect(nextUploads(failed, { type: 'retried', key: 'a' })).toEqual(after(start('a')));
  });

  it('leave the list when they end', () => {
    expect(after(start('a'), start('b'), { type: 'ended', key: 'a' }).map(({ key }) => key)).toEqual(['b']);
  });
});
