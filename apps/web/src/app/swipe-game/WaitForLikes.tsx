import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Deck } from '@vela/api-client/cache/deck';
import { nameList } from '@vela/domain/locale';
import { DAY, HOUR, MINUTE } from '@vela/domain/time';
import { Button } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Photo } from '@vela/ui/Photo';
import { Text } from '@vela/ui/Text';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useServerTime } from '../../kit/formats/use-server-time';
import { useTimeText } from '../../kit/formats/use-time-text';
import { usePage } from '../../kit/page/page-context';
import * as styles from './WaitForLikes.css';
import type { Swiping } from './use-swipe';

interface WaitForLikesProps extends Pick<Swiping, 'undoable' | 'undo'> {
  deck: Deck;
  /** The day has ended. */
  onOver: () => void;
}

/** The likes of the day are used up: who got them, when there are new ones, and what to do until then. */
export function WaitForLikes({
  deck: { liked, likes_a_day: perDay, next_at: nextAt },
  ...rest
}: WaitForLikesProps) {
  const { locale } = usePage();
  const photoOf = usePhotos();
  const names = nameList(
    liked.map(({ name }) => name),
    locale,
  );
  return (
    <div className={styles.wait}>
      <div className={styles.waitCard}>
        {liked.length > 0 && (
          <div className={styles.fan} aria-hidden="true">
            {liked.map(({ id, main_image: image }) => (
              <span key={id} className={styles.fanPhoto}>
                <Photo photo={image && photoOf(image)} alt="" sizes="7rem" corners="control" />
              </span>
            ))}
          </div>
        )}
        <Heading level={2} size="display" tabIndex={-1}>
          <Trans>That’s all for today</Trans>
        </Heading>
        <Text tone="muted" measure="lead">
          {liked.length > 0 && (
            <>
              <Trans>
                <span translate="no">{names}</span> will see your like.
              </Trans>{' '}
            </>
          )}
          <Plural
            value={perDay}
            one="Here there is one like a day, the same for everybody, with or without Premium."
            other="Here there are # likes a day, the same for everybody, with or without Premium."
          />
        </Text>
        {rest.undoable && (
          <Button tone="line" icon={Undo} onClick={rest.undo}>
            <Trans>Undo the last choice</Trans>
          </Button>
        )}
        {nextAt !== null && <Until at={nextAt} onOver={rest.onOver} />}
      </div>
      <Meanwhile />
    </div>
  );
}

/** Counts hours and minutes, as seconds would only make one wait. */
function Until({ at, onOver }: { at: string; onOver: () => void }) {
  const { now } = usePage();
  const { clock } = useTimeText();
  const serverTime = useServerTime();
  const [time, setTime] = useState(() => new Date(now));
  const leftMs = Math.max(0, new Date(at).getTime() - time.getTime());
  useEffect(() => {
    setTime(serverTime());
    const timer = setInterval(() => setTime(serverTime()), MINUTE / 4);
    return () => clearInterval(timer);
  }, [serverTime]);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const minutesLeft = Math.ceil(leftMs / MINUTE);
  const hours = Math.floor((minutesLeft * MINUTE) / HOUR);
  const minutes = minutesLeft % (HOUR / MINUTE);
  const end = clock(at);
  return (
    <div className={styles.until}>
      <p className={styles.digits} role="timer">
        <Trans>
          <b>{hours}</b> h <b>{minutes}</b> min
        </Trans>
      </p>
      <progress className={styles.day} max={DAY} value={DAY - leftMs} aria-hidden="true" />
      <Text size="label" weight="bold">
        <Trans>New likes at {end}</Trans>
      </Text>
    </div>
  );
}

function Meanwhile() {
  const { t } = useLingui();
  return (
    <nav className={styles.meanwhile} aria-label={t`Meanwhile`}>
      <Heading level={2} size="section">
        <Trans>Meanwhile</Trans>
      </Heading>
      <ul className={styles.rows}>
        <Row href="/chats" icon={MessageCircle} title={<Trans>Answer your messages</Trans>}>
          <Trans>Or write the first line to someone you like.</Trans>
        </Row>
        <Row href="/likes/received" icon={Heart} title={<Trans>See who likes you</Trans>}>
          <Trans>Like one of them back, and it’s a match.</Trans>
        </Row>
        <Row href="/members" icon={Search} title={<Trans>Look around in the search</Trans>}>
          <Trans>There you can like as many as you want.</Trans>
        </Row>
      </ul>
    </nav>
  );
}

interface RowProps {
  href: string;
  icon: IconGlyph;
  title: ReactNode;
  children: ReactNode;
}

function Row({ href, icon, title, children }: RowProps) {
  return (
    <li>
      <a className={styles.row} href={href}>
        <span className={styles.rowMark}>
          <Icon of={icon} />
        </span>
        <span>
          <Text as="strong">{title}</Text>
          <br />
          <Text as="span" size="label" tone="muted">
            {children}
          </Text>
        </span>
      </a>
    </li>
  );
}
