import { OnlineDot } from '../OnlineDot';
import { useTries } from '../Photo/use-tries';
import { avatar, dot, initials, picture } from './Avatar.css';
import { initialsOf } from './initials-of';

export interface AvatarProps {
  name: string;
  /** Without a photo that can be loaded the name's initials replace it. */
  src?: string | null | undefined;
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  isOnline?: boolean | undefined;
  /** False where words beside it say that, too. */
  saysOnline?: boolean | undefined;
}

/** A round portrait beside a name; the name itself is read from the words next to it. */
export function Avatar({
  name,
  src = null,
  size = 'medium',
  isOnline = false,
  saysOnline = true,
}: AvatarProps) {
  return (
    <span className={avatar({ size })}>
      {src === null ? <Initials name={name} /> : <Portrait name={name} src={src} />}
      {isOnline && (
        <span className={dot}>
          <OnlineDot ringed isSpoken={saysOnline} />
        </span>
      )}
    </span>
  );
}

function Portrait({ name, src }: { name: string; src: string }) {
  const { state, number, watch, fail } = useTries(src);
  if (state === 'givenUp') return <Initials name={name} />;
  return (
    <img
      key={number}
      ref={(image) => watch(image)}
      className={picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={fail}
    />
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span className={initials} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
