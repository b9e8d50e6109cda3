import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataExportQueryOptions } from '@vela/api-client/queries/data-export';
import { createDataExport } from '@vela/contract/endpoints/create-data-export';
import type { DataExport as Export } from '@vela/contract/entities/data-export';
import { numberFormat, type Locale } from '@vela/domain/locale';
import { awaitsConfirmation } from '@vela/domain/members';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Field } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Images from 'lucide-react/icons/images';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import User from 'lucide-react/icons/user';
import { useTimeText } from '../../kit/formats/use-time-text';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useDone } from '../../kit/forms/use-done';
import { useForm } from '../../kit/forms/use-form';
import { NotLoaded } from '../../kit/page/NotLoaded';
import { usePage } from '../../kit/page/page-context';
import { SettingsFrame } from '../../kit/page/SettingsFrame';
import { useApi } from '../../kit/session/member-data-context';
import { useSend } from '../../kit/session/use-send';
import { Point } from './Point';
import { columns, points } from './Settings.css';

/** How often the page looks whether the copy is ready, in milliseconds. */
const LOOK_MS = 3000;

/** A copy of all that the site stores about the member: what is in it, and where it is made and downloaded. */
export function DataExport({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  return (
    <SettingsFrame
      title={t`A copy of your data`}
      lead={<Trans>Everything we store about you, in one archive that people and programs can read.</Trans>}
      width="wide"
    >
      <div className={columns}>
        <WhatIsInIt />
        <Copy isDone={isDone} />
      </div>
    </SettingsFrame>
  );
}

function WhatIsInIt() {
  return (
    <Card as="section" aria-labelledby="contents-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="contents-title">
          <Trans>What is in it</Trans>
        </Heading>
        <ul className={points}>
          <Point icon={User}>
            <Trans>Your profile and your settings</Trans>
          </Point>
          <Point icon={Images}>
            <Trans>Your photos</Trans>
          </Point>
          <Point icon={MessagesSquare}>
            <Trans>Your conversations, without the photos that others sent you</Trans>
          </Point>
          <Point icon={Heart}>
            <Trans>Likes, blocks and reports</Trans>
          </Point>
          <Point icon={ReceiptText}>
            <Trans>Orders and every credit</Trans>
          </Point>
          <Point icon={ShieldCheck}>
            <Trans>Log-ins and consents, with their dates</Trans>
          </Point>
        </ul>
      </Stack>
    </Card>
  );
}

function Copy({ isDone }: { isDone: boolean }) {
  const asked = useDone<true>(isDone ? true : null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...dataExportQueryOptions(useApi()),
    refetchInterval: ({ state }) => (state.data?.export?.state === 'making' ? LOOK_MS : false),
  });
  if (isError && !data) {
    return (
      <NotLoaded tone="danger" announced="politely" isTrying={isFetching} retry={() => void refetch()}>
        <Trans>We couldn’t look for your copy.</Trans>
      </NotLoaded>
    );
  }
  if (!data) return <CopyLoading />;
  const { export: copy } = data;
  if (copy?.state === 'making') return <Making copy={copy} times={asked.times} />;
  return (
    <Stack gap="6">
      {copy?.archive && <Ready archive={copy.archive} wasAsked={asked.times > 0} />}
      <AskForm last={copy} onAsked={() => asked.show(true)} />
    </Stack>
  );
}

function CopyLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking for your copy`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

function Making({ copy, times }: { copy: Export; times: number }) {
  const { user } = usePage();
  const { moment } = useTimeText();
  const [email, askedAt] = [user?.email ?? '', moment(copy.asked_at)];
  const isMailed = user !== null && !awaitsConfirmation(user.status);
  return (
    <Card as="section" aria-labelledby="copy-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="copy-title">
          <Trans>We’re putting it together</Trans>
        </Heading>
        <DoneNotice times={times}>
          {isMailed ? (
            <Trans>
              This usually takes a few minutes. Then we write to <strong translate="no">{email}</strong>. You
              can leave this page.
            </Trans>
          ) : (
            <Trans>This usually takes a few minutes. You can leave this page and come back.</Trans>
          )}
        </DoneNotice>
        <Text size="label" tone="muted">
          <Trans>Asked for on {askedAt}.</Trans>
        </Text>
      </Stack>
    </Card>
  );
}

interface ReadyProps {
  archive: NonNullable<Export['archive']>;
  /** It was asked for on this page: it is announced. */
  wasAsked: boolean;
}

function Ready({ archive, wasAsked }: ReadyProps) {
  const { locale } = usePage();
  const { moment } = useTimeText();
  const [size, until] = [sizeText(archive.bytes, locale), moment(archive.until)];
  return (
    <Card as="section" aria-labelledby="ready-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="ready-title">
          <Trans>Your copy is ready</Trans>
        </Heading>
        <div role={wasAsked ? 'status' : undefined}>
          <Text tone="muted">
            <Trans>
              {size}. You can download it until {until}.
            </Trans>
          </Text>
        </div>
        <ButtonLink href={archive.path} download icon={Download} wide>
          <Trans>Download</Trans>
        </ButtonLink>
      </Stack>
    </Card>
  );
}

interface AskFormProps {
  /** The copy that a new one takes the place of. */
  last: Export | null;
  onAsked: () => void;
}

function AskForm({ last, onAsked }: AskFormProps) {
  const { user } = usePage();
  const api = useApi();
  const queryClient = useQueryClient();
  const send = useSend(createDataExport);
  const form = useForm({
    name: 'settings/export',
    check: ({ password = '' }) => (password === '' ? [{ path: 'password', code: 'required' }] : []),
    fieldOfCode: { password_wrong: 'password' },
    textOf: ({ code }) => (code === 'required' ? msg`Enter your password.` : undefined),
    send: ({ password = '' }) => send({ password }),
    onDone: (answer) => {
      queryClient.setQueryData(dataExportQueryOptions(api).queryKey, answer);
      onAsked();
    },
  });
  return (
    <Card as="section" aria-labelledby="ask-title" padding="roomy">
      <Form form={form}>
        <input type="hidden" name="username" value={user?.email ?? ''} autoComplete="username" />
        <Stack gap="5">
          <AskWords last={last} />
          <FormError apiError={form.apiError} />
          <Field
            label={<Trans>Your password</Trans>}
            hint={<Trans>So that nobody else can ask for it.</Trans>}
            error={form.error('password')}
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <Button
            type="submit"
            tone={last?.archive ? 'line' : 'primary'}
            icon={Archive}
            wide
            busy={form.isSending}
          >
            {last?.archive ? <Trans>Make a new copy</Trans> : <Trans>Make my copy</Trans>}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function AskWords({ last }: Pick<AskFormProps, 'last'>) {
  if (last?.archive) {
    return (
      <Stack gap="2">
        <Heading level={2} size="section" id="ask-title">
          <Trans>Is it too old?</Trans>
        </Heading>
        <Text size="label" tone="muted">
          <Trans>A new copy takes the place of this one.</Trans>
        </Text>
      </Stack>
    );
  }
  return (
    <>
      <Stack gap="2">
        <Heading level={2} size="section" id="ask-title">
          <Trans>Have it made</Trans>
        </Heading>
        <Text size="label" tone="muted">
          <Trans>You download it here. That works for 7 days, and only while you’re logged in.</Trans>
        </Text>
      </Stack>
      {last?.state === 'failed' && (
        <Notice tone="danger">
          <Trans>Your last copy couldn’t be made. We’re sorry. Please ask for it again.</Trans>
        </Notice>
      )}
    </>
  );
}

const KB = 1000;

/** "320 kB" or "4.2 MB". */
function sizeText(bytes: number, locale: Locale): string {
  const inMegabytes = bytes >= KB * KB;
  return numberFormat(locale, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(inMegabytes ? bytes / (KB * KB) : Math.max(1, bytes / KB));
}
