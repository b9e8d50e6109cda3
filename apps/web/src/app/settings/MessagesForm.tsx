import { Trans, useLingui } from '@lingui/react/macro';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { WRITERS, type Writers } from '@vela/domain/chat';
import { checkText, FIELD_LIMITS } from '@vela/domain/errors';
import { Button } from '@vela/ui/Button';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Radio } from '@vela/ui/Radio';
import { Stack } from '@vela/ui/layout';
import { Textarea } from '@vela/ui/Textarea';
import type { ReactNode } from 'react';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useDone } from '../../kit/forms/use-done';
import { useForm } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { useSend } from '../../kit/session/use-send';
import { SettingsCard } from './SettingsCard';

const CHOICES = {
  everyone: <Trans>Everyone</Trans>,
  photo: <Trans>Members with a photo</Trans>,
  liked: <Trans>Members I like</Trans>,
  matches: <Trans>Only my matches</Trans>,
} as const satisfies Record<Writers, ReactNode>;

/** Who may write to the member, and which messages it would rather not see. */
export function MessagesForm({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const saved = useDone(isDone ? true : null);
  return (
    <SettingsCard
      title={t`Messages`}
      lead={<Trans>Who may write to you, and what you would rather not read.</Trans>}
      done={saved.result && <Trans>Your choice has been saved.</Trans>}
      doneTimes={saved.times}
    >
      <Fields key={saved.times} onDone={() => saved.show(true)} />
    </SettingsCard>
  );
}

function Fields({ onDone }: { onDone: () => void }) {
  const { user } = usePage();
  const send = useSend(updateUser);
  const form = useForm({
    name: 'settings/messages',
    initial: { may_write: user?.may_write ?? 'everyone', hidden_words: user?.hidden_words ?? '' },
    check: ({ hidden_words: words = '' }) => {
      const problem = checkText(words, { limit: FIELD_LIMITS.hiddenWords.max, hasLines: true });
      return problem ? [{ path: 'hidden_words', ...problem }] : [];
    },
    send: ({ may_write: writers = 'everyone', hidden_words: words = '' }) =>
      send({ may_write: WRITERS.find((one) => one === writers) ?? 'everyone', hidden_words: words }),
    onDone,
  });
  return (
    <Form form={form}>
      <Stack gap="6">
        <FormError apiError={form.apiError} />
        <FieldGroup
          label={<Trans>Who may write to me</Trans>}
          hint={<Trans>Where you have answered, a conversation stays open.</Trans>}
          error={form.error('may_write')}
        >
          {WRITERS.map((writers) => (
            <Radio
              key={writers}
              name="may_write"
              value={writers}
              defaultChecked={form.initial('may_write') === writers}
            >
              {CHOICES[writers]}
            </Radio>
          ))}
        </FieldGroup>
        <Field
          label={<Trans>Hidden words</Trans>}
          hint={
            <Trans>
              One word or phrase a line. Messages with them are folded away until you open them. Your device
              does this; nobody else reads your messages.
            </Trans>
          }
          error={form.error('hidden_words')}
          optional
        >
          <Textarea name="hidden_words" rows={5} defaultValue={form.initial('hidden_words')} />
        </Field>
        <Button type="submit" tone="line" wide="phone" busy={form.isSending}>
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
