import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api, InputOf, OutputOf } from '@vela/api-client/create-api';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { Endpoint } from '@vela/contract/define-endpoint';
import type { ApiResult } from '../forms/api-result';
import { toApiResult } from '../forms/send/to-api-result';
import { useApi } from './member-data-context';

type Call<Input, Result> = (api: Api, input: Input) => Promise<Result>;

type Send<Input, Result> = (input: Input) => Promise<ApiResult<Result>>;

/** Sends a change of the member's own account to an endpoint; afterwards the member is loaded again. */
export function useSend<E extends Endpoint>(endpoint: E): Send<InputOf<E>, OutputOf<E>>;
/** Sends a call that needs more than an endpoint and its input. */
export function useSend<Input, Result>(call: Call<Input, Result>): Send<Input, Result>;
export function useSend(to: Endpoint | Call<unknown, unknown>): Send<unknown, unknown> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (input: unknown) => (typeof to === 'function' ? to(api, input) : api.call(to, input)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey }),
  });
  return (input) => toApiResult(mutateAsync(input));
}
