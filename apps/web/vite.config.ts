import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Every file is its own request: the content security policy knows neither inline scripts nor inline styles, and
 * fonts may not come from data URLs, so nothing is inlined.
 */
export const webConfig = defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
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
})

// Vite asks for a default export.
export default webConfig
