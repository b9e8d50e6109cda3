interface Holding {
  type: string;
  pieces: readonly Uint8Array[];
  /** Called when the bytes are released. */
  onDrop: () => void;
}

/**
 * A file of a request, in memory once: the code that passes its bytes on drops them, though the request that it came with is not
 * answered yet. Of what else a file can do, such as being cut or streamed, nothing is needed.
 */
export class HeldFile extends File {
  readonly #onDrop: () => void;
  #pieces: readonly Uint8Array[] | null;

  constructor(name: string, { type, pieces, onDrop }: Holding) {
    super([], name, { type });
    const size = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    Object.defineProperty(this, 'size', { value: size });
    this.#pieces = pieces;
    this.#onDrop = onDrop;
  }

  /** Its bytes, as they lie in memory. */
  get pieces(): readonly Uint8Array[] {
    if (!this.#pieces) throw new Error('The bytes of this file were let go');
    return this.#pieces;
  }

  drop(): void {
    if (!this.#pieces) return;
    this.#pieces = null;
    this.#onDrop();
  }
}

/** A file as the reader of forms makes it. */
export function heldFile(file: File): HeldFile {
  if (!(file instanceof HeldFile)) throw new Error('This file came in no request');
  return file;
}
