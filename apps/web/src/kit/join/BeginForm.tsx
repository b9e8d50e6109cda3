import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { Tracking } from '@vela/domain/landers';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import type { Ref } from 'react';
import { useInLanguage } from '../page/use-in-language';

export interface BeginFormProps {
  /** Who sent the visitor, and for whose sake they join. */
  source: Tracking & { signup_member_id?: string };
  field?: Ref<HTMLInputElement>;
  busy?: boolean;
  onType?: (email: string) => void;
  onSend?: () => void;
}

/** The beginning of the sign-up: the server stores what is typed here for the next steps, and no address contains it. */
export function BeginForm({ source, field, busy, onType, onSend }: BeginFormProps) {
  const { t } = useLingui();
  const inLanguage = useInLanguage();
  return (
    <form method="post" action={inLanguage('/signup')} onSubmit={onSend}>
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        <Field label={<Trans>Your e-mail address</Trans>}>
          <TextInput
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={FIELD_LIMITS.email.max}
            placeholder={t`name@example.com`}
            onChange={(event) => onType?.(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" wide busy={busy}>
          <Trans>Create a free account</Trans>
        </Button>
      </Stack>
    </form>
  );
}
