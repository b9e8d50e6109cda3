import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passkeysQueryOptions } from '@vela/api-client/queries/passkeys';
import { removePasskey } from '@vela/contract/endpoints/remove-passkey';
import { renamePasskey } from '@vela/contract/endpoints/rename-passkey';
import type { Passkey } from '@vela/contract/entities/passkey';
import { FIELD_LIMITS, checkText } from '@vela/domain/errors';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Dialog } from '@vela/ui/Dialog';
import { Field } from '@vela/ui/Field';
import { Icon } from '@vela/ui/Icon';
import { IconButton } from '@vela/ui/IconButton';
import { Inline, Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { TextInput } from '@vela/ui/TextInput';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTimeText } from '../../kit/formats/use-time-text';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { useForm } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { useApi } from '../../kit/session/member-data-context';
import { row, rowActions, rowFacts, rowForm, rowIcon } from './Passkeys.css';

/** What was done with a passkey. */
export type PasskeyAct = 'add' | 'rename' | 'remove';

interface PasskeyRowProps {
  passkey: Passkey;
  onDone: (act: PasskeyAct) => void;
}

/** A passkey, which can be renamed and removed. */
export function PasskeyRow({ passkey, onDone }: PasskeyRowProps) {
  const { t } = useLingui();
  const name = passkey.name ?? t`Passkey`;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { pencil, end } = useRenaming(setIsRenaming);
  return (
    <Card as="li" padding="normal">
      <div className={row}>
        <span className={rowIcon}>
          <Icon of={KeyRound} size="inline" />
        </span>
        <div className={rowFacts}>
          <Text weight="bold">
            <span translate={passkey.name === null ? undefined : 'no'}>{name}</span>
          </Text>
          <Text size="label" tone="muted">
            <Dates passkey={passkey} />
          </Text>
        </div>
        <div className={rowActions}>
          <IconButton
            ref={pencil}
            icon={Pencil}
            label={t`Rename ${name}`}
            aria-expanded={isRenaming}
            onClick={() => setIsRenaming(!isRenaming)}
          />
          <IconButton icon={Trash2} label={t`Remove ${name}`} onClick={() => setIsRemoving(true)} />
        </div>
        {isRenaming && (
          <div className={rowForm}>
            <RenameForm
              passkey={passkey}
              onCancel={end}
              onDone={() => {
                setIsRenaming(false);
                onDone('rename');
              }}
            />
          </div>
        )}
        <noscript>
          <PostForms passkey={passkey} />
        </noscript>
      </div>
      <RemoveDialog
        passkey={passkey}
        name={name}
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onDone={() => onDone('remove')}
      />
    </Card>
  );
}

/** The focus goes back to the button where the form is given up. */
function useRenaming(setIsRenaming: (is: boolean) => void): {
  pencil: RefObject<HTMLButtonElement | null>;
  end: () => void;
} {
  const pencil = useRef<HTMLButtonElement>(null);
  const end = () => {
    setIsRenaming(false);
    pencil.current?.focus();
  };
  return { pencil, end };
}

function Dates({ passkey }: { passkey: Passkey }) {
  const { day } = useTimeText();
  const added = day(passkey.added_at);
  if (passkey.last_used_at === null) return <Trans>Added {added} · not used yet</Trans>;
  const used = day(passkey.last_used_at);
  return (
    <Trans>
      Added {added} · last used {used}
    </Trans>
  );
}

interface RenameFormProps {
  passkey: Passkey;
  onCancel: () => void;
  onDone: () => void;
}

function RenameForm({ passkey: { id, name }, onCancel, onDone }: RenameFormProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm({
    name: 'settings/passkeys',
    action: `rename ${id}`,
    initial: { name: name ?? '' },
    check: (values) => {
      const error = checkText(values['name'] ?? '', { limit: FIELD_LIMITS.passkeyName.max });
      return error ? [{ path: 'name', ...error }] : [];
    },
    send: ({ name: typed = '' }) => toApiResult(api.call(renamePasskey, { id, name: typed })),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: passkeysQueryOptions(api).queryKey });
      onDone();
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Form form={form}>
      <Stack gap="4">
        <FormError apiError={form.apiError} />
        <Field label={<Trans>Name of this passkey</Trans>} error={form.error('name')}>
          <TextInput ref={field} name="name" defaultValue={form.initial('name')} autoComplete="off" />
        </Field>
        <Inline>
          <Button type="submit" size="small" busy={form.isSending}>
            <Trans>Save the name</Trans>
          </Button>
          <Button tone="line" size="small" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** The same without script. */
function PostForms({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useLingui();
  const posted = usePage().form?.values;
  const typed = posted?.['id'] === id ? posted['name'] : undefined;
  return (
    <Stack gap="3">
      <form method="post" action="/settings/passkeys">
        <input type="hidden" name="id" value={id} />
        <Inline>
          <TextInput
            name="name"
            defaultValue={typed ?? name ?? ''}
            maxLength={FIELD_LIMITS.passkeyName.max}
            aria-label={t`Name of this passkey`}
          />
          <Button type="submit" name="action" value="rename" tone="line" size="small">
            <Trans>Save the name</Trans>
          </Button>
          <Button type="submit" name="action" value="remove" tone="dangerLine" size="small">
            <Trans>Remove</Trans>
          </Button>
        </Inline>
      </form>
    </Stack>
  );
}

interface RemoveDialogProps {
  passkey: Passkey;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

function RemoveDialog({ passkey: { id }, name, isOpen, onClose, onDone }: RemoveDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call(removePasskey, { id }),
    onSuccess: async () => {
      // The closing dialog gives the focus to the button of the row: what is done takes it once the row is gone.
      onClose();
      await queryClient.invalidateQueries({ queryKey: passkeysQueryOptions(api).queryKey });
      onDone();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={
        <Trans>
          Remove <span translate="no">{name}</span>?
        </Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" busy={isPending} onClick={() => mutate()}>
            <Trans>Remove it</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <Text tone="muted">
        <Trans>You can’t log in with it any more. Where you are logged in, you stay so.</Trans>
      </Text>
      {isError && (
        <Notice tone="danger" announced="at once">
          <Trans>That didn’t work. Please try again.</Trans>
        </Notice>
      )}
    </Dialog>
  );
}
