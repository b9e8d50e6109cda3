// Lets plain Node run the server's sources, whose imports carry no extension.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs =
      specifier.startsWith('.') && context.parentURL?.endsWith('.ts') && !specifier.endsWith('.ts');
    return nextResolve(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
