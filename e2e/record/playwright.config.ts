import base from '../../playwright.config'

/** `npm run record` runs what is no test: it makes a world and keeps it. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'world.ts',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  // A step that does not fit these sources says so soon.
  use: { ...base.use, actionTimeout: 20_000 },
}
