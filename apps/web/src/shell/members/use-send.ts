import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@vela/api-client/create-api';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { Outcome } from '../forms';
import { outcomeOf } from '../forms/outcome-of';
import { useApi } from './member-data-context';

/** Sends a change of the member's own account for a form; afterwards the member is asked for anew. */
export function useSend<Input, Result>(
  call: (api: Api, input: Input) => Promise<Result>,
): (input: Input) => Promise<Outcome<Result>> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey }),
  });
  return (input) => outcomeOf(mutateAsync(input));
}
