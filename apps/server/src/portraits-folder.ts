/** Where the demo's prepared portraits lie, seen from `dist/` as well as from `src/`. */
export const PORTRAITS_FOLDER = new URL('../portraits/', import.meta.url);
