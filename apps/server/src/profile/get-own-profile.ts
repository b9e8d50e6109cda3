import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { photoLimitOf } from '@vela/domain/photos';
import { canCorrect, isProfileOption } from '@vela/domain/profile';
import type { Selectable } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import type { MembersTable, ProfilesTable } from '../db/member-tables';
import { presentOwnProfile, type ProfileRow } from './present-profile';
import { presentOwnPhotos } from '../photos/own-photos';
import type { Site } from '../core/site';

interface Asked {
  memberId: string;
  site: Site;
  now: Date;
}

/** A member's profile with all that only this member may see. */
export async function getOwnProfile(
  context: Pick<AppContext, 'db' | 'sign'>,
  { memberId, site, now }: Asked,
): Promise<OwnProfile> {
  const row = await findRow(context.db, memberId);
  const premium = row.paid_user;
  const photos = await presentOwnPhotos(context, { memberId, premium, now });
  const { sexuality } = row;
  return {
    ...presentOwnProfile(row, { photos, timeZone: site.settings.time_zone, now }),
    date_of_birth: row.date_of_birth,
    ...(isProfileOption('sexuality', sexuality) && { sexuality }),
    can_correct: canCorrect({
      memberSince: row.activated_at ?? row.signup_date,
      correctedAt: row.corrected_at,
      now,
    }),
    photo_limit: photoLimitOf({ premium }),
  };
}

type OwnRow = ProfileRow &
  Pick<Selectable<ProfilesTable>, 'sexuality' | 'corrected_at'> &
  Pick<Selectable<MembersTable>, 'signup_date' | 'activated_at'>;

async function findRow(db: Db, memberId: string): Promise<OwnRow> {
  return db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.name', 'members.paid_user', 'members.invisible'])
    .select(['profiles.status as profile_status', 'profiles.fictional', 'profiles.gender', 'profiles.about'])
    .select(['profiles.date_of_birth', 'profiles.country', 'profiles.region', 'profiles.city'])
    .select([
      'profiles.interests',
      'profiles.intimate_interests',
      'profiles.notes',
      'profiles.about_language',
      'profiles.signup_reason',
      'profiles.signup_reason_language',
      'profiles.languages',
      'profiles.looking_for',
      'profiles.relationship_status',
    ])
    .select(['profiles.hair_color', 'profiles.body_type', 'profiles.eye_color', 'profiles.tattoos'])
    .select([
      'profiles.sexuality',
      'profiles.photo_border',
      'profiles.gender_identity',
      'profiles.corrected_at',
      'members.signup_date',
      'members.activated_at',
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
}
