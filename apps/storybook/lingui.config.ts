import { fileURLToPath } from 'node:url';
import lander from '@vela/lander/lingui.config';
import web from '@vela/web/lingui.config';

const WEB = fileURLToPath(new URL('../web', import.meta.url));
const LANDER = fileURLToPath(new URL('../lander', import.meta.url));

// The texts are the apps'; one that is not in their catalogues yet shows as it stands in the source.
export default {
  ...web,
  rootDir: WEB,
  catalogs: [
    ...(web.catalogs ?? []),
    ...(lander.catalogs ?? []).map((catalog) => ({
      ...catalog,
      path: catalog.path.replace('<rootDir>', LANDER),
      include: catalog.include.map((folder) => folder.replace('<rootDir>', LANDER)),
    })),
  ],
};
