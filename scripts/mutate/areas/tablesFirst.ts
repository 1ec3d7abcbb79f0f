import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tables before stories and properties, which take a hundred times as long: the first test that fails ends the run of a change. */
export class TablesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (moduleId.endsWith('.property.test.ts')) return 1
  return readFileSync(moduleId, 'utf8').includes('useFakeTimers') ? 2 : 0
}
