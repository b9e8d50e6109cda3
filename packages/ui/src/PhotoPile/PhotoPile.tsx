import { columns, picture, pile } from './PhotoPile.css';

export interface PilePhoto {
  src: string;
  srcSet?: string | undefined;
  /** Seen at once: fetched early, the others when they come near. */
  isFirst?: boolean | undefined;
}

export interface PhotoPileProps {
  /** `hero` has three columns, on a phone one row; `aside` has two columns. */
  layout?: 'hero' | 'aside' | undefined;
  photos: readonly (readonly PilePhoto[])[];
  /** How wide a portrait is, for the browser's choice from `srcSet`. */
  sizes?: string | undefined;
}

/**
 * A pile of portraits. It is decoration: hidden from those who listen, and on a page that says so behind its scripts.
 */
export function PhotoPile({ layout = 'hero', photos, sizes }: PhotoPileProps) {
  return (
    <div className={pile[layout]} aria-hidden="true">
      {columns[layout].map((column, index) => (
        <div key={column} className={column}>
          {photos[index]?.map(({ src, srcSet, isFirst = false }) => (
            <img
              key={src}
              className={picture[layout]}
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              width={640}
              height={800}
              alt=""
              decoding="async"
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'low'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
