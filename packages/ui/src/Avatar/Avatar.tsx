import { OnlineDot } from '../OnlineDot';
import { avatar, dot, initials, picture } from './Avatar.css';
import { initialsOf } from './initials-of';

export interface AvatarProps {
  name: string;
  /** Without a photo the name's initials stand in. */
  src?: string | null | undefined;
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' | undefined;
  isOnline?: boolean | undefined;
}

/** A round portrait beside a name; the name itself is read from the words next to it. */
export function Avatar({ name, src = null, size = 'medium', isOnline = false }: AvatarProps) {
  return (
    <span className={avatar({ size })}>
      {src === null ? (
        <span className={initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img className={picture} src={src} alt="" loading="lazy" decoding="async" />
      )}
      {isOnline && (
        <span className={dot}>
          <OnlineDot ringed />
        </span>
      )}
    </span>
  );
}
