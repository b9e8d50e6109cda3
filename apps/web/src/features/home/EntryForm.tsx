import { Trans, useLingui } from '@lingui/react/macro';
import { isSignupOpen } from '@vela/domain/signup';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Notice } from '@vela/ui/Notice';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import { usePage } from '../../shell/page';
import { entry, under } from './EntryForm.css';
import { useTrafficSource } from './use-traffic-source';

/** The way in: what is typed here is the beginning of the sign-up, kept by the server and never in an address. */
export function EntryForm() {
  const { t } = useLingui();
  const { settings } = usePage();
  const source = useTrafficSource();
  if (!isSignupOpen(settings.signups, source)) return <InviteOnly />;
  return (
    <form className={entry} method="post" action="/signup">
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={<Trans>Your e-mail address</Trans>}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          placeholder={t`name@example.com`}
        />
      </Field>
      <Button type="submit" wide>
        <Trans>Create a free account</Trans>
      </Button>
      <p className={under}>
        <Terms />
      </p>
    </form>
  );
}

function Terms() {
  const { settings, readyPages } = usePage();
  const minAge = settings.min_age;
  // Nobody accepts what cannot be read: where those pages aren't there yet, the sign-up asks.
  if (!readyPages.includes('pages-terms') || !readyPages.includes('pages-privacy')) {
    return <Trans>Joining is free. You must be {minAge} or older.</Trans>;
  }
  return (
    <Trans>
      Joining is free. You must be {minAge} or older. By joining you accept the{' '}
      <TextLink href="/pages/terms">terms</TextLink> and have read the{' '}
      <TextLink href="/pages/privacy">privacy notice</TextLink>.
    </Trans>
  );
}

function InviteOnly() {
  const { name } = usePage().settings;
  return (
    <div className={entry}>
      <Notice>
        <Trans>{name} is currently invite-only</Trans>
      </Notice>
      <ButtonLink href="/login" wide>
        <Trans>Log in</Trans>
      </ButtonLink>
    </div>
  );
}
