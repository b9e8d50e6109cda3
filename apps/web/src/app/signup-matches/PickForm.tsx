import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { SIGNUP_MATCHES_KEY } from '@vela/api-client/queries/signup-matches';
import { likeMember } from '@vela/contract/endpoints/like-member';
import type { Profile } from '@vela/contract/entities/profile';
import type { ResultOf } from '@vela/contract/registry';
import { nameList } from '@vela/domain/locale';
import type { SignupMatchGender } from '@vela/domain/search';
import { Avatar } from '@vela/ui/Avatar';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Icon } from '@vela/ui/Icon';
import { Stack } from '@vela/ui/layout';
import { MemberGrid } from '@vela/ui/MemberCard';
import { MemberChoice } from '@vela/ui/MemberChoice';
import { useIsHydrated } from '@vela/ui/hydration';
import { INTEREST_ICONS, INTEREST_TEXTS } from '@vela/ui/profile-text';
import { Text } from '@vela/ui/Text';
import Heart from 'lucide-react/icons/heart';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { usePage } from '../../kit/page/page-context';
import { useGo } from '../../kit/page/use-routing';
import { useSend } from '../../kit/session/use-send';
import { signupMatchesPath } from './signup-matches-search';
import { useCanWrite, useWayOn } from './use-way-on';
import * as styles from './SignupMatches.css';

type Found = ResultOf<'listSignupMatches'>;

interface PickFormProps extends Pick<Found, 'matches' | 'liked'> {
  gender: SignupMatchGender | undefined;
  /** The address isn't confirmed. */
  isWaiting: boolean;
}

/** The box of a member. */
const nameOf = (id: string) => `like.${id}`;

/** The members, each with a box, and the button that likes those that are ticked. */
export function PickForm({ matches, gender, liked, isWaiting }: PickFormProps) {
  const { t } = useLingui();
  const send = useLikeAll();
  const goOn = useGoOn({ gender, isLikedBefore: liked.length > 0 });
  const form = useForm<readonly Profile[]>({
    name: 'signup-matches',
    action: 'like',
    check: () => [],
    send: (values) => send(chosenOf(matches, values)),
    onDone: goOn,
  });
  const chosen = chosenOf(matches, form.values);
  return (
    <Form form={form}>
      <input type="hidden" name="action" value="like" />
      <div className={styles.picks}>
        <MemberGrid label={t`People who may suit you`}>
          {matches.map((match, index) => (
            <li key={match.profile.id}>
              <Pick match={match} form={form} isFirst={index < 2} />
            </li>
          ))}
        </MemberGrid>
        <div className={styles.panel}>
          <Stack gap="4">
            <FormError apiError={form.apiError} />
            <Chosen chosen={chosen} isWaiting={isWaiting} />
            <div className={styles.buttons}>
              <div className={styles.like}>
                <LikeButton chosen={chosen} isSending={form.isSending} />
              </div>
              <WayOn />
            </div>
          </Stack>
        </div>
      </div>
    </Form>
  );
}

function chosenOf(matches: Found['matches'], values: FormApi['values']): Profile[] {
  return matches.flatMap(({ profile }) => ((values[nameOf(profile.id)] ?? '') === '' ? [] : [profile]));
}

function Pick({
  match: { profile, shared_interest: shared },
  form,
  isFirst,
}: {
  match: Found['matches'][number];
  form: FormApi;
  isFirst: boolean;
}) {
  const photoOf = usePhotos();
  const placeWords = usePlaceWords();
  const warningOf = useFictionalWarning();
  return (
    <MemberChoice
      name={nameOf(profile.id)}
      defaultChecked={form.initial(nameOf(profile.id)) !== ''}
      memberName={profile.name}
      age={profile.age}
      place={<span translate="no">{placeWords(profile)}</span>}
      photo={profile.main_image && photoOf(profile.main_image)}
      isOnline={profile.online === 'now'}
      isFictional={profile.fictional}
      fictionalWarning={warningOf(profile)}
      reason={shared !== null && <InCommon interest={shared} />}
      isFirst={isFirst}
    />
  );
}

function InCommon({ interest }: { interest: string }) {
  const { i18n } = useLingui();
  if (!Object.hasOwn(INTEREST_TEXTS, interest)) return null;
  const key = interest as keyof typeof INTEREST_TEXTS;
  const shared = i18n._(INTEREST_TEXTS[key]);
  return (
    <>
      <Icon of={INTEREST_ICONS[key]} size="small" />
      <span>
        <Trans>In common: {shared}</Trans>
      </span>
    </>
  );
}

/** Who is chosen, and when they see it. */
function Chosen({ chosen, isWaiting }: { chosen: readonly Profile[]; isWaiting: boolean }) {
  const photoOf = usePhotos();
  const { locale } = usePage();
  const names = nameList(
    chosen.map(({ name }) => name),
    locale,
  );
  return (
    <div className={styles.chosen}>
      {chosen.length > 0 && (
        <span className={styles.faces} aria-hidden="true">
          {chosen.slice(0, 3).map(({ id, name, main_image: image }) => (
            <Avatar key={id} name={name} src={(image && photoOf(image).src) ?? null} size="medium" />
          ))}
        </span>
      )}
      <div aria-live="polite" className={styles.chosenWords}>
        <Text weight="bold">
          {chosen.length === 0 ? <Trans>Nobody chosen yet</Trans> : <span translate="no">{names}</span>}
        </Text>
        <Text size="label" tone="muted">
          <WhenSent isChosen={chosen.length > 0} isWaiting={isWaiting} />
        </Text>
      </div>
    </div>
  );
}

function WhenSent({ isChosen, isWaiting }: { isChosen: boolean; isWaiting: boolean }) {
  if (!isChosen) return <Trans>Choose anyone you’re curious about. A like is free.</Trans>;
  if (isWaiting) return <Trans>Your like is sent once you’ve confirmed your e-mail address.</Trans>;
  return <Trans>Your like is sent right away.</Trans>;
}

function LikeButton({ chosen, isSending }: { chosen: readonly Profile[]; isSending: boolean }) {
  const name = chosen.length === 1 ? chosen[0]?.name : undefined;
  // Without script nothing is known of the boxes: the server leads on.
  const isHydrated = useIsHydrated();
  return (
    <Button type="submit" icon={Heart} wide busy={isSending} resting={isHydrated && chosen.length === 0}>
      {name !== undefined ? (
        <Trans>
          Like <span translate="no">{name}</span>
        </Trans>
      ) : (
        <Plural value={chosen.length} _0="Like" one="Like this one" other="Like these #" />
      )}
    </Button>
  );
}

function WayOn() {
  const wayOn = useWayOn();
  return (
    <ButtonLink tone="plain" href={wayOn}>
      <Trans>Skip</Trans>
    </ButtonLink>
  );
}

/** Likes one after the other; somebody who has left meanwhile is no failure. What was liked is so in every choice of the page. */
function useLikeAll() {
  const like = useSend(likeMember);
  const queryClient = useQueryClient();
  return async (chosen: readonly Profile[]) => {
    const liked: Profile[] = [];
    const keep = () =>
      queryClient.setQueriesData<Found>(
        { queryKey: SIGNUP_MATCHES_KEY },
        (found) => found && afterLikes(found, liked),
      );
    for (const profile of chosen) {
      const outcome = await like({ profile_id: profile.id });
      if (outcome.ok) liked.push(profile);
      else if (outcome.apiError.code !== 'not_found') {
        keep();
        return outcome;
      }
    }
    keep();
    return { ok: true as const, result: liked };
  };
}

/** On to writing to one of them, where that is free; without anybody to write to the sign-up goes on. */
function useGoOn({
  gender,
  isLikedBefore,
}: {
  gender: SignupMatchGender | undefined;
  isLikedBefore: boolean;
}) {
  const canWrite = useCanWrite();
  const go = useGo();
  const wayOn = useWayOn();
  return (liked: readonly Profile[]) => {
    if (canWrite && (liked.length > 0 || isLikedBefore)) {
      go(signupMatchesPath({ gender, isHello: true }));
      return undefined;
    }
    location.assign(wayOn);
    return 'leaving' as const;
  };
}

function afterLikes({ matches, liked: before, scope }: Found, liked: readonly Profile[]): Found {
  const ids = new Set(liked.map(({ id }) => id));
  return {
    scope,
    matches: matches.filter(({ profile }) => !ids.has(profile.id)),
    liked: [...liked, ...before.filter(({ id }) => !ids.has(id))],
  };
}
