import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The file that points fontconfig to the fonts, in the folder that they are stored in. */
export const FONTS_CONFIG = 'fonts.conf';

/** Letters of Arial's widths, in which a page stands until the web font comes; without any it would have none on a bare machine. */
const FILES = [
  '400Regular/Arimo_400Regular.ttf',
  '400Regular_Italic/Arimo_400Regular_Italic.ttf',
  '700Bold/Arimo_700Bold.ttf',
  '700Bold_Italic/Arimo_700Bold_Italic.ttf',
];

/** Pages ask for these faces by their whole names, where any family is answered by the only one there is. */
const CALLED = { 'Arimo Regular': 'Arial', 'Arimo Bold': 'Arial Bold' };

/** These letters and no others of the machine, so that what has none of its own looks the same everywhere. */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${Object.entries(CALLED)
  .map(
    ([name, alsoCalled]) => `  <match target="scan">
    <test name="fullname"><string>${name}</string></test>
    <edit name="fullname" mode="append"><string>${alsoCalled}</string></edit>
  </match>`,
  )
  .join('\n')}
</fontconfig>
`;

/**
 * Lays the letters of the tests into a folder, with the file that names them and no others.
 * @param {string} dir
 * @returns {Promise<string>} the path of that file
 */
export async function layFonts(dir) {
  const config = join(dir, FONTS_CONFIG);
  // It is written last: with it everything is there.
  if (existsSync(config)) return config;
  const fonts = join(dir, 'fonts');
  await mkdir(fonts, { recursive: true });
  await Promise.all(FILES.map((file) => copyFile(join(fontsPackage(), file), join(fonts, basename(file)))));
  await writeFile(config, CONFIG);
  return config;
}

/** Another one with other letters or another way to name them. */
export function fontsId() {
  const { version } = require('@expo-google-fonts/arimo/package.json');
  return createHash('sha256').update(version).update(CONFIG).digest('hex').slice(0, 8);
}

function fontsPackage() {
  return dirname(require.resolve('@expo-google-fonts/arimo/package.json'));
}
