import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@vela/api-client/api-error';
import { checkText, FIELD_LIMITS } from '@vela/domain/errors';
import { REPORT_REASONS, type ReportReason } from '@vela/domain/safety';
import { Button } from '@vela/ui/Button';
import { Checkbox } from '@vela/ui/Checkbox';
import { DialogFoot } from '@vela/ui/Dialog';
import { errorText, fieldText } from '@vela/ui/error-text';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Notice } from '@vela/ui/Notice';
import { Radio } from '@vela/ui/Radio';
import { Stack } from '@vela/ui/layout';
import { Textarea } from '@vela/ui/Textarea';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { REASON_TEXTS } from './reason-texts';

export interface Report {
  reason: ReportReason;
  text: string;
  /** Whether the member is blocked with it. */
  block: boolean;
  /** Whether the member’s access to the reporter’s private photos ends with it. */
  withdraw_photos: boolean;
}

/** What the reporter can still do about the reported member. */
export interface ReportedMember {
  name: string;
  /** Whether it may see the reporter’s private photos. */
  seesPhotos: boolean;
}

interface ReportFormProps {
  /** null where the reporter can do nothing else about the member, as after a block. */
  member: ReportedMember | null;
  isSending: boolean;
  error: Error | null;
  onSend: (report: Report) => void;
}

export function ReportForm({ member, isSending, error, onSend }: ReportFormProps) {
  const { i18n } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const [text, setText] = useState('');
  const [checks, setChecks] = useState(0);
  const words = useRef<HTMLDivElement>(null);
  const problem = checkText(text, { limit: FIELD_LIMITS.reportText.max, hasLines: true });
  const errorOfText = isApiError(error) ? error.fields.find(({ path }) => path === 'text') : undefined;
  const problemOfText = (checks > 0 && problem) || errorOfText;
  // It runs once the error is under the field, so that both are scrolled into sight.
  const leadToText = useEffectEvent(() => {
    words.current?.querySelector('textarea')?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'end' });
  });
  const leadIfInvalid = useEffectEvent(() => {
    if (problem && !isMissing) leadToText();
  });
  useEffect(() => {
    if (checks > 0) leadIfInvalid();
  }, [checks]);
  useEffect(() => {
    if (errorOfText) leadToText();
  }, [errorOfText]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = new FormData(form);
    const reason = REPORT_REASONS.find((known) => known === chosen.get('reason'));
    setIsMissing(reason === undefined);
    setChecks(checks + 1);
    if (reason === undefined) return form.querySelector('input')?.focus();
    if (problem) return;
    onSend({ reason, text, block: chosen.has('block'), withdraw_photos: chosen.has('withdraw_photos') });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="5">
        <FieldGroup
          isTall
          label={<Trans>What is wrong?</Trans>}
          error={isMissing ? <Trans>Choose what fits best.</Trans> : undefined}
        >
          <Stack gap="0">
            {REPORT_REASONS.map((reason) => (
              <Radio key={reason} name="reason" value={reason}>
                {i18n._(REASON_TEXTS[reason])}
              </Radio>
            ))}
          </Stack>
        </FieldGroup>
        <div ref={words}>
          <Field
            label={<Trans>In your own words</Trans>}
            optional
            error={problemOfText && fieldText(i18n, problemOfText)}
          >
            <Textarea
              name="text"
              maxLength={FIELD_LIMITS.reportText.max}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </div>
        {member && <AlsoDone member={member} />}
      </Stack>
      <DialogFoot>
        {error && !errorOfText && (
          <Notice tone="danger" announced="at once">
            {isApiError(error) ? errorText(i18n, error) : <Trans>That didn’t work. Please try again.</Trans>}
          </Notice>
        )}
        <Button type="submit" wide busy={isSending}>
          <Trans>Send the report</Trans>
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What is done about the member in the same go, if the reporter wants it to be. */
function AlsoDone({ member: { name, seesPhotos } }: { member: ReportedMember }) {
  const [isBlocking, setIsBlocking] = useState(false);
  return (
    <Stack gap="0">
      <Checkbox
        name="block"
        checked={isBlocking}
        onChange={({ target }) => setIsBlocking(target.checked)}
        hint={
          <Trans>
            You no longer see or hear from each other. Your likes and your conversation are deleted; we keep a
            copy with the report.
          </Trans>
        }
      >
        <Trans>
          Also block <span translate="no">{name}</span>
        </Trans>
      </Checkbox>
      {/* A block takes them back by itself. */}
      {seesPhotos && !isBlocking && (
        <Checkbox name="withdraw_photos">
          <Trans>Withdraw my private photos</Trans>
        </Checkbox>
      )}
    </Stack>
  );
}
