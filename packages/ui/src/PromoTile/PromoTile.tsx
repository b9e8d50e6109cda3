import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import * as styles from './PromoTile.css';

export interface PromoTileProps {
  title: string;
  text: string;
  url: string;
  /** The address of a picture that is three wide and two high; it says nothing that the words don't. */
  image: string | null;
  /** Who advertises. */
  label: string;
}

/** An advertisement, which says that it is one. The page that it leads to doesn't learn where it was pressed. */
export function PromoTile({ title, text, url, image, label }: PromoTileProps) {
  const { t } = useLingui();
  const className = image === null ? styles.tile : `${styles.tile} ${styles.withPicture}`;
  return (
    <aside aria-label={t`Advertisement`} className={className}>
      {image !== null && (
        <img className={styles.picture} src={image} alt="" width={180} height={120} loading="lazy" />
      )}
      <div className={styles.words}>
        <Text size="label" tone="muted">
          <Trans>
            Advertisement by <span translate="no">{label}</span>
          </Trans>
        </Text>
        <Text weight="bold">{title}</Text>
        <Text>{text}</Text>
        <TextLink alone href={url} target="_blank" rel="sponsored noopener noreferrer">
          {new URL(url).hostname}
        </TextLink>
      </div>
    </aside>
  );
}
