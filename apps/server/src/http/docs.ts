import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DOCS_POLICY } from './security-headers';

/** The page that shows the contract; all it loads comes from this server. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

// The client header goes with every call that is tried out, as with those of any other client.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  requestInterceptor: (request) => {
    request.headers['X-Client'] = 'docs';
    return request;
  },
});
`;

const VENDOR_FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const;

/** `/api/docs` and its files. */
export async function createDocs(): Promise<{ find(path: string): ((request: Request) => Response) | null }> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = new Map<string, { body: string; type: string }>([
    ['/api/docs', { body: PAGE, type: 'text/html' }],
    ['/api/docs/start.js', { body: START, type: 'text/javascript' }],
  ]);
  const load = async (path: string): Promise<void> => {
    const name = path.slice('/api/docs/'.length) as keyof typeof VENDOR_FILES;
    files.set(path, { body: await readFile(join(folder, name), 'utf8'), type: VENDOR_FILES[name] });
  };
  await Promise.all(Object.keys(VENDOR_FILES).map((name) => load(`/api/docs/${name}`)));

  return {
    find: (path) => {
      const file = files.get(path);
      if (!file) return null;
      return ({ method }) => {
        if (method !== 'GET' && method !== 'HEAD')
          return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
        return new Response(file.body, {
          headers: {
            'content-type': `${file.type}; charset=utf-8`,
            'content-security-policy': DOCS_POLICY,
            'cache-control': 'public, max-age=3600',
          },
        });
      };
    },
  };
}
