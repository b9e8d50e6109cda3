import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import { queryOf } from '../../kit/page/query';
import { chosenMember } from './chosen-member';
import { parseSignupMatchesSearch } from './signup-matches-search';

/**
 * Loads the members to choose from, and of the one that is written to what is said to it; a failure is shown by the screen. What the
 * answers are checked by comes with the screen: the router, which every page of the app loads, has no use for it.
 */
export async function loadSignupMatches(input: PrepareInput, href: string): Promise<void> {
  if (!input.data) return;
  const { api, queryClient } = input.data;
  const { gender, isHello, to } = parseSignupMatchesSearch(queryOf(href));
  const { signupMatchesQueryOptions } = await import('@vela/api-client/queries/signup-matches');
  const options = signupMatchesQueryOptions(api, gender);
  await prepareQuery(input, options);
  // In the browser the screen asks by itself.
  if (!isHello || !input.server) return;
  const member = chosenMember(queryClient.getQueryData(options.queryKey)?.liked ?? [], to);
  if (!member) return;
  const [{ memberQueryOptions }, { icebreakersQueryOptions }] = await Promise.all([
    import('@vela/api-client/queries/member'),
    import('@vela/api-client/queries/icebreakers'),
  ]);
  await Promise.all([
    prepareQuery(input, memberQueryOptions(api, member.id)),
    prepareQuery(input, icebreakersQueryOptions(api, member.id)),
  ]);
}
