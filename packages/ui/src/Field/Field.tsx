import { Trans } from '@lingui/react/macro';
import { useId, useMemo, type ReactNode } from 'react';
import { WholeWords } from '../WholeWords';
import * as styles from './Field.css';
import { FieldContext, type FieldControl } from './field-control';
import { FieldMessages, hintId, isSaid, messagesId, type Messages } from './FieldMessages';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: ReactNode;
  /** What is right already. */
  good?: ReactNode;
  /** What to know of a value that may stay as it is; announced when it appears. */
  note?: ReactNode;
  /** Marks what may be left empty. */
  optional?: boolean | undefined;
}

interface FieldParts extends Omit<FieldWords, 'label'> {
  /** A `Suggestion`. */
  suggestion?: ReactNode;
  /** The id of the control, where something else has to know it. */
  id?: string | undefined;
  /** One control: `TextInput`, `PasswordInput`, `Select`, `Textarea`. */
  children: ReactNode;
}

/** Its label, or the id of the heading that stands for one. */
type FieldName = { label: ReactNode; labelledBy?: undefined } | { label?: undefined; labelledBy: string };

export type FieldProps = FieldParts & FieldName;

/** A label above, a control, and under it what there is to say. */
export function Field({
  id: givenId,
  label,
  labelledBy,
  hint,
  error,
  good,
  note,
  optional = false,
  suggestion,
  children,
}: FieldProps) {
  const { id, control } = useField({ givenId, labelledBy, hint, error, good, note, suggestion });
  return (
    <div className={styles.field}>
      {labelledBy === undefined && (
        <label className={styles.label} htmlFor={id}>
          <WholeWords>{label}</WholeWords> {optional && <OptionalMark />}
        </label>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages id={id} words={{ hint, error, good, note, suggestion }} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldParts, 'suggestion' | 'note'>, Pick<FieldWords, 'label'> {
  /** There are so many that the fields under them may be out of sight: the errors are listed above. */
  isTall?: boolean | undefined;
}

/** Several controls that answer one question: radios, segments, the parts of a date. */
export function FieldGroup({
  id: givenId,
  label,
  hint,
  error,
  good,
  optional = false,
  isTall = false,
  children,
}: FieldGroupProps) {
  const { id, control } = useField({ givenId, hint, error, good });
  const messages = <FieldMessages id={id} words={{ hint, error, good }} />;
  return (
    <fieldset className={styles.field} id={id} aria-describedby={control['aria-describedby']}>
      <legend className={styles.legend}>
        <WholeWords>{label}</WholeWords> {optional && <OptionalMark />}
      </legend>
      {isTall && messages}
      <FieldContext value={control}>{children}</FieldContext>
      {!isTall && messages}
    </fieldset>
  );
}

function useField({
  givenId,
  labelledBy,
  hint,
  error,
  good,
  note,
  suggestion,
}: Messages & { givenId?: string | undefined; labelledBy?: string | undefined }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasMessages = [error, good, note, suggestion].some(isSaid);
  const hasHint = isSaid(hint);
  const isInvalid = isSaid(error);
  const isGood = isSaid(good) && !isInvalid;
  const control = useMemo<FieldControl>(() => {
    const describedBy = [hasMessages && messagesId(id), hasHint && hintId(id)].filter(Boolean).join(' ');
    return {
      id,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': isInvalid || undefined,
      'data-good': isGood ? '' : undefined,
    };
  }, [id, labelledBy, hasMessages, hasHint, isInvalid, isGood]);
  return { id, control };
}

function OptionalMark() {
  return (
    <span className={styles.optional}>
      <Trans>(optional)</Trans>
    </span>
  );
}
