/**
 * A place to store files: a folder of this machine, or a bucket. Keys are paths of letters, digits, `-`, `_`,
 * `.` and `/`.
 */
export interface Storage {
  /** Stores a file; one of the same key is replaced. */
  put(key: string, file: StoredFile): Promise<void>;
  /** The bytes of a file; null where there is none. */
  find(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Some bytes of a file, fewer where it ends before, and none behind its end; null where there is no file. */
  findRange(key: string, range: ByteRange): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes all files whose keys begin with `folder/`; none is fine. */
  deleteFolder(folder: string): Promise<void>;
}

export interface ByteRange {
  from: number;
  length: number;
}

export interface StoredFile {
  bytes: Uint8Array;
  type: string;
}
