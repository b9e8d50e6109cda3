import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';
import type { Config, S3Config } from '../../core/config';
import type { ByteRange, Storage } from '../../core/storage-port';

type ReadRange = (key: string, range: ByteRange) => Promise<Uint8Array<ArrayBuffer>>;

/** The bucket that the environment names, else a folder of `DATA_DIR`. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  return s3 ? openBucket(s3) : folderStorage(join(dataDir, 'files'));
}

/** Loaded only when a bucket is configured, because the bucket's library takes a moment to load. */
async function openBucket({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Config): Promise<Storage> {
  const [{ S3Driver: Driver }, { GetObjectCommand, S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets elsewhere than at Amazon have neither regions nor names of hosts, and many know no access lists.
    region: 'auto',
    forcePathStyle: true,
  });
  const driver = new Driver({ client, bucket, supportsACL: false, visibility: 'private' });
  const readRange: ReadRange = async (key, { from, length }) => {
    const Range = `bytes=${from}-${from + length - 1}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
    return Uint8Array.from((await Body?.transformToByteArray()) ?? []);
  };
  return {
    ...filesOn(new Disk(driver), readRange),
    deleteFolder: async (folder) => {
      for await (const key of keysBelow(driver, folder)) await driver.delete(key);
    },
  };
}

/**
 * The keys of all files below a folder, whatever folders are in between. A bucket knows keys alone: without the slash at its end
 * `photos/ab` would be below `photos/a`, and a disk would take that slash away. It answers a page at a time.
 */
async function* keysBelow(driver: Pick<S3Driver, 'listAll'>, folder: string): AsyncGenerator<string, void> {
  let paginationToken: string | undefined;
  do {
    const page = await driver.listAll(`${folder}/`, {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    });
    for (const object of page.objects) if (object.isFile) yield object.key;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

function folderStorage(location: string): Storage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  const readRange: ReadRange = async (key, { from, length }) => {
    const file = await open(join(location, key));
    try {
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  };
  return { ...filesOn(disk, readRange), deleteFolder: (folder) => disk.deleteAll(folder) };
}

function filesOn(disk: Disk, readRange: ReadRange): Pick<Storage, 'put' | 'find' | 'findRange'> {
  return {
    put: (key, { bytes, type }) => disk.put(key, bytes, { contentType: type }),
    find: (key) => unlessMissing(async () => Uint8Array.from(await disk.getBytes(key))),
    findRange: (key, range) => unlessMissing(() => readRange(key, range)),
  };
}

/** What a disk and a bucket say of a file that isn't there. */
const MISSING: readonly unknown[] = ['ENOENT', 'NoSuchKey'];

/** What a bucket says of a range behind the end of a file. */
const BEHIND_END = 'InvalidRange';

async function unlessMissing(
  find: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await find();
  } catch (error) {
    const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error;
    if (!(cause instanceof Error)) throw error;
    if (cause.name === BEHIND_END) return new Uint8Array();
    if (MISSING.includes('code' in cause ? cause.code : cause.name) || MISSING.includes(cause.name))
      return null;
    throw error;
  }
}
