import { defineConfig } from 'vitest/config'
import { ByChance } from './scripts/test/byChance.ts'

/** They tell what happens before a part of Scilla that is loaded on demand is there. */
const firstLoads = 'packages/**/*.onDemand.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
    // Only what never comes meets it: at a load of fifteen the default of a second is over before a process has begun.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: ByChance },
    projects: [
      {
        extends: true,
        // Nothing else keeps state in a module: loading them once for all files takes a third of the time away.
        test: { name: 'packages', include: ['packages/**/*.test.ts'], exclude: [firstLoads], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [firstLoads, 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
        },
      },
    ],
  },
})
