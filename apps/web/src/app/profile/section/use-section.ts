import { useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '@vela/contract/endpoints/update-profile';
import { profileQueryOptions } from '@vela/api-client/queries/profile';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { useLingui } from '@lingui/react';
import { fieldText } from '@vela/ui/error-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDone } from '../../../kit/forms/use-done';
import type { ApiErrorData, FieldErrorData } from '../../../kit/forms/api-result';
import { useApi } from '../../../kit/session/member-data-context';
import { useSend } from '../../../kit/session/use-send';
import { tabStore } from '../../../kit/storage/safe-store';
import { prefixOf, STORED } from '../../../kit/storage/stored-keys';
import {
  changesOf,
  draftAfterSaving,
  readDraft,
  savedValues,
  type ProfileField,
  type SectionDraft,
  type SectionValues,
} from './section-state';

const DRAFT_PREFIX = prefixOf(STORED.profileDraft.key);

export interface Section<Field extends ProfileField> {
  values: SectionValues<Field>;
  change: (change: Partial<SectionValues<Field>>) => void;
  /** The text of a field's problem, until the field changes. */
  error: (field: Field) => string | undefined;
  /** The same for one part of a field, by its path. */
  errorAt: (path: string) => string | undefined;
  /** What was rejected as a whole. */
  apiError: ApiErrorData | null;
  isChanged: boolean;
  isSaving: boolean;
  save: () => void;
  /** Back to what is saved. */
  reset: () => void;
  savedTimes: number;
  /**
   * Changes whenever the saved values differ from the typed ones: parts with a state of their own have to
   * start over.
   */
  round: number;
}

interface SectionOptions<Field extends ProfileField> {
  /** Names its draft. */
  name: string;
  fields: readonly Field[];
  profile: OwnProfile;
  /** What is wrong before the server is asked. */
  check?: (values: SectionValues<Field>) => FieldErrorData[];
}

interface Rejected {
  apiError: ApiErrorData;
  /** What was sent. */
  values: object;
}

interface Answer {
  profile: OwnProfile;
  /** The profile as it was read when it was saved. */
  after: OwnProfile;
}

/** A part of the profile that is filled in and saved by itself; changes that aren't saved yet are stored in this tab. */
export function useSection<Field extends ProfileField>({
  name,
  fields,
  profile,
  check = () => [],
}: SectionOptions<Field>): Section<Field> {
  const { i18n } = useLingui();
  const key = `${DRAFT_PREFIX}${profile.id}/${name}` as const;
  // The answer counts at once; other parts that read the profile are updated a moment later.
  const [answer, setAnswer] = useState<Answer | null>(null);
  const saved = savedValues(answer?.after === profile ? answer.profile : profile, fields);
  // The server knows no draft, so the page begins without it, and it comes a moment later.
  const [draft, setDraft] = useState<SectionDraft<SectionValues<Field>> & { isRestored: boolean }>({
    changes: {},
    round: 0,
    isRestored: false,
  });
  const [rejected, setRejected] = useState<Rejected | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const done = useDone<true>(null);
  const send = useSend(updateProfile);
  const storeProfile = useStoreProfile();
  const { round, isRestored } = draft;
  const values = { ...saved, ...draft.changes };
  const begin = (start: Partial<SectionValues<Field>>) =>
    setDraft((before) => ({ changes: start, round: before.round + 1, isRestored: true }));
  const restoreDraft = useEffectEvent(() => {
    const stored = readDraft(tabStore.get(key), fields);
    if (Object.keys(stored).length > 0) begin(stored);
    // What was typed before the page reacted stays where it stands.
    else setDraft((before) => ({ ...before, isRestored: true }));
  });
  useEffect(() => restoreDraft(), []);
  const changes = changesOf(values, saved);
  const isChanged = Object.keys(changes).length > 0;
  const text = isChanged ? JSON.stringify(changes) : null;
  useEffect(() => {
    if (!isRestored) return;
    if (text === null) tabStore.remove(key);
    else tabStore.set(key, text);
  }, [key, text, isRestored]);

  const save = async () => {
    const problems = check(values);
    if (problems.length > 0)
      return setRejected({ apiError: { code: 'invalid_input', fields: problems }, values });
    setIsSaving(true);
    const outcome = await send(values);
    setIsSaving(false);
    if (!outcome.ok) return setRejected({ apiError: outcome.apiError, values });
    setRejected(null);
    setDraft((before) => ({ ...before, ...draftAfterSaving(before, values) }));
    setAnswer({ profile: outcome.result.profile, after: profile });
    storeProfile(outcome.result.profile);
    done.show(true);
  };
  const problemAt = (field: Field): FieldErrorData | undefined =>
    rejected?.apiError.fields?.find(({ path }) => path.split('.')[0] === field);

  return {
    values,
    change: (change) => {
      setDraft((before) => ({ ...before, changes: { ...before.changes, ...change }, isRestored: true }));
      setRejected(null);
    },
    error: (field) => {
      const problem = problemAt(field);
      return problem && fieldText(i18n, problem);
    },
    errorAt: (path) => {
      const problem = rejected?.apiError.fields?.find((field) => field.path === path);
      return problem && fieldText(i18n, problem);
    },
    apiError: rejected && !fields.some((field) => problemAt(field)) ? rejected.apiError : null,
    isChanged,
    isSaving,
    save: () => void save(),
    reset: () => {
      begin({});
      setRejected(null);
    },
    savedTimes: isChanged ? 0 : done.times,
    round,
  };
}

/** Returns a function that stores the profile of an answer in the cache, where all sections read it. */
function useStoreProfile(): (profile: OwnProfile) => void {
  const { queryKey } = profileQueryOptions(useApi());
  const queryClient = useQueryClient();
  return (profile) => queryClient.setQueryData(queryKey, { profile });
}
