import { Plural, Trans } from '@lingui/react/macro';
import { MAIL_PAUSE_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { Button, type ButtonProps } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Form } from '../../forms/Form';
import { DoneNotice } from '../../forms/DoneNotice';
import { FormError } from '../../forms/FormError';
import { useDone } from '../../forms/use-done';
import { useForm, type FormOptions } from '../../forms/use-form';
import { useCountdown } from '../../formats/use-countdown';

const PAUSE_SECONDS = MAIL_PAUSE_MS / SECOND;

export interface SendAgainFormProps
  extends Pick<FormOptions<unknown>, 'name' | 'send' | 'apiError'>, Pick<ButtonProps, 'tone' | 'wide'> {
  /** The hidden fields that are always sent; `action` distinguishes the forms of a path. */
  hidden: Readonly<Record<string, string>>;
  /** What stands before the button. */
  lead?: ReactNode;
  /** The words of the button, but for the pause. */
  children: ReactNode;
  /** A post without script has sent one just now. */
  wasSent?: boolean;
  /** The first went out from this page a moment ago. */
  startsPaused?: boolean;
}

/** Has a mail sent once more, and then rests for a while; its button keeps the focus meanwhile. */
export function SendAgainForm({
  hidden,
  lead,
  children,
  wasSent = false,
  startsPaused = false,
  tone,
  wide,
  ...sending
}: SendAgainFormProps) {
  const sent = useDone(wasSent ? true : null);
  const pause = useCountdown(startsPaused ? PAUSE_SECONDS : 0);
  const form = useForm<unknown>({
    ...sending,
    ...('action' in hidden && { action: hidden.action }),
    initial: hidden,
    check: () => [],
    onDone: () => {
      sent.show(true);
      pause.start(PAUSE_SECONDS);
    },
  });
  const { secondsLeft } = pause;
  return (
    <Form form={form}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Stack gap="4">
        {lead}
        <FormError apiError={form.apiError} />
        {sent.result && !form.apiError && (
          <DoneNotice times={sent.times}>
            <Trans>Sent. Use the newest e-mail.</Trans>
          </DoneNotice>
        )}
        <Button type="submit" {...{ tone, wide }} busy={form.isSending} resting={secondsLeft > 0}>
          {secondsLeft > 0 ? (
            <Plural value={secondsLeft} one="Send again in # second" other="Send again in # seconds" />
          ) : (
            children
          )}
        </Button>
      </Stack>
    </Form>
  );
}
