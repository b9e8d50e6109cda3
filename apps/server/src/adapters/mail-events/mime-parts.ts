/** Multiparts within each other at most; a report has one, and a list or a gateway may wrap it into another. */
const MOST_LEVELS = 8;

/** What is read of a header that says how a part is to be read. */
const MAX_SETTING = 2000;

export interface Header {
  /** In lower case. */
  name: string;
  value: string;
}

export interface MimePart {
  /** Such as `message/delivery-status`, in lower case. */
  type: string;
  headers: readonly Header[];
  /** Byte by byte: fields and identifiers are ASCII, whatever else a part has. */
  text: () => string;
}

/**
 * The parts of a message (RFC 2045, 2046), the message itself as the first; a mail within it stays one part. null for one that is
 * nested too deep. It looks at each line once and decodes only what is asked for: a library that makes a mail fit to be shown
 * turns its HTML into text and its addresses into names, which takes minutes for what somebody has written to that end.
 */
export function partsOf(message: Uint8Array): [MimePart, ...MimePart[]] | null {
  const lines = Buffer.from(message).toString('latin1').split('\n').map(withoutReturn);
  const root = new Draft();
  const drafts = [root];
  const boundaries: string[] = [];
  let current: Draft | null = root;
  for (const line of lines) {
    const found = boundaryAt(line, boundaries);
    if (found) {
      // Ends the parts within, too, and what stands between the last part and the next boundary is of none.
      boundaries.length = found.isLast ? found.level : found.level + 1;
      current = found.isLast ? null : new Draft();
      if (current) drafts.push(current);
    } else if (current?.take(line) === 'headers end' && current.boundary !== null) {
      boundaries.push(current.boundary);
      if (boundaries.length > MOST_LEVELS) return null;
      current = null;
    }
  }
  const [first, ...others] = drafts;
  return [partOf(first ?? root), ...others.map(partOf)];
}

/** A part while its lines come in. */
class Draft {
  readonly headerLines: string[] = [];
  readonly bodyLines: string[] = [];
  #isBody = false;

  take(line: string): 'headers end' | null {
    if (this.#isBody) this.bodyLines.push(line);
    else if (line !== '') this.headerLines.push(line);
    else {
      this.#isBody = true;
      return 'headers end';
    }
    return null;
  }

  get headers(): Header[] {
    const whole: string[][] = [];
    for (const line of this.headerLines) {
      const last = /^[ \t]/.test(line) ? whole.at(-1) : undefined;
      if (last) last.push(line);
      else whole.push([line]);
    }
    return whole.map((lines) => headerOf(lines.join('')));
  }

  get type(): string {
    return /^[\w.+-]+\/[\w.+-]+/.exec(this.setting('content-type'))?.[0].toLowerCase() ?? 'text/plain';
  }

  /** Of a multipart. */
  get boundary(): string | null {
    if (!this.type.startsWith('multipart/')) return null;
    const [, quoted, plain] =
      /;[ \t]*boundary[ \t]*=[ \t]*(?:"([^"]+)"|([^\s;"]+))/i.exec(this.setting('content-type')) ?? [];
    return quoted ?? plain ?? null;
  }

  setting(name: string): string {
    return this.headers.find((header) => header.name === name)?.value.slice(0, MAX_SETTING) ?? '';
  }
}

function partOf(draft: Draft): MimePart {
  const encoding = draft.setting('content-transfer-encoding').toLowerCase();
  return {
    type: draft.type,
    headers: draft.headers,
    text: () => decode(draft.bodyLines.join('\n'), encoding),
  };
}

function decode(text: string, encoding: string): string {
  if (encoding.startsWith('base64')) return Buffer.from(text, 'base64').toString('latin1');
  if (!encoding.startsWith('quoted-printable')) return text;
  return text
    .replaceAll('=\n', '')
    .replaceAll(/=([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A field as headers and reports have it, such as `Action: failed`. Without an expression, which could look at a line again and again. */
export function headerOf(line: string): Header {
  const colon = line.indexOf(':');
  const name = colon === -1 ? line : line.slice(0, colon);
  return { name: name.trim().toLowerCase(), value: colon === -1 ? '' : line.slice(colon + 1).trim() };
}

/** The innermost of the open boundaries that a line is. */
function boundaryAt(line: string, boundaries: readonly string[]): { level: number; isLast: boolean } | null {
  if (!line.startsWith('--')) return null;
  const name = line.slice(2).trimEnd();
  const level = boundaries.findLastIndex((boundary) => name === boundary || name === `${boundary}--`);
  return level === -1 ? null : { level, isLast: name !== boundaries[level] };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
