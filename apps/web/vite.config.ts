import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './chunks'
import { importAgain } from './importAgain'
import { loneEntries } from './loneEntries'
import { noCircles } from './noCircles'
import { partTexts } from './partTexts'
import { startScript } from './startScript'

/**
 * Every file is its own request: the content security policy knows neither inline scripts nor inline styles, and
 * fonts may not come from data URLs, so nothing is inlined.
 */
const webConfig = defineConfig(({ command }) => {
  // The parts of the local network, such as its wallet, are in what `npm start` and `npm run dev` show, and nowhere else.
  const isLocal = command === 'serve' || process.env['TYTO_LOCAL'] === '1'
  const pages = isLocal ? ['index.html', 'local-wallet.html'] : ['index.html']
  const define = { __LOCAL__: JSON.stringify(isLocal) }
  return {
    define,
    root: import.meta.dirname,
    plugins: [partTexts(), react(), startScript(define), noCircles(), importAgain()],
    // A worker may load parts of itself, as the checker of deploys.
    worker: { format: 'es', plugins: () => [loneEntries()] },
    build: {
      outDir: isLocal ? 'dist/local' : 'dist/public',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The page names the scripts that it starts with; a list for each lazy part would stand in front of every page.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: pages.map((page) => resolve(import.meta.dirname, page)),
        output: {
          codeSplitting: { groups: chunks },
        },
      },
    },
  }
})

// Vite asks for a default export.
export default webConfig
