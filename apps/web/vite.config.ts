import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Every file is its own request: the content security policy knows neither inline scripts nor inline styles, and
 * fonts may not come from data URLs, so nothing is inlined.
 */
export const webConfig = defineConfig(({ command }) => {
  // The parts of the local network, such as its wallet, are in what `npm start` and `npm run dev` show, and nowhere else.
  const isLocal = command === 'serve' || process.env['TYTO_LOCAL'] === '1'
  const pages = isLocal ? ['index.html', 'local-wallet.html'] : ['index.html']
  return {
    define: { __LOCAL__: JSON.stringify(isLocal) },
    root: import.meta.dirname,
    plugins: [react()],
    // A worker may load parts of itself, as the checker of deploys.
    worker: { format: 'es' },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      // A lazy page names its styles in advance, not its scripts: the lists of those would stand in front of every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: pages.map((page) => resolve(import.meta.dirname, page)),
        output: {
          // The libraries that every page needs travel as one file: it compresses better than one for each way of sharing.
          codeSplitting: {
            groups: [
              {
                name: 'frame',
                test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack|i18next|react-i18next|zustand)[\\/]/,
              },
            ],
          },
        },
      },
    },
  }
})

// Vite asks for a default export.
export default webConfig
