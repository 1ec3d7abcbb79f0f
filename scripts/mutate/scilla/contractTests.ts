import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node'

/** The result of a run of test files: the files that failed, and how long each took in ms. */
export interface TestRun {
  readonly failed: readonly string[]
  readonly firstFailure: string
  readonly times: ReadonlyMap<string, number>
}

/**
 * Bytes, figures of gas and of length change with every fault: that they do says nothing. Random histories take long to say what
 * they saw, and the tables are to see each fault without them. Older contracts are not what is changed.
 */
const notAsked =
  /(?:[gG]as|batchLimits|sharedText|olderWallets|olderMoney|\.property|poolExchange)\.test\.ts$/

/** The contract tests of the copy that is the working folder, in one process that is kept. */
export class ContractTests {
  readonly #vitest: Vitest
  readonly #specifications: ReadonlyMap<string, TestSpecification>

  private constructor(vitest: Vitest, specifications: ReadonlyMap<string, TestSpecification>) {
    this.#vitest = vitest
    this.#specifications = specifications
  }

  static async open(): Promise<ContractTests> {
    const vitest = await createVitest('test', {
      watch: false,
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
      sequence: { sequencer: InGivenOrder },
    })
    const found = await vitest.globTestSpecifications(['packages/contracts/test/'])
    const asked = found.filter(({ moduleId }) => !notAsked.test(moduleId))
    return new ContractTests(
      vitest,
      new Map(asked.map((specification) => [nameOf(specification.moduleId), specification])),
    )
  }

  get files(): readonly string[] {
    return [...this.#specifications.keys()]
  }

  /** Runs these files in this order, up to the first failure. */
  async run(files: readonly string[]): Promise<TestRun> {
    const specifications = files.flatMap((file) => this.#specifications.get(file) ?? [])
    // The results of the run before are forgotten: files that do not come to their turn would still tell them.
    for (const { project, moduleId } of specifications) this.#vitest.state.clearFiles(project, [moduleId])
    const { testModules } = await this.#vitest.runTestSpecifications(specifications, false)
    const broken = testModules.filter((module) => module.state() === 'failed')
    const titles = broken.flatMap((module) =>
      [...module.children.allTests('failed')].map(({ fullName }) => fullName),
    )
    return {
      failed: broken.map(({ moduleId }) => nameOf(moduleId)),
      firstFailure: titles[0] ?? 'it could not be set up',
      times: new Map(testModules.map((module) => [nameOf(module.moduleId), module.diagnostic().duration])),
    }
  }

  close(): Promise<void> {
    return this.#vitest.close()
  }
}

class InGivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

function nameOf(moduleId: string): string {
  return moduleId.slice(moduleId.lastIndexOf('/') + 1)
}
