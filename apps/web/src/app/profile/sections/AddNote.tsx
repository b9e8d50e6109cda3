import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileNoteName } from '@vela/domain/profile';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { NOTE_TEXTS } from '@vela/ui/profile-text';
import { Select } from '@vela/ui/Select';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { add } from './NotesSection.css';

interface AddNoteProps {
  /** The sentences that are left, of which there is one at least. */
  open: readonly ProfileNoteName[];
  onAdd: (name: ProfileNoteName) => void;
}

/** A list to choose another sentence from, and the button that adds it. */
export function AddNote({ open, onAdd }: AddNoteProps) {
  const { i18n } = useLingui();
  const [wanted, setWanted] = useState<ProfileNoteName | undefined>(open[0]);
  const chosen = open.find((name) => name === wanted) ?? open[0];
  return (
    <div className={add}>
      <Field label={<Trans>Choose a sentence</Trans>}>
        <Select
          name="note_to_add"
          data-add-note=""
          value={chosen}
          options={open.map((name) => ({ value: name, label: i18n._(NOTE_TEXTS[name]) }))}
          onChange={({ target }) => setWanted(open.find((name) => name === target.value))}
        />
      </Field>
      <Button
        tone="soft"
        icon={Plus}
        onClick={() => {
          if (chosen) onAdd(chosen);
        }}
      >
        <Trans context="a sentence">Add</Trans>
      </Button>
    </div>
  );
}
