interface Holding {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Called when the bytes are let go. */
  onDrop: () => void;
}

/**
 * A file of a request, in memory once: whoever passes its bytes on drops them, though the request that it came with is not
 * answered yet. Of what else a file can do, such as being cut or streamed, nothing is needed.
 */
export class HeldFile extends File {
  readonly #onDrop: () => void;
  #bytes: Uint8Array<ArrayBuffer> | null;

  constructor(name: string, { type, bytes, onDrop }: Holding) {
    super([], name, { type });
    Object.defineProperty(this, 'size', { value: bytes.byteLength });
    this.#bytes = bytes;
    this.#onDrop = onDrop;
  }

  /** Not a copy. */
  get held(): Uint8Array<ArrayBuffer> {
    if (!this.#bytes) throw new Error('The bytes of this file were let go');
    return this.#bytes;
  }

  drop(): void {
    if (!this.#bytes) return;
    this.#bytes = null;
    this.#onDrop();
  }
}

/** A file as the reader of forms makes it. */
export function heldFile(file: File): HeldFile {
  if (!(file instanceof HeldFile)) throw new Error('This file came in no request');
  return file;
}
