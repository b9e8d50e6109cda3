import { Trans, useLingui } from '@lingui/react/macro';
import { isSignupOpen } from '@vela/domain/signup';
import { ButtonLink, Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { TextLink } from '@vela/ui/TextLink';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { Tracking } from '@vela/domain/landers';
import { Field } from '@vela/ui/Field';
import { TextInput } from '@vela/ui/TextInput';
import { Stack } from '@vela/ui/layout';
import { useKnownSource } from '../../kit/consent/use-known-source';
import { usePage } from '../../kit/page/page-context';
import { usePathWithCarriedParams } from '../../kit/page/use-carried-params';
import { entry, under } from './EntryForm.css';
import { useInLanguage } from '../../kit/page/use-in-language';

/** The way in. */
export function EntryForm({ looksAround }: { looksAround: boolean }) {
  const { settings } = usePage();
  const source = useKnownSource();
  if (!isSignupOpen(settings.signups, source)) return <InviteOnly looksAround={looksAround} />;
  return (
    <div className={entry}>
      <BeginForm source={source} />
      <p className={under}>
        <Terms />
      </p>
      {looksAround ? <LookAround /> : <MembersOnly />}
    </div>
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

/** The way to look at members before joining. */
function LookAround() {
  const withParams = usePathWithCarriedParams();
  return (
    <ButtonLink tone="line" href={withParams('/members')} wide>
      <Trans>Browse members</Trans>
    </ButtonLink>
  );
}

/** It is shown if nobody sees members before joining. */
function MembersOnly() {
  return (
    <p className={under}>
      <Trans>
        Only members can browse profiles. Already a member? <TextLink href="/login">Log in</TextLink>.
      </Trans>
    </p>
  );
}

function InviteOnly({ looksAround }: { looksAround: boolean }) {
  const { name: sitename } = usePage().settings;
  return (
    <div className={entry}>
      <Notice>
        <Trans>
          <span translate="no">{sitename}</span> is currently invite-only
        </Trans>
      </Notice>
      <ButtonLink href="/login" wide>
        <Trans>Log in</Trans>
      </ButtonLink>
      {looksAround && <LookAround />}
    </div>
  );
}

/** The beginning of the sign-up: the server stores what is typed here for the next steps, and no address contains it. */
function BeginForm({ source }: { source: Tracking }) {
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
