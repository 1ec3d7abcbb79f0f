import base from '../../playwright.config'

/** `npm run engines`: a walk of the pages in Firefox and Safari's engine, which are no part of `npm test`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.walk.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
}
