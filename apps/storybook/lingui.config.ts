import { fileURLToPath } from 'node:url';
import web from '@vela/web/lingui.config';

// The texts are the web app's; one that is not in its catalogues yet shows as it stands in the source.
export default { ...web, rootDir: fileURLToPath(new URL('../web', import.meta.url)) };
