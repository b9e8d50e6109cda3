import { Trans, useLingui } from '@lingui/react/macro';
import { PROFILE_LIMITS, type ProfileNote, type ProfileNoteName } from '@vela/domain/profile';
import { Field } from '@vela/ui/Field';
import { IconButton } from '@vela/ui/IconButton';
import { NOTE_TEXTS } from '@vela/ui/profile-text';
import { Textarea } from '@vela/ui/Textarea';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { tools } from './NotesSection.css';

interface NoteFieldProps {
  note: ProfileNote<ProfileNoteName>;
  /** From 0. */
  place: number;
  count: number;
  /** Whether the site shows it to others. */
  isShown: boolean;
  error: ReactNode;
  onChange: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One sentence: its beginning, the member's end of it, and its place among the others. */
export function NoteField({
  note: { name, text },
  place,
  count,
  isShown,
  error,
  onChange,
  onMove,
  onRemove,
}: NoteFieldProps) {
  const { t, i18n } = useLingui();
  const sentence = i18n._(NOTE_TEXTS[name]);
  return (
    <li data-note={name}>
      <Field
        label={sentence}
        hint={isShown ? undefined : <Trans>Others don’t see this sentence any more.</Trans>}
        error={error}
      >
        <Textarea
          name={`note_${name}`}
          rows={2}
          value={text}
          maxLength={PROFILE_LIMITS.note}
          onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        />
      </Field>
      <div className={tools}>
        {count > 1 && (
          <>
            <IconButton
              icon={ArrowUp}
              label={t`Move up: ${sentence}`}
              data-move="-1"
              resting={place === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t`Move down: ${sentence}`}
              data-move="1"
              resting={place === count - 1}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton icon={Trash} label={t`Remove: ${sentence}`} onClick={onRemove} />
      </div>
    </li>
  );
}
