import { portrait, type PortraitName } from '../../kit/join/portraits/portraits';
import { frame, picture } from './Portrait.css';

export interface PortraitProps {
  of: PortraitName;
  /** How wide it is shown. */
  sizes: string;
}

/** One drawn person, in the small pictures further down the page. */
export function Portrait({ of, sizes }: PortraitProps) {
  return (
    <div className={frame}>
      <img
        className={picture}
        {...portrait(of)}
        sizes={sizes}
        width={640}
        height={800}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="low"
      />
    </div>
  );
}
