import { dataExportState, DOWNLOADS_OF_MEMBER } from '@vela/domain/limits';
import { isoDayIn } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { SessionMember } from '../core/session-member';
import { refusePlainly } from '../http/refuse-plainly';
import type { Visit } from '../http/visit';
import { readArchive } from './archive-parts';
import { ARCHIVE_PATH, findDataExport, type DataExportRow } from './present-data-export';
import { streamArchive } from './stream-archive';

export interface ArchiveServer {
  /** Whether a path is one of an archive. */
  owns(path: string): boolean;
  serve(visit: Visit, request: Request): Promise<Response>;
}

/** The page that has the link, where one logs in first. */
const PAGE = '/settings/export';

type Context = Pick<AppContext, 'db' | 'storage' | 'clock' | 'log'>;

/**
 * Sends the copy of a member's data to that member alone: the id in the address opens nothing by itself. A visitor goes to the page
 * of the link, by way of the log-in; who has too many downloads already is asked to come back; every other rejection is the same
 * 404.
 */
export function serveArchives(context: Context): ArchiveServer {
  const running = createRunningDownloads();
  return {
    owns: (path) => path.startsWith(ARCHIVE_PATH),
    serve: async (visit, request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const session = await visit.session();
      if (!session) return new Response(null, { status: 303, headers: { location: PAGE, ...UNSTORED } });
      const row = await findDataExport(context.db, session.memberId);
      if (!row || !isAsked(row, { request, now: visit.now })) return notFound();
      return archiveResponse(
        { ...context, running },
        { row, visit, session, isHead: request.method === 'HEAD' },
      );
    },
  };
}

function isAsked(row: DataExportRow, { request, now }: { request: Request; now: Date }): boolean {
  const isReady = dataExportState({ askedAt: row.asked_at, readyAt: row.ready_at }, now) === 'ready';
  return isReady && new URL(request.url).pathname === `${ARCHIVE_PATH}${row.id}.zip`;
}

const UNSTORED = { 'cache-control': 'private, no-store' };

/** A download that is refused may be asked for again after so many seconds: that is how long the slowest are looked at. */
const RETRY_AFTER = 60;

interface Asked {
  row: DataExportRow;
  visit: Visit;
  session: SessionMember;
  isHead: boolean;
}

function archiveResponse(
  { running, ...context }: Context & { running: RunningDownloads },
  { row, visit, session, isHead }: Asked,
): Response {
  const day = isoDayIn(visit.site.settings.time_zone, row.asked_at);
  const headers = {
    'content-type': 'application/zip',
    'content-length': row.bytes,
    'content-disposition': `attachment; filename="data-${day}.zip"`,
    ...UNSTORED,
  };
  if (isHead) return new Response(null, { headers });
  const release = running.begin(session.memberId);
  if (release === 'member') return refusePlainly(429, RETRY_AFTER);
  if (release === 'node') return refusePlainly(503, RETRY_AFTER);
  const place = { exportId: row.id, run: row.run ?? '' };
  const pieces = readArchive(context.storage, { place, parts: row.parts });
  return new Response(streamArchive(context, { session, pieces, release }), { headers });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain', ...UNSTORED } });
}

/** All of a node: each holds a connection, and some pieces of an archive. */
const MOST_DOWNLOADS = 40;

interface RunningDownloads {
  /** Counts one more of a member, and returns what counts it back, once; who has as many as there may be, where it is one too many. */
  begin(memberId: string): (() => void) | 'member' | 'node';
}

/** Counts the downloads that run on this node, of each member and in all. */
function createRunningDownloads(most = MOST_DOWNLOADS): RunningDownloads {
  const ofMembers = new Map<string, number>();
  let running = 0;
  const change = (memberId: string, by: number): void => {
    running += by;
    const own = (ofMembers.get(memberId) ?? 0) + by;
    if (own === 0) ofMembers.delete(memberId);
    else ofMembers.set(memberId, own);
  };
  return {
    begin: (memberId) => {
      if ((ofMembers.get(memberId) ?? 0) >= DOWNLOADS_OF_MEMBER) return 'member';
      if (running >= most) return 'node';
      change(memberId, 1);
      let isRunning = true;
      return () => {
        if (isRunning) change(memberId, -1);
        isRunning = false;
      };
    },
  };
}
