import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset({ descriptorFields: 'message' })] }),
    react(),
  ],
  // A dependency found late reloads the page in the middle of a test run: name those that no story imports itself, and
  // serve the icons one by one as they are.
  optimizeDeps: {
    include: [
      '@lingui/core',
      '@lingui/react',
      'react-dom/client',
      '@vela/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@vela/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      '@vela/web > @tanstack/react-query',
      '@vela/web > @vela/api-client > @tanstack/query-core',
      '@vela/web > @vela/api-client > ky',
      '@vela/web > @vela/api-client > valibot',
    ],
    exclude: ['lucide-react'],
  },
});
