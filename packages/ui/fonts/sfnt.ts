/** The tables of an uncompressed OpenType font by their tags. */
export type FontTables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

export function readTables(font: Buffer): FontTables {
  const records = Array.from(
    { length: font.readUInt16BE(4) },
    (_, index) => HEADER_BYTES + index * RECORD_BYTES,
  );
  return new Map(
    records.map((at) => {
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/** Puts tables together to a font; `head.checkSumAdjustment` is left for the packer to set. */
export function writeTables(tables: FontTables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(HEADER_BYTES + sorted.length * RECORD_BYTES);
  const log = Math.floor(Math.log2(sorted.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(2 ** log * RECORD_BYTES, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((sorted.length - 2 ** log) * RECORD_BYTES, 10);

  let offset = head.length;
  const bodies = sorted.map(([tag, table], index) => {
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const at = HEADER_BYTES + index * RECORD_BYTES;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(body), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
