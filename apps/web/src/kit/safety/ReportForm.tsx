import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { isApiError } from '@vela/api-client/api-error';
import { checkText, FIELD_LIMITS } from '@vela/domain/errors';
import { REPORT_REASONS, type ReportReason } from '@vela/domain/safety';
import { Button } from '@vela/ui/Button';
import { DialogFoot } from '@vela/ui/Dialog';
import { errorText, fieldText } from '@vela/ui/error-text';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Notice } from '@vela/ui/Notice';
import { Radio } from '@vela/ui/Radio';
import { Stack } from '@vela/ui/layout';
import { Textarea } from '@vela/ui/Textarea';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';

export interface Report {
  reason: ReportReason;
  text: string;
}

const REASON_TEXTS = {
  fake: msg`A fake profile, or somebody else’s photos`,
  scam: msg`Asks for money, or advertises`,
  harassment: msg`Insults, threats or pressure`,
  minor: msg`May be under 18`,
  photo: msg`A photo that doesn’t belong here`,
  illegal: msg`Something else that is against the law`,
  other: msg`Another reason`,
} as const satisfies Record<ReportReason, MessageDescriptor>;

interface ReportFormProps {
  isSending: boolean;
  error: Error | null;
  onSend: (report: Report) => void;
}

export function ReportForm({ isSending, error, onSend }: ReportFormProps) {
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
    const chosen = new FormData(form).get('reason');
    const reason = REPORT_REASONS.find((known) => known === chosen);
    setIsMissing(reason === undefined);
    setChecks(checks + 1);
    if (reason === undefined) return form.querySelector('input')?.focus();
    if (!problem) onSend({ reason, text });
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
