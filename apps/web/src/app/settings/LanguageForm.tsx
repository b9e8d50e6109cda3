import { Trans } from '@lingui/react/macro';
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
import { SettingsCard, settingTitleId } from './SettingsCard';

/** The language of pages and e-mails. */
export function LanguageForm({ isDone }: { isDone: boolean }) {
  const { locale } = usePage();
  const country = useLanguageCountry();
  const send = useSend(updateUser);
  const form = useForm({
    name: 'settings',
    action: 'language',
    initial: { language: locale },
    check: () => [],
    fieldOfCode: { unknown_locale: 'language' },
    send: ({ language = '' }) => send({ language }),
    onDone: (_, { language = '' }) => {
      // The cookie speaks before the account, so it changes along with it.
      setCookie('locale', language);
      setDoneCookie('settings', 'language');
      location.assign('/settings?done=language');
      return 'leaving';
    },
  });
  return (
    <SettingsCard
      id="language"
      title={<Trans>Language</Trans>}
      lead={<Trans>For pages and for the e-mails we send you.</Trans>}
      done={isDone && <Trans>Your language has been changed.</Trans>}
    >
      <Form form={form}>
        <input type="hidden" name="action" value="language" />
        <Stack gap="5">
          <FormError apiError={form.apiError} />
          <Field labelledBy={settingTitleId('language')} error={form.error('language')}>
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
