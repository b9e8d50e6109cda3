import { use } from 'react';
import { MemberDataContext } from '../../session/member-data-context';
import { PushAsk } from '../alerts/PushAsk';

/** What a member is asked at the foot of a page. */
export function MemberPrompts() {
  // A screen that stands in for a page, such as one that wasn't found, asks nothing.
  return use(MemberDataContext) === null ? null : <PushAsk of="page" />;
}
