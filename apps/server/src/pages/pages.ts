import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Accents, RenderPage, WriteNotification, WriteServiceWorker } from '@vela/contract/page';
import type { Pages } from '../core/pages-port';

/** The web app is missing or broken; `message` is one sentence for the person who starts the server. */
export class PagesError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PagesError';
  }
}

/** Loads the web app that was built into `webDir`. It comes as an artifact: the server knows nothing of its source. */
export async function loadPages(webDir: string): Promise<Pages> {
  const entry = join(webDir, 'server', 'entry-server.js');
  const clientDir = join(webDir, 'client');
  for (const path of [entry, clientDir]) await requireBuilt(path);
  const loaded: unknown = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  if (!isEntry(loaded)) throw new PagesError(`${entry} doesn’t export ${Object.keys(EXPORTS).join(', ')}.`);
  const { renderPage, writeServiceWorker, writeNotification, accents } = loaded;
  return { render: renderPage, writeServiceWorker, writeNotification, accents, clientDir };
}

async function requireBuilt(path: string): Promise<void> {
  try {
    await access(path);
  } catch (error) {
    throw new PagesError(`The web app is not built: ${path} is missing; npm start builds it.`, error);
  }
}

const EXPORTS = {
  renderPage: 'function',
  writeServiceWorker: 'function',
  writeNotification: 'function',
  accents: 'object',
} as const;

interface Entry {
  renderPage: RenderPage;
  writeServiceWorker: WriteServiceWorker;
  writeNotification: WriteNotification;
  accents: Accents;
}

function isEntry(loaded: unknown): loaded is Entry {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    Object.entries(EXPORTS).every(([name, type]) => typeof (loaded as Record<string, unknown>)[name] === type)
  );
}
