import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chance, shuffled } from './shuffled.ts'

/**
 * The files of Vitest by chance, where tests are too (`--sequence.shuffle.tests --sequence.seed=N`). One project stays
 * after the other: between files of two projects Vitest would load all modules anew.
 */
export class ByChance extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files)
    const { shuffle, seed } = this.ctx.config.sequence
    if (!shuffle) return inOrder
    const byName = inOrder.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
    const projects = [...new Set(inOrder.map(({ project }) => project))]
    const byChance = shuffled(byName, chance(seed))
    return projects.flatMap((project) => byChance.filter((file) => file.project === project))
  }
}
