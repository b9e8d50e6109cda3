import { join } from 'node:path';

/** The folder of the workspace. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');
