import type { Settings } from '@vela/contract/entities/settings';
import { promoTileOf, type PromoPlace } from '@vela/domain/sites';
import { tryToLoad } from '../../first-paint/try-to-load';
import { usePage } from '../page/page-context';
import { usePart } from '../page/use-part';

const loadTile = () => tryToLoad(async () => (await import('@vela/ui/PromoTile')).PromoTile);

/** The advertisement at the end of a page, where the site has one for the member. */
export function PagePromo({ place }: { place: PromoPlace }) {
  const { user, settings } = usePage();
  const tile = promoTileOf(settings.member_resell ?? [], { place, credits: user?.credits ?? 0 });
  if (user === null || tile === null) return null;
  return <Tile {...tile} />;
}

type Words = NonNullable<Settings['member_resell']>[number];

/** Loaded by itself: most pages have none, and one that is blocked is not missed. */
function Tile({ title, text, url, image, label }: Words) {
  const { part: PromoTile } = usePart(loadTile);
  return PromoTile && <PromoTile {...{ title, text, url, image, label }} />;
}
