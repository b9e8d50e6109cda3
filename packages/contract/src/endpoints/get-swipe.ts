import { hasCountryForRegion } from '@vela/domain/regions';
import { hasAgesInOrder } from '@vela/domain/search';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { likesLeftEntries } from '../entities/likes-left';
import { profileSchema } from '../entities/profile';
import { searchEntries } from '../entities/search-entries';

const query = v.pipe(
  v.object(searchEntries),
  v.forward(v.partialCheck([['country'], ['region']], hasCountryForRegion, 'country_required'), ['country']),
  v.forward(
    v.partialCheck(
      [['min_age'], ['max_age']],
      ({ min_age: minAge, max_age: maxAge }) => hasAgesInOrder({ minAge, maxAge }),
      'invalid',
    ),
    ['max_age'],
  ),
);

/**
 * The next members of the swipe game, up to 12: those that `GET members.php` shows for the same filters, with a photo first, without
 * those that the caller likes or chose on in the last 30 days. Each is a card; `GET members.php?id=` gives the whole profile.
 * `liked` are those liked here today, the first like first. `likes_a_day` is the site's setting.
 */
export const getSwipe = defineEndpoint({
  id: 'getSwipe',
  summary: 'The next members of the swipe game',
  method: 'GET',
  path: '/api/swipe.php',
  callers: ['member'],
  query,
  result: v.object({
    profiles: v.array(profileSchema),
    liked: v.array(profileSchema),
    likes_a_day: v.pipe(v.number(), v.integer(), v.minValue(0)),
    ...likesLeftEntries,
  }),
  errors: ['consent_required'],
});
