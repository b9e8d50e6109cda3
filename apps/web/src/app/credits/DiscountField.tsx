import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { packagesQueryOptions } from '@vela/api-client/queries/packages';
import { DISCOUNT_CODE_MAX } from '@vela/domain/discounts';
import type { Country } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import { Field } from '@vela/ui/Field';
import { Text } from '@vela/ui/Text';
import { TextInput } from '@vela/ui/TextInput';
import { useRef, useState } from 'react';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { useApi } from '../../kit/session/member-data-context';
import * as styles from './Credits.css';

interface DiscountFieldProps {
  country: Country;
  code: string | null;
  onCode: (code: string | null) => void;
}

/** A discount code, asked for when someone has one: the server says whether it counts before prices change. */
export function DiscountField({ country, code, onCode }: DiscountFieldProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const { try: tryCode, apiError, isTrying } = useCode(country, onCode);
  if (code !== null) return <AppliedCode code={code} onRemove={() => onCode(null)} />;
  const apply = (): void => tryCode(input.current?.value ?? '');
  return (
    <details className={styles.discount}>
      <summary className={styles.summary}>
        <Trans>I have a discount code</Trans>
      </summary>
      <div className={styles.discountField}>
        <Field label={<Trans>Discount code</Trans>} {...(apiError && { error: errorText(i18n, apiError) })}>
          <div className={styles.discountRow}>
            <TextInput
              ref={input}
              name="discountcode"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={DISCOUNT_CODE_MAX}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
            />
            <Button tone="soft" busy={isTrying} onClick={apply}>
              <Trans>Apply</Trans>
            </Button>
          </div>
        </Field>
      </div>
    </details>
  );
}

function AppliedCode({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <div className={styles.applied}>
      <Text size="label">
        <Trans>
          Discount code <span translate="no">{code}</span> is in the prices.
        </Trans>
      </Text>
      <Button tone="plain" size="small" onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

function useCode(country: Country, onCode: (code: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const ask = async (typed: string): Promise<void> => {
    setIsTrying(true);
    const outcome = await toApiResult(queryClient.fetchQuery(packagesQueryOptions(api, country, typed)));
    setIsTrying(false);
    setApiError(outcome.ok ? null : outcome.apiError);
    if (outcome.ok) onCode(typed);
  };
  return {
    apiError,
    isTrying,
    try: (text: string) => {
      const typed = text.trim();
      if (typed !== '') void ask(typed);
    },
  };
}
