import { describe, expect, it } from 'vitest';
import { partsOf } from './mime-parts';

const read = (...lines: readonly string[]) =>
  partsOf(Buffer.from(lines.join('\r\n')))?.map(({ type, text }) => [type, text()]);

describe('the parts of a message', () => {
  it('are the message and what its boundary separates', () => {
    const parts = read(
      'Content-Type: Multipart/Report; report-type=x;',
      '\tBoundary="a b"',
      '',
      'for old readers',
      '--a b',
      '',
      'Hello',
      '--a bc',
      '--a b  ',
      'content-type: message/rfc822',
      '',
      'Content-Type: multipart/mixed; boundary=inner',
      '',
      '--inner',
      '--a b--',
      'after the end',
    );
    expect(parts).toEqual([
      ['multipart/report', ''],
      ['text/plain', 'Hello\n--a bc'],
      ['message/rfc822', 'Content-Type: multipart/mixed; boundary=inner\n\n--inner'],
    ]);
  });

  it('within a part end with it', () => {
    const parts = read(
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '1',
      '--a',
      '',
      '--b',
      '2',
    );
    expect(parts).toEqual([
      ['multipart/mixed', ''],
      ['multipart/mixed', ''],
      ['text/html', '1'],
      ['text/plain', '--b\n2'],
    ]);
  });

  it('are decoded', () => {
    expect(read('Content-Transfer-Encoding: BASE64', '', 'QWN0', 'aW9u')?.[0]?.[1]).toBe('Action');
    expect(read('Content-Transfer-Encoding: Quoted-Printable', '', 'A=3db=', 'c=zz')?.[0]?.[1]).toBe(
      'A=bc=zz',
    );
  });

  it('have headers, of which long ones go on in the next line', () => {
    const [message] =
      partsOf(Buffer.from('To: <a@b>\r\nReferences: <1>\r\n <2>\r\nnothing\r\n\r\nTo: c')) ?? [];
    expect(message?.headers).toEqual([
      { name: 'to', value: '<a@b>' },
      { name: 'references', value: '<1> <2>' },
      { name: 'nothing', value: '' },
    ]);
  });

  it('of what has no line is the message alone', () => {
    expect(read()).toEqual([['text/plain', '']]);
  });
});
