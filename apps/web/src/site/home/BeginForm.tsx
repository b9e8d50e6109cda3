import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { Tracking } from '@vela/domain/landers';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import { useInLanguage } from '../../kit/page/use-in-language';

/** The beginning of the sign-up: the server stores what is typed here for the next steps, and no address contains it. */
export function BeginForm({ source }: { source: Tracking }) {
  const { t } = useLingui();
  const inLanguage = useInLanguage();
  return (
    <form method="post" action={inLanguage('/signup')}>
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        <Field label={<Trans>Your e-mail address</Trans>}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            maxLength={FIELD_LIMITS.email.max}
            placeholder={t`name@example.com`}
          />
        </Field>
        <Button type="submit" wide>
          <Trans>Create a free account</Trans>
        </Button>
      </Stack>
    </form>
  );
}
