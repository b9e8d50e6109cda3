import { Trans, useLingui } from '@lingui/react/macro';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { languageChoices, LOCALE_TABLE } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Select } from '@vela/ui/Select';
import { Stack } from '@vela/ui/layout';
import { setCookie } from '../../kit/page/set-cookie';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useForm } from '../../kit/forms/use-form';
import { useSend } from '../../kit/session/use-send';
import { useLanguageCountry } from '../../kit/page/use-language-country';
import { usePage } from '../../kit/page/page-context';
import { useId } from 'react';
import { SettingsCard } from './SettingsCard';

/** The language of pages and e-mails. */
export function LanguageForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const titleId = useId();
  const { locale } = usePage();
  const country = useLanguageCountry();
  const send = useSend(updateUser);
  const form = useForm({
    name: 'settings/language',
    initial: { language: locale },
    check: () => [],
    fieldOfCode: { unknown_locale: 'language' },
    send: ({ language = '' }) => send({ language }),
    onDone: (_, { language = '' }) => {
      // The cookie speaks before the account, so it changes along with it.
      setCookie('locale', language);
      setDoneCookie('settings/language');
      location.assign('/settings/language?done=1');
      return 'leaving';
    },
  });
  return (
    <SettingsCard
      title={t`Language`}
      titleId={titleId}
      lead={<Trans>For pages and for the e-mails we send you.</Trans>}
      done={isDone && <Trans>Your language has been changed.</Trans>}
    >
      <Form form={form}>
        <Stack gap="5">
          <FormError apiError={form.apiError} />
          <Field labelledBy={titleId} error={form.error('language')}>
            <Select
              name="language"
              defaultValue={form.initial('language')}
              options={languageChoices(country).map((value) => ({
                value,
                label: LOCALE_TABLE[value].nativeName,
                lang: value,
              }))}
              autoComplete="language"
            />
          </Field>
          <Button type="submit" tone="line" wide="phone" busy={form.isSending}>
            <Trans>Change language</Trans>
          </Button>
        </Stack>
      </Form>
    </SettingsCard>
  );
}
