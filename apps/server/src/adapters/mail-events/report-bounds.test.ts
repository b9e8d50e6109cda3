import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOSTILE } from '../../../tests/support/hostile-messages';
import * as mimeParts from './mime-parts';
import { readReport } from './read-report';
import {
  boundedReport,
  MAX_LINE_BYTES,
  MAX_REPORT_BYTES,
  MOST_DASHED_LINES,
  MOST_LINES,
} from './report-bounds';

vi.mock(import('./mime-parts'), { spy: true });
afterEach(() => {
  vi.clearAllMocks();
});

describe('a message of a megabyte', () => {
  it.each(Object.entries(HOSTILE))('of %s is no report, without being parsed', (_what, message) => {
    expect(readReport(message)).toBeNull();
    expect(mimeParts.partsOf).not.toHaveBeenCalled();
  });
});

describe('a message is read', () => {
  it.each([
    ['lines', 'x\n'.repeat(MOST_LINES), 'x\n'],
    ['lines that end only with LF for the parser', '\r\r\n'.repeat(MOST_LINES), '\n'],
    ['parts', '--b\n'.repeat(MOST_DASHED_LINES), '--'],
    ['bytes of a line', 'x'.repeat(MAX_LINE_BYTES), 'x'],
    ['bytes of a line among others', `a\n${'x'.repeat(MAX_LINE_BYTES)}`, 'x'],
  ])('with the most %s, and not with one more', (_what, most, more) => {
    expect(Buffer.from(boundedReport(Buffer.from(most)) ?? []).toString()).toBe(most);
    expect(boundedReport(Buffer.from(most + more))).toBeNull();
  });

  it('as far as its beginning', () => {
    const line = `${'x'.repeat(99)}\n`;
    expect(boundedReport(Buffer.from(line.repeat(2000)))).toHaveLength(MAX_REPORT_BYTES);
  });

  it('with no byte', () => {
    expect(boundedReport(new Uint8Array())).toHaveLength(0);
  });
});
