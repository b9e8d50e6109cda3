import { dataArchiveJsonSchema } from '@vela/contract/entities/data-archive';
import { openApiDocument } from '@vela/contract/open-api';
import type { AppContext } from '../core/context';
import { createStaticFiles, type StaticFiles } from '../pages/static-files';
import { createTextCache, sendCached } from '../http/cached-text';
import { DOCS_POLICY } from '../http/security-headers';

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

interface Made {
  type: string;
  write: () => string;
  policy?: string;
}

const DOCUMENTS: Readonly<Record<string, Made>> = {
  '/api/openapi.json': { type: 'application/json', write: () => JSON.stringify(openApiDocument()) },
  '/api/export.schema.json': {
    type: 'application/schema+json',
    write: () => JSON.stringify(dataArchiveJsonSchema()),
  },
};

const VIEWER: Readonly<Record<string, Made>> = {
  '/api/docs': { type: 'text/html; charset=utf-8', write: () => PAGE, policy: DOCS_POLICY },
  '/api/docs/start.js': { type: 'text/javascript; charset=utf-8', write: () => START },
};

export interface Docs {
  /** The files of the viewer that the build left. */
  files: StaticFiles;
  /** What is made here, once. */
  find(path: string): ((request: Request) => Promise<Response>) | null;
}

/** `/api/openapi.json`, the schema of the copy of one's data, and where the configuration wants it `/api/docs`, which shows it, with its files from `folder`. */
export async function createDocs(
  { config }: Pick<AppContext, 'config'>,
  { folder }: { folder: string | null },
): Promise<Docs> {
  const keep = createTextCache();
  const made = config.apiDocs ? { ...DOCUMENTS, ...VIEWER } : DOCUMENTS;
  return {
    files: await createStaticFiles(config.apiDocs ? folder : null, '/api/docs/'),
    find: (path) => {
      const found = Object.hasOwn(made, path) ? made[path] : undefined;
      if (!found) return null;
      const { type, write, policy } = found;
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        ...(policy !== undefined && { 'content-security-policy': policy }),
      };
      return async (request) => sendCached(await keep(path, write), { request, headers });
    },
  };
}
