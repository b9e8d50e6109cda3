import { dataExportState } from '@vela/domain/limits';
import { isoDayIn } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Visit } from '../http/visit';
import { readArchive } from './archive-parts';
import { ARCHIVE_PATH, findDataExport, type DataExportRow } from './present-data-export';

export interface ArchiveServer {
  /** Whether a path is one of an archive. */
  owns(path: string): boolean;
  serve(visit: Visit, request: Request): Promise<Response>;
}

/** The page that has the link, where one logs in first. */
const PAGE = '/settings/export';

/**
 * Sends the copy of a member's data to that member alone: the id in the address opens nothing by itself. A visitor goes to the page
 * of the link, by way of the log-in; every other rejection is the same 404.
 */
export function serveArchives(context: Pick<AppContext, 'db' | 'storage' | 'log'>): ArchiveServer {
  return {
    owns: (path) => path.startsWith(ARCHIVE_PATH),
    serve: async (visit, request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const session = await visit.session();
      if (!session) return new Response(null, { status: 303, headers: { location: PAGE, ...UNSTORED } });
      const row = await findDataExport(context.db, session.memberId);
      if (!row || !isAsked(row, { request, now: visit.now })) return notFound();
      return archiveResponse(context, { row, visit, isHead: request.method === 'HEAD' });
    },
  };
}

function isAsked(row: DataExportRow, { request, now }: { request: Request; now: Date }): boolean {
  const isReady = dataExportState({ askedAt: row.asked_at, readyAt: row.ready_at }, now) === 'ready';
  return isReady && new URL(request.url).pathname === `${ARCHIVE_PATH}${row.id}.zip`;
}

const UNSTORED = { 'cache-control': 'private, no-store' };

function archiveResponse(
  { storage, log }: Pick<AppContext, 'storage' | 'log'>,
  { row, visit, isHead }: { row: DataExportRow; visit: Visit; isHead: boolean },
): Response {
  const day = isoDayIn(visit.site.settings.time_zone, row.asked_at);
  const parts = readArchive(storage, { place: { exportId: row.id, run: row.run ?? '' }, parts: row.parts });
  return new Response(isHead ? null : streamOf(parts, log), {
    headers: {
      'content-type': 'application/zip',
      'content-length': row.bytes,
      'content-disposition': `attachment; filename="data-${day}.zip"`,
      ...UNSTORED,
    },
  });
}

/** One part at a time, as the reader takes them. A download that breaks off is shorter than it said, so the browser shows it as failed. */
function streamOf(
  parts: AsyncGenerator<Uint8Array, void>,
  log: AppContext['log'],
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const part: IteratorResult<Uint8Array, void> = await parts.next();
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      } catch (error) {
        log.error({ err: error }, 'archive not sent');
        controller.error(error);
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', ...UNSTORED } });
}
