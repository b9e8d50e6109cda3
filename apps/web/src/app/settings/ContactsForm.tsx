import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { updateUser } from '@vela/contract/endpoints/update-user';
import {
  CONTACT_CHANGES,
  MOST_HIDDEN_CONTACTS,
  readContacts,
  type ContactChange,
} from '@vela/domain/contacts';
import { Button } from '@vela/ui/Button';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Radio } from '@vela/ui/Radio';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { Textarea } from '@vela/ui/Textarea';
import type { ReactNode } from 'react';
import type { ApiResult, FieldErrorData } from '../../kit/forms/api-result';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import type { FormValues } from '../../kit/forms/form-values';
import { useDone } from '../../kit/forms/use-done';
import { useForm } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { useSend } from '../../kit/session/use-send';
import { SettingsCard } from './SettingsCard';

const CHANGES = {
  add: <Trans>Hide me from these addresses</Trans>,
  remove: <Trans>Show me to these addresses again</Trans>,
  clear: <Trans>Show me to everyone on my list again</Trans>,
} as const satisfies Record<ContactChange, ReactNode>;

/** People that a member knows elsewhere and would rather not meet here. Their addresses stay in the browser. */
export function ContactsForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const saved = useDone(isDone ? true : null);
  return (
    <SettingsCard
      title={t`Contacts I hide from`}
      lead={
        <Trans>
          An ex, a colleague, your family: people with these e-mail addresses won’t come across you here, now
          or when they join.
        </Trans>
      }
      done={saved.result && <Trans>Your list has been changed.</Trans>}
      doneTimes={saved.times}
    >
      <Fields key={saved.times} onDone={() => saved.show(true)} />
    </SettingsCard>
  );
}

function Fields({ onDone }: { onDone: () => void }) {
  const { user } = usePage();
  const count = user?.num_hidden_contacts ?? 0;
  const send = useSend(updateUser);
  const form = useForm({
    name: 'settings/contacts',
    initial: { change: 'add', contacts: '' },
    check,
    textOf: ({ code }) => TEXTS[code],
    send: async (values) => ofContacts(await send({ hidden_contacts: await changeOf(values) })),
    onDone,
  });
  return (
    <Form form={form}>
      <Stack gap="6">
        <FormError apiError={form.apiError} />
        <Text>
          {count === 0 ? (
            <Trans>Your list is empty.</Trans>
          ) : (
            <Plural
              value={count}
              one="There is # address on your list."
              other="There are # addresses on your list."
            />
          )}
        </Text>
        {count > 0 && (
          <FieldGroup label={<Trans>What would you like to change?</Trans>} error={form.error('change')}>
            {CONTACT_CHANGES.map((change) => (
              <Radio
                key={change}
                name="change"
                value={change}
                defaultChecked={form.initial('change') === change}
              >
                {CHANGES[change]}
              </Radio>
            ))}
          </FieldGroup>
        )}
        {form.values['change'] !== 'clear' && (
          <Field
            label={<Trans>E-mail addresses</Trans>}
            hint={
              <Trans>
                One per line. Your browser turns each into a code before it leaves this device. We can only
                find out whether a code belongs to a member, and nobody can read your list, you included.
              </Trans>
            }
            error={form.error('contacts')}
          >
            <Textarea
              name="contacts"
              rows={5}
              defaultValue={form.initial('contacts')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        )}
        <Text size="label" tone="muted">
          <Trans>
            You can still see them. Someone you like or have written with still sees you: block them instead.
          </Trans>
        </Text>
        {user?.shown_to_visitors && (
          <Text size="label" tone="muted">
            <Trans>
              You are also shown to visitors without an account, and anyone can be one.{' '}
              <TextLink href="/settings/visibility">Change who can see me</TextLink>
            </Trans>
          </Text>
        )}
        <Button type="submit" tone="line" wide="phone" busy={form.isSending}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

const TEXTS: Readonly<Partial<Record<string, ReturnType<typeof msg>>>> = {
  required: msg`Enter at least one e-mail address.`,
  invalid_email: msg`Check the addresses: “${{ address: '' }}” is not an e-mail address.`,
  too_long: msg`A list has ${{ most: MOST_HIDDEN_CONTACTS }} addresses at most.`,
};

function check({ change, contacts = '' }: FormValues): FieldErrorData[] {
  if (change === 'clear') return [];
  const { addresses, wrong } = readContacts(contacts);
  const [address] = wrong;
  if (address !== undefined) return [{ path: 'contacts', code: 'invalid_email', params: { address } }];
  if (addresses.length === 0) return [{ path: 'contacts', code: 'required' }];
  return addresses.length > MOST_HIDDEN_CONTACTS ? [{ path: 'contacts', code: 'too_long' }] : [];
}

/** The endpoint knows the list by another name than the field. */
function ofContacts<Result>(outcome: ApiResult<Result>): ApiResult<Result> {
  if (outcome.ok || outcome.apiError.fields === undefined) return outcome;
  const fields = outcome.apiError.fields.map((field) => ({ ...field, path: 'contacts' }));
  return { ok: false, apiError: { ...outcome.apiError, fields } };
}

async function changeOf({ change, contacts = '' }: FormValues) {
  if (change === 'clear') return { clear: true as const };
  const hashes = await Promise.all(readContacts(contacts).addresses.map(hashOf));
  return change === 'remove' ? { remove: hashes } : { add: hashes };
}

/** SHA-256 in hexadecimal, as the server makes it of the addresses of its members. */
async function hashOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
