import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Deck as DeckData } from '@vela/api-client/cache/deck';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { Profile } from '@vela/contract/entities/profile';
import type { SwipeChoice } from '@vela/domain/likes';
import { awaitsConfirmation } from '@vela/domain/members';
import { Button } from '@vela/ui/Button';
import { IconButton, IconLink } from '@vela/ui/IconButton';
import { VisuallyHidden } from '@vela/ui/layout';
import Heart from 'lucide-react/icons/heart';
import Info from 'lucide-react/icons/info';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePage } from '../../kit/page/page-context';
import { useGo } from '../../kit/page/use-routing';
import { useApi } from '../../kit/session/member-data-context';
import * as styles from './SwipeGame.css';
import { SwipeCard } from './SwipeCard';
import type { Choice, Swiping } from './use-swipe';

interface DeckProps {
  deck: DeckData;
  swiping: Swiping;
}

/** One member after the other, to like or to pass: by a drag, the buttons or the keys. */
export function Deck({ deck, swiping }: DeckProps) {
  const [now, next, later] = deck.profiles;
  const whole = useWhole(now);
  useWhole(next);
  useWhole(later);
  const { photo, turn } = usePhotoOf(now, whole);
  const [leaving, setLeaving] = useState<Choice | null>(null);
  const [last, setLast] = useState<LastAct | null>(null);
  const choose = (choice: SwipeChoice) => {
    if (!now) return;
    setLeaving(hasMotion() ? { profile: now, choice } : null);
    setLast({ name: now.name, act: choice });
    swiping.choose(choice);
  };
  const undo = () => {
    if (swiping.undoable === null) return;
    setLeaving(null);
    setLast({ name: swiping.undoable.profile.name, act: 'undo' });
    swiping.undo();
  };
  const { t } = useLingui();
  const { user } = usePage();
  const isHeld = user !== null && awaitsConfirmation(user.status);
  const section = useRef<HTMLElement>(null);
  const go = useGo();
  useKeys(section, {
    arrowleft: () => choose('pass'),
    arrowright: () => choose('like'),
    z: undo,
    i: () => now && go(`/members/${now.id}`),
    ' ': () => turn(photo + 1 < (whole?.photos.length ?? 1) ? 1 : -photo),
  });
  const cards = [
    leaving && leaving.profile.id !== now?.id && { profile: leaving.profile, place: leaving.choice },
    now && ({ profile: now, place: 'now' } as const),
    next && next.id !== leaving?.profile.id && ({ profile: next, place: 'next' } as const),
  ].filter((card) => card !== null && card !== undefined && card !== false);
  return (
    <section ref={section} className={styles.game} aria-label={t`Members to like or to pass`} tabIndex={-1}>
      <div className={styles.deck}>
        {cards.map(({ profile, place }) => (
          <SwipeCard
            key={profile.id}
            profile={profile}
            whole={place === 'now' ? whole : undefined}
            place={place}
            photo={place === 'now' ? photo : 0}
            onTurn={turn}
            onChoose={choose}
            onGone={() => setLeaving(null)}
          />
        ))}
      </div>
      {now && <Controls profile={now} swiping={swiping} onChoose={choose} onUndo={undo} />}
      <p className={styles.fine}>
        {isHeld ? (
          <Trans>Your likes are sent once you’ve confirmed your e-mail address.</Trans>
        ) : (
          <Trans>Passing doesn’t count, and nobody sees it.</Trans>
        )}
      </p>
      <Announcement profile={now} last={last} likesLeft={deck.likes_left} />
    </section>
  );
}

interface ControlsProps extends Pick<DeckProps, 'swiping'> {
  profile: Profile;
  onChoose: (choice: SwipeChoice) => void;
  onUndo: () => void;
}

function Controls({ profile, swiping: { undoable }, onChoose, onUndo }: ControlsProps) {
  const { t } = useLingui();
  const { name } = profile;
  return (
    <fieldset className={styles.controls} aria-label={t`Your choice about ${name}`}>
      <Control shortcut="Z">
        <span className={styles.undo}>
          {undoable && <span className={styles.ring} key={undoable.profile.id} />}
          <IconButton
            icon={Undo}
            tone="soft"
            label={t`Undo the last choice`}
            resting={undoable === null}
            onClick={onUndo}
          />
        </span>
      </Control>
      <Control shortcut="←" isChoice>
        <Button tone="line" wide icon={X} onClick={() => onChoose('pass')}>
          <Trans context="a member, on a button">Pass</Trans>
        </Button>
      </Control>
      <Control shortcut="→" isChoice>
        <Button wide icon={Heart} onClick={() => onChoose('like')}>
          <Trans context="a member, on a button">Like</Trans>
        </Button>
      </Control>
      <Control shortcut="I">
        <IconLink icon={Info} tone="soft" label={t`More about ${name}`} href={`/members/${profile.id}`} />
      </Control>
    </fieldset>
  );
}

interface ControlProps {
  shortcut: string;
  isChoice?: boolean;
  children: ReactNode;
}

/** A button with its key under it, where there is a keyboard. */
function Control({ shortcut, isChoice = false, children }: ControlProps) {
  // A letter works in the game alone: it is shown while the focus is there.
  const isTyped = /[a-z]/i.test(shortcut);
  return (
    <span className={isChoice ? `${styles.control} ${styles.choice}` : styles.control}>
      {children}
      <kbd className={isTyped ? styles.typedShortcut : styles.shortcut} aria-hidden="true">
        {shortcut}
      </kbd>
    </span>
  );
}

interface LastAct {
  name: string;
  act: SwipeChoice | 'undo';
}

interface AnnouncementProps {
  profile: Profile | undefined;
  last: LastAct | null;
  likesLeft: number;
}

/** Says what was done and who is next, since the focus stays where it is. */
function Announcement({ profile, last, likesLeft }: AnnouncementProps) {
  return (
    <output>
      {last !== null && (
        <VisuallyHidden>
          <Done last={last} likesLeft={likesLeft} />{' '}
          {profile && (
            <span translate="no">
              {profile.name}, {profile.age}
            </span>
          )}
        </VisuallyHidden>
      )}
    </output>
  );
}

function Done({ last: { name, act }, likesLeft }: { last: LastAct; likesLeft: number }) {
  switch (act) {
    case 'like':
      return (
        <Trans>
          Like for <span translate="no">{name}</span>. Likes left today: {likesLeft}.
        </Trans>
      );
    case 'pass':
      return (
        <Trans>
          Passed: <span translate="no">{name}</span>.
        </Trans>
      );
    case 'undo':
      return <Trans>Undone.</Trans>;
  }
}

/** Loads all of a member before its card is first. */
function useWhole(profile: Profile | undefined): Profile | undefined {
  const api = useApi();
  const { data } = useQuery({
    ...memberQueryOptions(api, profile?.id ?? ''),
    enabled: profile !== undefined,
    retry: false,
  });
  // A member gets the whole profile, a visitor a card.
  const whole = data?.profile;
  return profile && whole && 'photos' in whole ? whole : undefined;
}

function usePhotoOf(now: Profile | undefined, whole: Profile | undefined) {
  const [shown, setShown] = useState({ id: now?.id, photo: 0 });
  const photo = shown.id === now?.id ? shown.photo : 0;
  const last = Math.max(0, (whole?.photos.length ?? 1) - 1);
  return {
    photo,
    turn: (by: number) => setShown({ id: now?.id, photo: Math.min(last, Math.max(0, photo + by)) }),
  };
}

/** Keys by their lower-case names. */
type Keys = Readonly<Record<string, () => void>>;

/**
 * The arrows work wherever the focus is, but in a field or over an open dialog. A key that types something works in the game alone,
 * and the space bar where it presses no button.
 */
function useKeys(section: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      const key = event.key.toLowerCase();
      const act = latest.current[key];
      if (!act || altKey || ctrlKey || metaKey || shiftKey || repeat || isElsewhere(target)) return;
      const isTyped = key.length === 1;
      if (isTyped && !section.current?.contains(target as Node | null)) return;
      if (key === ' ' && target !== section.current) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [section]);
}

function isElsewhere(target: EventTarget | null): boolean {
  const isInField = target instanceof Element && target.closest('input, textarea, select') !== null;
  return isInField || document.querySelector('dialog[open]') !== null;
}

function hasMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
