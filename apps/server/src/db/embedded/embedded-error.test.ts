import { expect, it } from 'vitest';
import { EmbeddedError, toEmbeddedError } from './embedded-error';

it.each([
  ["ENOSPC: no space left on device, mkdir '/data/pg.new'", 'disk_full'],
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk_full'],
  ['FATAL:  could not write to file "pg_wal/xlogtemp.7": Disk quota exceeded', 'disk_full'],
  ["EACCES: permission denied, mkdir '/data/pg'", 'no_access'],
  ['FATAL:  data directory "/data/pg" has wrong ownership', 'no_access'],
  ['FATAL:  database files are incompatible with server', 'other_version'],
  ['FATAL:  something new', 'failed'],
] as const)('reads %s as %s', (words, code) => {
  expect(toEmbeddedError(new Error(words), '/data')).toMatchObject({ code, cause: expect.any(Error) });
});

it('quotes the fatal line of what it does not know', () => {
  const words = 'LOG:  starting\nFATAL:  something new\nHINT:  read on';
  expect(toEmbeddedError(new Error(words), '/data').message).toBe("The database doesn't run: something new");
});

it('leaves an EmbeddedError as it is', () => {
  const error = new EmbeddedError('unsupported', 'not here');
  expect(toEmbeddedError(error, '/data')).toBe(error);
});
