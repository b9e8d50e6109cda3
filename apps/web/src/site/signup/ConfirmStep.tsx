import { Trans } from '@lingui/react/macro';
import { termsVersion } from '@vela/domain/sites';
import { Button } from '@vela/ui/Button';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { use, useEffect, type FormEvent } from 'react';
import { deleteTrafficSource, savedTrafficSource } from '../../kit/consent/traffic-source';
import { setDoneCookie } from '../../kit/page/set-done-cookie';
import { FormError } from '../../kit/forms/FormError';
import { usePage } from '../../kit/page/page-context';
import { useInLanguage } from '../../kit/page/use-in-language';
import { pickDraft, type Draft } from './draft';
import { loadProgress } from './load-progress';
import { OverPageContext } from './over-page';
import { SIGNUP_FORM } from './signup-form';
import { signupBody } from './signup-body';
import type { Progress } from './SignupProgress';
import { Summary } from './Summary';
import { useRegions, type CountryRegions } from './use-regions';
import type { SignupFlow } from './use-signup';

interface ConfirmStepProps {
  signup: SignupFlow;
  regions: CountryRegions | null;
  /** The photo that goes with it. */
  picture: Blob | null;
  onProgress: (progress: Progress | null) => void;
}

/** Everything once more, and the button that makes the account. */
export function ConfirmStep({ signup, regions, ...account }: ConfirmStepProps) {
  const { draft, password } = signup;
  const create = useCreateAccount(signup, account);
  const inLanguage = useInLanguage();
  const region = useRegionName(draft, regions);
  const email = draft.email ?? '';
  // It is loaded before the button is pressed; a failed load is repeated then.
  useEffect(() => void loadProgress().catch(() => {}), []);
  const submit = (event: FormEvent) => {
    // Only the server can make an account with a password that the server stores.
    if (password.password === '') return;
    event.preventDefault();
    void create();
  };
  return (
    <form id={SIGNUP_FORM} method="post" action={inLanguage('/signup')} onSubmit={submit}>
      <input type="hidden" name="step" value="confirm" />
      {Object.entries(draft).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Stack gap="6">
        <FormError apiError={signup.apiError} />
        <Summary draft={draft} region={region} picture={account.picture} />
        <Text tone="muted" size="label">
          <Trans>
            We’ll send an e-mail to <strong translate="no">{email}</strong> with a link to activate your
            account.
          </Trans>
        </Text>
        <Button type="submit" wide>
          <Trans>Create my account</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function useCreateAccount(
  { draft, password, rules, showError }: SignupFlow,
  { picture, onProgress }: Pick<ConfirmStepProps, 'picture' | 'onProgress'>,
) {
  const { locale, settings } = usePage();
  const inLanguage = useInLanguage();
  const over = use(OverPageContext);
  return async () => {
    onProgress({ stage: 'profile' });
    const body = signupBody(rules.messageLimit > 0 ? draft : pickDraft({ ...draft, signup_message: '' }), {
      password: password.password,
      language: locale,
      termsVersion: termsVersion(new Date(settings.company.added)),
      searchFields: settings.search_fields,
      source: savedTrafficSource(),
    });
    const made = await import('./make-account').then(
      ({ makeAccount }) => makeAccount({ body, picture, onProgress }),
      () => ({ ok: false as const, apiError: { code: 'network_failed' } }),
    );
    if (!made.ok) {
      onProgress(null);
      return showError(made.apiError);
    }
    deleteTrafficSource();
    if (made.isLoggedIn) return location.assign('/signup-matches');
    if (over?.onMailSent()) return;
    setDoneCookie('signup');
    return location.assign(inLanguage('/signup?done=1'));
  };
}

/** The chosen region by its name. */
function useRegionName({ country = '', region }: Draft, given: CountryRegions | null): string | null {
  const { state } = useRegions(region ? country : '', given);
  if (state.status !== 'loaded') return null;
  return state.regions.find(({ key }) => key === region)?.name ?? null;
}
