/** One block of an event stream. A field that the block doesn't have is null. */
export interface StreamBlock {
  id: string | null;
  name: string | null;
  data: string | null;
}

/**
 * Reads the text of an event stream as it comes, in pieces of any size, and returns the blocks that are whole
 * (HTML Standard §9.2.6).
 */
export function createStreamParser(): (text: string) => StreamBlock[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replaceAll(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(parseBlock);
  };
}

function parseBlock(block: string): StreamBlock {
  const fields = block.split('\n').map(parseLine);
  const data = fields.filter(({ field }) => field === 'data');
  return {
    id: fields.findLast(({ field }) => field === 'id')?.value ?? null,
    name: fields.findLast(({ field }) => field === 'event')?.value ?? null,
    data: data.length > 0 ? data.map(({ value }) => value).join('\n') : null,
  };
}

/** A comment has no field. */
function parseLine(line: string): { field: string; value: string } {
  const colon = line.indexOf(':');
  if (colon === -1) return { field: line, value: '' };
  return { field: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}
