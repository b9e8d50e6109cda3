import { Trans } from '@lingui/react/macro';
import type { Niche } from '@vela/domain/sites';
import { Icon } from '@vela/ui/Icon';
import Brush from 'lucide-react/icons/brush';
import { wallOf } from './portraits';
import { caption, figure, large, picture, small, wall } from './Wall.css';

/** How wide a frame is shown: half or a quarter of the wall, which on a desktop is half of the page. */
const SIZES = {
  large: '(min-width: 992px) min(19rem, 24vw), 50vw',
  small: '(min-width: 992px) min(9rem, 12vw), 25vw',
} as const;

/** A gallery of drawn people, and the words that say so. */
export function Wall({ niche }: { niche: Niche }) {
  return (
    <figure className={figure}>
      <div className={wall}>
        {wallOf(niche).map(({ name, isLarge, src, srcSet }, place) => (
          <span key={name} className={isLarge ? large : small}>
            <img
              className={picture}
              src={src}
              srcSet={srcSet}
              sizes={isLarge ? SIZES.large : SIZES.small}
              width={600}
              height={750}
              alt=""
              decoding="async"
              {...(place === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            />
          </span>
        ))}
      </div>
      <figcaption className={caption}>
        <Icon of={Brush} size="small" />
        <span>
          <Trans>Drawn for this page. Nobody here is a member.</Trans>
        </span>
      </figcaption>
    </figure>
  );
}
