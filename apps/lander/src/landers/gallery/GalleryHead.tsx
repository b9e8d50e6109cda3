import { useLingui } from '@lingui/react/macro';
import { useLander } from '../../frame';

/** What tabs and search engines call the page. */
export function GalleryHead() {
  const { t } = useLingui();
  const { name } = useLander().site;
  return (
    <>
      <title>{t`${name} · Dating and chat for adults`}</title>
      <meta
        name="description"
        content={t`Dating and chat at your own pace. Joining is free, there is no subscription, and you always see the price before you write.`}
      />
    </>
  );
}
