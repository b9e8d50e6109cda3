// Lets plain Node run the server's sources, whose imports carry no extension.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs =
      specifier.startsWith('.') && context.parentURL?.endsWith('.ts') && !specifier.endsWith('.ts');
    return nextResolve(isOurs ? sourceOf(specifier, context.parentURL) : specifier, context);
  },
});

function sourceOf(specifier, parentUrl) {
  const file = `${specifier}.ts`;
  return existsSync(fileURLToPath(new URL(file, parentUrl))) ? file : `${specifier}/index.ts`;
}
