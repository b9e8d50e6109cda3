import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { chooseEncoding, type Encoding } from '../http/compress';
import { entityTagOf, isUnchanged, tagOfVariant } from '../http/entity-tag';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Made at build time beside the file itself. */
const VARIANTS = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

interface StaticFile {
  path: string;
  size: number;
  type: string;
  etag: string;
  /** Its name holds a hash of its content, so a browser that has it never asks again. */
  immutable: boolean;
  variants: Partial<Record<Encoding, { path: string; size: number }>>;
}

export interface StaticFiles {
  find(path: string): ((request: Request) => Response) | null;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HASHED = /^\/(?:landers\/)?assets\//;

/**
 * The files under `dir`, at the addresses below `at`, which ends in a slash. They are listed once at start: a request
 * can only name one of the list, so that no path leads out of the folder. Hidden folders (the build's manifest) are left out.
 */
export async function createStaticFiles(dir: string | null, at = '/'): Promise<StaticFiles> {
  const files = dir === null ? new Map<string, StaticFile>() : await listFiles(dir, at);
  return {
    find: (path) => {
      const file = files.get(path);
      if (file) return (request) => serveFile(file, request);
      // A page in place of a missing script would only be a stranger error, and costs a rendering.
      if (path.startsWith(at) && HASHED.test(path))
        return () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
      return null;
    },
  };
}

async function listFiles(dir: string, at: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const name = `${at}${relative(dir, path).split(sep).join('/')}`;
    if (isHidden(name) || isVariant(path, known)) continue;
    files.set(name, await describeFile({ path, name, known }));
  }
  return files;
}

function isHidden(name: string): boolean {
  return name.includes('/.') || extname(name) === '.html';
}

function isVariant(path: string, known: ReadonlySet<string>): boolean {
  return Object.values(VARIANTS).some(
    (suffix) => path.endsWith(suffix) && known.has(path.slice(0, -suffix.length)),
  );
}

async function describeFile({
  path,
  name,
  known,
}: {
  path: string;
  name: string;
  known: ReadonlySet<string>;
}): Promise<StaticFile> {
  const content = await readFile(path);
  const variants: StaticFile['variants'] = {};
  for (const [encoding, suffix] of Object.entries(VARIANTS) as [Encoding, string][]) {
    const variant = `${path}${suffix}`;
    if (known.has(variant)) variants[encoding] = { path: variant, size: (await stat(variant)).size };
  }
  return {
    path,
    size: content.byteLength,
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: entityTagOf(content),
    immutable: HASHED.test(name),
    variants,
  };
}

function serveFile(file: StaticFile, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const variant = encoding ? file.variants[encoding] : undefined;
  const etag = tagOfVariant(file.etag, variant ? encoding : null);
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
    'content-security-policy': `default-src 'self'; frame-ancestors 'none'`,
    etag,
  });
  if (Object.keys(file.variants).length > 0) headers.set('vary', 'Accept-Encoding');
  if (isUnchanged(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const { path, size } = variant ?? file;
  headers.set('content-length', String(size));
  if (variant && encoding) headers.set('content-encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, { headers });
}
