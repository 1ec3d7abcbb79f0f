import { defineConfig } from 'vitest/config'

/** The tests of one area, as `tryAreas` names them. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATE_TESTS'] ?? '[]') as string[],
    setupFiles: ['scripts/mutate/areas/fewRuns.ts'],
    testTimeout: 20_000,
    pool: 'threads',
    isolate: false,
  },
})
