import { Trans } from '@lingui/react/macro';
import { updateUser } from '@vela/api-client/endpoints/update-user';
import { COMPLETE_LOCALES, isLocale, LOCALE_TABLE, LOCALES } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Select } from '@vela/ui/Select';
import { Stack } from '@vela/ui/layout';
import { setCookie } from '../../shell/cookies';
import { FormError, useForm } from '../../shell/forms';
import { useSend } from '../../shell/members';
import { usePage } from '../../shell/page';
import { SettingsCard } from './SettingsCard';

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_TABLE[value].nativeName }));

/** The language of pages and e-mails. */
export function LanguageForm({ isDone }: { isDone: boolean }) {
  const { locale } = usePage();
  const send = useSend(updateUser);
  const form = useForm({
    name: 'settings',
    action: 'language',
    initial: { language: locale },
    check: () => [],
    send: ({ language = '' }) => send({ language }),
    onDone: (_, { language = '' }) => {
      // The cookie speaks before the account, so it changes along with it.
      setCookie('locale', language);
      // The next page believes its own address only when the browser says the same.
      setCookie('done', 'settings:language', { maxAgeSeconds: 60 });
      location.assign('/settings?done=language');
      return 'leaving';
    },
  });
  const chosen = form.values['language'];
  const isEnglish = isLocale(chosen) && !COMPLETE_LOCALES.some((complete) => complete === chosen);
  return (
    <SettingsCard
      id="language"
      title={<Trans>Language</Trans>}
      lead={<Trans>For pages and for the e-mails we send you.</Trans>}
      done={isDone && <Trans>Your language has been changed.</Trans>}
    >
      <form {...form.attributes}>
        <input type="hidden" name="action" value="language" />
        <Stack gap="5">
          <FormError refusal={form.refusal} />
          <Field
            label={<Trans>Language</Trans>}
            error={form.error('language')}
            hint={
              isEnglish && (
                <Trans>
                  Not translated yet: you’ll read English, with dates and prices as you know them.
                </Trans>
              )
            }
          >
            <Select
              name="language"
              defaultValue={form.initial('language')}
              options={OPTIONS}
              autoComplete="language"
            />
          </Field>
          <Button type="submit" tone="line" busy={form.isSending}>
            <Trans>Change language</Trans>
          </Button>
        </Stack>
      </form>
    </SettingsCard>
  );
}
