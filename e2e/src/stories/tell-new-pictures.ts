import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = join(import.meta.dirname, '../../pictures/stories');

/** Tells after the walk how many pictures are kept that weren't before it: nothing has judged these but accessibility. */
export default function tellNewPictures(): () => void {
  const before = new Set(pictures());
  return () => {
    const added = pictures().filter((name) => !before.has(name));
    if (added.length > 0)
      process.stdout.write(`\n${added.length} new pictures in pictures/stories: look at them\n`);
  };
}

function pictures(): string[] {
  return existsSync(KEPT) ? readdirSync(KEPT).filter((name) => name.endsWith('.png')) : [];
}
