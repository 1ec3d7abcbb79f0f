import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH'] ?? process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'e2e',
  // The rig of lies beside them runs in Node.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: tests wait for blocks as much as they work.
  workers: 3,
  // Only what hangs meets it: a busy machine of two cores needs five times as long as a quiet one.
  timeout: 180_000,
  // A page beside four busy processes: what never comes takes this long, and what comes takes no longer for it.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A second try only tells what fails sometimes from what fails always: either way the run has failed.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    // A trace of the first failure, its requests and its log, without copies of the page: those take a twentieth of
    // the time.
    trace: process.env['CI']
      ? { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Tests see and break the requests of a page; only the tests of the service worker let it in between.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing leaves this machine: other hosts do not exist here.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--disable-gpu',
        '--disable-software-rasterizer',
      ],
      // People's browsers block popups, so this one does too.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 900 } } },
    {
      name: 'phone',
      // Tests of what no screen can change run on the desktop only.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
