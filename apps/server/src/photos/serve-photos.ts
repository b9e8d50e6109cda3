import { LOGGED_IN_STATUSES } from '@vela/domain/members';
import { photoVariantFor, sentPhotoVariantFor } from '@vela/domain/photos';
import type { Selectable } from 'kysely';
import type { AppContext } from '../core/context';
import type { PhotosTable } from '../db/member-tables';
import type { SessionMember } from '../core/session-member';
import type { Visit } from '../http/visit';
import { poolOf, type Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';
import { PHOTO_PATH, readPhotoPath, type ReadAddress } from './photo-address';
import { filesOf, storageKeyOf } from './processing/photo-files';
import type { PortraitFile, Portraits } from './portraits';

type Context = Pick<AppContext, 'db' | 'storage' | 'sign'> & { portraits: Portraits };

export interface PhotoServer {
  /** Whether a path is one of a photo's files. */
  owns(path: string): boolean;
  serve(visit: Visit, request: Request): Promise<Response>;
}

/**
 * Serves the files of photos. A signed address alone opens nothing: it was made for one viewer a while ago,
 * and since then a block, a private mark, a deletion or a lapsed access may have come. Every rejection is the
 * same 404.
 */
export function servePhotos(context: Context): PhotoServer {
  return {
    owns: (path) => path.startsWith(PHOTO_PATH),
    serve: async (visit, request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const address = readPhotoPath(context, new URL(request.url), visit.now);
      const found = address && (await findFile(context, { visit, address }));
      if (!found) return notFound();
      return found === 'underway'
        ? underway()
        : fileResponse(found, { visit, address, isHead: request.method === 'HEAD' });
    },
  };
}

interface Asked {
  visit: Visit;
  address: ReadAddress;
}

async function findFile(
  context: Context,
  { visit, address }: Asked,
): Promise<PortraitFile | 'underway' | null> {
  const session = await visit.session();
  if (!isMeant(address, { visit, session })) return null;
  const viewer = await findViewer(context, { visit, session, address });
  const photo = viewer && (await findPhoto(context, { viewer, photoId: address.photoId }));
  if (!photo || !mayLoad(photo, { viewer, address })) return null;
  // The signature is one for all widths; made up ones would be drawn and stored.
  if (!filesOf(photo.width).includes(address.file)) return null;
  if (photo.ready) {
    const bytes = await context.storage.find(storageKeyOf(photo.id, address.file));
    if (bytes) return { bytes, isStandIn: false };
  }
  // What was drawn once can be drawn again: files get lost, or were drawn in other widths than are asked for now.
  if (photo.portrait === null) return null;
  const { id, portrait } = photo;
  return (await context.portraits.find({ id, portrait }, address.file)) ?? 'underway';
}

/**
 * Whether the one who asks is the one the address was made for: a passed-on link opens nothing. Another host, such as a
 * cache in front, gets no cookies, and has only the signature to go by.
 */
function isMeant(
  { viewerId }: ReadAddress,
  { visit, session }: { visit: Visit; session: SessionMember | null },
): boolean {
  if (visit.site.settings.cdn_prefix !== '' && session === null) return true;
  return viewerId === (session?.memberId ?? null);
}

async function findViewer(
  { db }: Context,
  { visit: { site, now }, session, address: { viewerId } }: Asked & { session: SessionMember | null },
): Promise<Viewer | null> {
  const viewer = { memberId: viewerId, pool: poolOf(site), site, now };
  if (viewerId === null) return { ...viewer, premium: false };
  if (session) return { ...viewer, premium: session.premium };
  const row = await db
    .selectFrom('members')
    .select('paid_user')
    .where('id', '=', viewerId)
    .where('status', 'in', LOGGED_IN_STATUSES)
    .executeTakeFirst();
  return row ? { ...viewer, premium: row.paid_user } : null;
}

type FoundPhoto = Pick<
  Selectable<PhotosTable>,
  'id' | 'member_id' | 'purpose' | 'status' | 'private' | 'main' | 'portrait' | 'ready' | 'width'
> & { access: boolean };

/** A photo of the viewer or of a member that the viewer may see. */
async function findPhoto(
  { db }: Context,
  { viewer, photoId }: { viewer: Viewer; photoId: string },
): Promise<FoundPhoto | null> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .innerJoin('profiles', 'profiles.member_id', 'photos.member_id')
    .select(['photos.id', 'photos.member_id', 'photos.purpose', 'photos.status', 'photos.private'])
    .select(['photos.main', 'photos.portrait', 'photos.ready', 'photos.width'])
    .select((expression) =>
      expression
        .exists(
          expression
            .selectFrom('photo_access')
            .select('owner_id')
            .whereRef('owner_id', '=', 'photos.member_id')
            .where('viewer_id', '=', viewer.memberId ?? ''),
        )
        .$castTo<boolean>()
        .as('access'),
    )
    .where('photos.id', '=', photoId)
    .where((expression) =>
      expression.or([expression('photos.member_id', '=', viewer.memberId ?? ''), visibleTo(viewer)]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The rights of now, not those of the moment when the address was made. */
function mayLoad(photo: FoundPhoto, { viewer, address }: { viewer: Viewer; address: ReadAddress }): boolean {
  const owner = photo.member_id === viewer.memberId;
  // The signature says that it was sent to the viewer.
  const { premium, memberId } = viewer;
  if (photo.purpose === 'chat') return memberId !== null && sentPhotoVariantFor(photo, { owner }) === 'sharp';
  const right = photoVariantFor(photo, { owner, member: memberId !== null, premium, access: photo.access });
  return right === 'sharp' || right === address.variant;
}

function fileResponse(
  { bytes, isStandIn }: PortraitFile,
  { visit, address, isHead }: Asked & { isHead: boolean },
): Response {
  const seconds = Math.max(0, address.until - Math.floor(visit.now.getTime() / 1000));
  return new Response(isHead ? null : bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': isStandIn ? UNKEPT : `private, max-age=${seconds}, immutable`,
      'cross-origin-resource-policy': visit.site.settings.cdn_prefix === '' ? 'same-origin' : 'cross-origin',
    },
  });
}

const UNKEPT = 'private, no-store';

/** Soon there: who asks again then gets it, and holds no connection until then. */
function underway(): Response {
  return new Response('Being drawn', {
    status: 503,
    headers: { 'content-type': 'text/plain', 'cache-control': UNKEPT, 'retry-after': '1' },
  });
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain', 'cache-control': UNKEPT },
  });
}
