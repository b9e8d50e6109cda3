import { launchChromium } from '../launch-chromium.ts';
import { FRAME_MS, INTERACTION_MS, TOUCHED } from './interaction-bounds.ts';
import { measureScreen, type ActFigures } from './measure-screen.ts';
import { MEASURED_SCREENS } from './screens.ts';
import { serveStorybook } from './serve-storybook.ts';

/** Measures what a press costs on screens that hold very much, and gives 1 while a figure is over its bound. */
export async function runInteractions(): Promise<number> {
  const storybook = await serveStorybook();
  const browser = await launchChromium();
  try {
    console.log('Built stories, processor 4x slower; the slowest press and frame, medians of 3 rounds:\n');
    console.log(row(['', 'press', 'frame', 'touched', 'processor']));
    let isKept = true;
    for (const screen of MEASURED_SCREENS) {
      for (const figures of await measureScreen(browser, { url: storybook.url, screen })) {
        const isOurs = screen.id !== null;
        const verdict = !isOurs || isWithin(figures) ? '' : 'OVER';
        isKept &&= verdict === '';
        console.log(row([`${screen.name}: ${figures.act}`, ...cellsOf(figures), verdict]));
      }
    }
    console.log(row(['bound', `< ${INTERACTION_MS} ms`, `< ${FRAME_MS} ms`, String(TOUCHED)]));
    return isKept ? 0 : 1;
  } finally {
    await browser.close();
    storybook.stop();
  }
}

function isWithin({ interaction, frame, touched }: ActFigures): boolean {
  return interaction < INTERACTION_MS && frame < FRAME_MS && touched <= TOUCHED;
}

function cellsOf({ interaction, frame, touched, processor }: ActFigures): string[] {
  return [
    interaction === 0 ? '< 16 ms' : `${interaction.toFixed(0)} ms`,
    frame === 0 ? '< 50 ms' : `${frame.toFixed(0)} ms`,
    String(touched),
    `${processor.toFixed(0)} ms`,
  ];
}

function row([what = '', ...cells]: readonly string[]): string {
  return what.padEnd(45) + cells.map((cell) => cell.padStart(10)).join('');
}
