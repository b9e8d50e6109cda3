import type { PhotoType } from '@vela/domain/photos';

/** What a file is by its own account: a kind that is taken, `other` for one that isn't, null for none of either. */
type Kind = PhotoType | 'other' | null;

/** How a kind begins, in hexadecimal digits. */
const BEGINNINGS: readonly { hex: RegExp; kind: Kind }[] = [
  { hex: /^ffd8ff/, kind: 'image/jpeg' },
  { hex: /^89504e470d0a1a0a/, kind: 'image/png' },
  { hex: /^52494646.{8}57454250/, kind: 'image/webp' },
  { hex: /^.{8}6674797061766966/, kind: 'image/avif' },
  // Phones' HEIC, for which no free decoder may be passed on, and films.
  { hex: /^.{8}66747970/, kind: 'other' },
  // GIF, BMP, both kinds of TIFF, PDF, icons.
  { hex: /^(?:47494638|424d|49492a00|4d4d002a|25504446|00000100)/, kind: 'other' },
];
const MARKUP = /^\uFEFF?\s*<(?:\?xml|!doctype|!--|svg|html)/i;

/** What a file is by its first bytes, whatever its name says. */
export function photoTypeOf(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512));
  const hex = head.toString('hex', 0, 16);
  const known = BEGINNINGS.find((beginning) => beginning.hex.test(hex));
  if (known) return known.kind;
  return MARKUP.test(head.toString('utf8')) ? 'other' : null;
}
