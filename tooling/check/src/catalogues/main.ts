import { join } from 'node:path';

import { ROOT } from '../root.ts';
import { findCatalogueFaults } from './find-faults.ts';

const APPS = ['apps/web', 'apps/lander', 'apps/server'] as const;

const faults = (await Promise.all(APPS.map((app) => findCatalogueFaults(join(ROOT, app))))).flat();
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
