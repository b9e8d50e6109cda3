import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import { SignupMatches } from './SignupMatches';
import { parseSignupMatchesSearch } from './signup-matches-search';

export function SignupMatchesRoute() {
  const { form } = usePage();
  const search = useAddressQuery(parseSignupMatchesSearch);
  const rejected = form?.name === 'signup-matches' && form.error !== null ? form : null;
  // The address of a rejected post says nothing of it.
  const hello = rejected?.action === 'hello' &&
    !search.isHello && { isHello: true, to: rejected.values['to'] };
  return <SignupMatches {...search} {...hello} />;
}
