import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';
import { docsFiles } from './build/write-docs.ts';

export default defineConfig({
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), docsFiles()],
  // What only the demo draws with is bundled, too: npm's packages are found from the server's own folder.
  ssr: { target: 'node', noExternal: [/^@vela\//, /^@dicebear\//] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        'photo-worker': 'src/photos/processing/photo-worker.ts',
      },
      output: {
        entryFileNames: '[name].js', // They stand beside the entries: config.ts finds the repository by how deep its own file lies.
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
