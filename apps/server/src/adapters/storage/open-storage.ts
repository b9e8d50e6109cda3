import { join } from 'node:path';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Config, S3Config } from '../../core/config';
import type { Storage } from '../../core/storage-port';

/** The bucket that the environment names, else a folder of `DATA_DIR`. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (s3) return bucketStorage(new Disk(await bucketDriver(s3)));
  return folderStorage(new Disk(folderDriver(join(dataDir, 'files'))));
}

function folderDriver(location: string): DriverContract {
  return new FSDriver({ location, visibility: 'private' });
}

/** Loaded only when a bucket is configured, because the bucket's library takes a moment to load. */
async function bucketDriver({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Config): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets elsewhere than at Amazon have neither regions nor names of hosts, and many know no access lists.
    region: 'auto',
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
  });
}

function folderStorage(disk: Disk): Storage {
  return { ...filesOn(disk), deleteFolder: (folder) => disk.deleteAll(folder) };
}

/** A bucket has no folders: to delete all that begins alike would take `photos/ab` along with `photos/a`. */
function bucketStorage(disk: Disk): Storage {
  return {
    ...filesOn(disk),
    deleteFolder: async (folder) => {
      const { objects } = await disk.listAll(folder);
      for (const object of objects) if (object.isFile) await disk.delete(object.key);
    },
  };
}

function filesOn(disk: Disk): Pick<Storage, 'put' | 'find'> {
  return {
    put: (key, { bytes, type }) => disk.put(key, bytes, { contentType: type }),
    find: async (key) => {
      try {
        return Uint8Array.from(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

/** What a disk and a bucket say of a file that isn't there. */
const MISSING: readonly unknown[] = ['ENOENT', 'NoSuchKey'];

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE) || !(error.cause instanceof Error)) return false;
  const { cause } = error;
  return MISSING.includes('code' in cause ? cause.code : cause.name) || MISSING.includes(cause.name);
}
