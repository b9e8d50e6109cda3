import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Stack } from '@vela/ui/layout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { OrderError } from '../../kit/orders/OrderError';
import type { Repeating } from './use-repeat';

interface RepeatFormProps {
  asksPassword: boolean;
  /** What is paid, as the button says it. */
  total: string;
  repeating: Repeating;
}

/** The press that orders; the first time on a device with the password, so that nobody else can. */
export function RepeatForm({
  asksPassword,
  total,
  repeating: { send, isSending, apiError },
}: RepeatFormProps) {
  const field = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // The error that was shown when the password was typed.
  const [typedSince, setTypedSince] = useState<ApiErrorData | null>(null);
  // Counts from an order on that was rejected for it: the answer that the page was rendered from is older.
  const isAsked = asksPassword || isOfPassword(apiError);
  const isWrong = apiError?.code === 'password_wrong' && apiError !== typedSince;
  useEffect(() => {
    if (isOfPassword(apiError)) field.current?.querySelector('input')?.focus();
  }, [apiError]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const misses = isAsked && password === '';
    setIsMissing(misses);
    if (misses) return field.current?.querySelector('input')?.focus();
    if (isAsked) send(password);
    else send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <OrderError apiError={isOfPassword(apiError) ? null : apiError} />
        {isAsked && (
          <div ref={field}>
            <Field
              label={<Trans>Your password</Trans>}
              hint={
                <Trans>Only once on this device, so nobody else can order with your payment method.</Trans>
              }
              error={
                isMissing ? (
                  <Trans>Enter your password.</Trans>
                ) : (
                  isWrong && <Trans>Please check your password.</Trans>
                )
              }
            >
              <PasswordInput
                name="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={({ target }) => {
                  setPassword(target.value);
                  setIsMissing(false);
                  setTypedSince(apiError);
                }}
              />
            </Field>
          </div>
        )}
        <Button type="submit" wide busy={isSending}>
          <Trans>Order and pay {total}</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function isOfPassword(apiError: ApiErrorData | null): boolean {
  return apiError?.code === 'password_required' || apiError?.code === 'password_wrong';
}
