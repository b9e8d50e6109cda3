import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { isProfileNote, movedNotes, openNotes, PROFILE_LIMITS } from '@vela/domain/profile';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@vela/ui/layout';
import { usePage } from '../../../kit/page/page-context';
import { SectionCard, useSection } from '../section';
import { AddNote } from './AddNote';
import { NoteField } from './NoteField';
import { list } from './NotesSection.css';

/** Sentences that the site begins and the member finishes, in the member's order. */
export function NotesSection({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const { visible_profile_notes: settings = [] } = usePage().settings;
  const section = useSection({ name: 'notes', fields: ['notes'], profile });
  // A draft may be older than the list of the sentences.
  const notes = section.values.notes.filter(({ name }) => isProfileNote(name));
  const offered = settings.filter(isProfileNote);
  const [announced, setAnnounced] = useState('');
  const focusSoon = useFocusSoon();
  const open = openNotes(notes, offered);
  // The last one that was removed still has to be saved.
  if (offered.length + notes.length + profile.notes.length === 0) return null;
  const count = notes.length;
  const limit = PROFILE_LIMITS.notes;
  const change = (next: typeof notes) => section.change({ notes: next });
  const errorOf = (place: number) =>
    section.errorAt(`notes.${place}.name`) === undefined ? (
      section.errorAt(`notes.${place}.text`)
    ) : (
      // The page was opened when the site still offered it.
      <Trans>This sentence is no longer offered here. Please remove it.</Trans>
    );
  return (
    <SectionCard
      id="notes"
      section={section}
      title={<Trans>Finish the sentence</Trans>}
      lead={
        <Trans>Up to {limit} sentences in your own words give others something to write to you about.</Trans>
      }
      canSave={count > 0 || section.isChanged || profile.notes.length > 0}
    >
      {count > 0 && (
        <ol className={list}>
          {notes.map((note, place) => (
            <NoteField
              key={note.name}
              note={note}
              place={place}
              count={count}
              isShown={offered.includes(note.name)}
              error={errorOf(place)}
              onChange={(text) => change(notes.map((one) => (one === note ? { ...one, text } : one)))}
              onMove={(by) => {
                change(movedNotes(notes, place, by));
                const number = place + 1 + by;
                setAnnounced(t`Now in place ${number} of ${count}`);
                focusSoon(`[data-note=${note.name}] [data-move="${by}"]`);
              }}
              onRemove={() => {
                change(notes.filter((one) => one !== note));
                // Where no other can be chosen, saving is what is left to do.
                focusSoon('#notes [data-add-note], #notes [type=submit]');
              }}
            />
          ))}
        </ol>
      )}
      {section.errorAt('notes') !== undefined && (
        <Notice tone="danger" announced="at once">
          {section.errorAt('notes')}
        </Notice>
      )}
      {count < limit && open.length > 0 && (
        <AddNote
          open={open}
          onAdd={(name) => {
            change([...notes, { name, text: '' }]);
            focusSoon(`[data-note=${name}] textarea`);
          }}
        />
      )}
      {count === limit && (
        <Text size="label" tone="muted">
          <Trans>That’s all {limit}. Remove one to choose another.</Trans>
        </Text>
      )}
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </SectionCard>
  );
}

/** Returns a function that gives the focus to what stands on the page after the next change: what is moved loses it. */
function useFocusSoon(): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector) => {
    wanted.current = selector;
  };
}
