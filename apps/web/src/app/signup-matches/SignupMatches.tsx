import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { signupMatchesQueryOptions } from '@vela/api-client/queries/signup-matches';
import { ErrorState } from '@vela/ui/ErrorState';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Container } from '@vela/ui/layout';
import { Screen } from '../../kit/page/Screen';
import { useApi } from '../../kit/session/member-data-context';
import { chosenMember } from './chosen-member';
import { Hello } from './Hello';
import { Picks } from './Picks';
import { useCanWrite } from './use-way-on';
import { parseSignupMatchesSearch, type SignupMatchesSearch } from './signup-matches-search';
import { grid, page } from './SignupMatches.css';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';

/** Between the sign-up and the mailbox: members to like, and one of them to write to. Nothing has to be chosen. */
export function SignupMatches({ gender, isHello, to }: SignupMatchesSearch) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...signupMatchesQueryOptions(useApi(), gender),
    // The choice of a gender keeps its place, and the focus, while others are looked for.
    placeholderData: keepPreviousData,
  });
  const canWrite = useCanWrite();
  const member = data && isHello && canWrite ? chosenMember(data.liked, to) : undefined;
  return (
    <Screen title={member ? t`Say hello` : t`People who may suit you`}>
      <Container>
        <div className={page}>
          {data && member && <Hello liked={data.liked} {...{ gender, member }} />}
          {data && !member && <Picks {...data} gender={gender} isOld={isPlaceholderData} />}
          {!data && isError && (
            <ErrorState
              level={1}
              title={<Trans>The suggestions didn’t load</Trans>}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            >
              <Trans>Check your connection and try again.</Trans>
            </ErrorState>
          )}
          {!data && !isError && <Waiting />}
        </div>
      </Container>
    </Screen>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking for people who may suit you`}>
      <div className={grid}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} shape="photo" />
        ))}
      </div>
    </Loading>
  );
}

export function SignupMatchesRoute() {
  const { form } = usePage();
  const search = useAddressQuery(parseSignupMatchesSearch);
  const rejected = form?.name === 'signup-matches' && form.error !== null ? form : null;
  // The address of a rejected post says nothing of it.
  const hello = rejected?.action === 'hello' &&
    !search.isHello && { isHello: true, to: rejected.values['to'] };
  return <SignupMatches {...search} {...hello} />;
}
