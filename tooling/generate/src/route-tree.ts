import { createRequire } from 'node:module';
import { join } from 'node:path';

interface RouteGenerator {
  getConfig: (settings: object, folder: string) => object;
  Generator: new (options: { config: object; root: string }) => { run: () => Promise<void> };
}

/** Writes the tree of routes again, as the web app's build does: by the same program, with the same settings. */
export async function writeRouteTree(root: string): Promise<void> {
  const folder = join(root, 'apps', 'web');
  const plugin = createRequire(join(folder, 'package.json')).resolve('@tanstack/router-plugin/vite');
  const file = createRequire(plugin).resolve('@tanstack/router-generator');
  const { getConfig, Generator } = (await import(file)) as RouteGenerator;
  const settings = { target: 'react', quoteStyle: 'single', semicolons: true, disableLogging: true };
  await new Generator({ config: getConfig(settings, folder), root: folder }).run();
}
