import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import type { TrackingField } from '@vela/domain/landers';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Field, FieldMessages, Suggestion } from '@vela/ui/Field';
import { Notice } from '@vela/ui/Notice';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import type { ReactNode } from 'react';
import { useLander } from './facts';
import { closed, form, gate, under } from './SignupCard.css';

/** The way in: a plain form that the site keeps as the beginning of a sign-up. */
export function SignupCard() {
  const { site, open } = useLander();
  return (
    <div className={gate} data-open={open} data-signups={site.signups}>
      <SignupForm />
      <InviteOnly />
    </div>
  );
}

function SignupForm() {
  const { t } = useLingui();
  const { site, tracking } = useLander();
  return (
    <form className={form} method="post" action={`${site.url}/signup`}>
      {Object.entries(tracking).map(([name, value]) => (
        <input key={name as TrackingField} type="hidden" name={name} defaultValue={value} />
      ))}
      <Field id="email" label={<Trans>Your e-mail address</Trans>}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={FIELD_LIMITS.email.max}
          required
          placeholder={t`name@example.com`}
        />
      </Field>
      <EmailMessages />
      <Button type="submit" wide>
        <Trans>Create a free account</Trans>
      </Button>
      <p className={under}>
        <Terms />
      </p>
    </form>
  );
}

/** What the script may have to say about an address, in the page's language. */
function EmailMessages() {
  return (
    <>
      <MessageTemplate name="required">
        <FieldMessages id="required" words={{ error: <Trans>Enter your e-mail address.</Trans> }} />
      </MessageTemplate>
      <MessageTemplate name="invalid_email">
        <FieldMessages id="invalid" words={{ error: <Trans>Invalid email</Trans> }} />
      </MessageTemplate>
      <MessageTemplate name="suggestion">
        <FieldMessages id="suggested" words={{ suggestion: <MeantAddress /> }} />
      </MessageTemplate>
    </>
  );
}

function MessageTemplate({ name, children }: { name: string; children: ReactNode }) {
  return <template data-message={name}>{children}</template>;
}

function MeantAddress() {
  return (
    <Suggestion action={<Trans>Use this</Trans>} onAccept={leftToTheScript}>
      <Trans>
        Did you mean <strong data-meant="" />?
      </Trans>
    </Suggestion>
  );
}

function leftToTheScript(): void {}

function Terms() {
  const { url, minAge } = useLander().site;
  return (
    <Trans>
      Joining is free. You must be {minAge} or older. By joining you accept the{' '}
      <TextLink href={`${url}/pages/terms`}>terms</TextLink> and have read the{' '}
      <TextLink href={`${url}/pages/privacy`}>privacy notice</TextLink>.
    </Trans>
  );
}

function InviteOnly() {
  const { name: sitename, url } = useLander().site;
  return (
    <div className={closed}>
      <Notice>
        <Trans>
          <span translate="no">{sitename}</span> is currently invite-only
        </Trans>
      </Notice>
      <ButtonLink href={`${url}/login`} wide>
        <Trans>Log in</Trans>
      </ButtonLink>
    </div>
  );
}
