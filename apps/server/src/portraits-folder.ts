/** The folder of the demo's prepared portraits, found from `dist/` as well as from `src/`. */
export const PORTRAITS_FOLDER = new URL('../../../packages/demo/portraits/', import.meta.url);
