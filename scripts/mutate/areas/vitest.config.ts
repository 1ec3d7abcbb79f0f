import { defineConfig } from 'vitest/config'
import { TablesFirst } from './tablesFirst'

/** The tests of one area, as `tryAreas` names them. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATE_TESTS'] ?? '[]') as string[],
    setupFiles: ['scripts/mutate/areas/fewRuns.ts'],
    // A change that lets a story wait for ever is seen by its end: without it the longest takes half a second, and some on a busy machine.
    testTimeout: 15_000,
    sequence: { sequencer: TablesFirst },
    pool: 'threads',
    isolate: false,
  },
})
