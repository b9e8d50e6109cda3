const MEGABYTE = 1024 * 1024;

const multipart = (boundary: string) => `Content-Type: multipart/report; boundary=${boundary}\n\n`;

const nested = Array.from({ length: 19 }, (_, level) => `--b${level}\n${multipart(`b${level + 1}`)}`);

/** Messages of a megabyte that are written to keep a reader of mails busy. */
export const HOSTILE = {
  newlines: Buffer.alloc(MEGABYTE, '\n'),
  multiparts: filled(multipart('b0') + nested.join(''), '\n'),
  status: filled(`${multipart('b')}--b\nContent-Type: message/delivery-status\n\n`, '\n'),
  'empty parts': filled(multipart('b'), '--b\n\n'),
  'flowed text': filled('Content-Type: text/plain; format=flowed; delsp=yes\n\n', 'x \n'),
  'a long line': filled(`${multipart('b')}--b\nContent-Type: message/delivery-status\n\nAction:`, '\t'),
  headers: filled('Subject: x\n', 'a:\n'),
} as const;

function filled(start: string, unit: string): Buffer {
  return Buffer.from(start + unit.repeat(Math.floor((MEGABYTE - start.length) / unit.length)));
}
