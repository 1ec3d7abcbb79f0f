/**
 * Every write of the app through every lie of a node and of a wallet. A tenth runs here; `npm run torture -- lies` walks
 * all of it and prints the table (docs/torture.md).
 */
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actions } from '../../apps/web/src/app/actions/actions'
import { lies } from './lies'
import type { WriteName } from './people'
import { createRigWorld, type RigWorld } from './rigWorld'
import { walk, type Walked } from './walk'
import { stubPage } from '../../apps/web/src/shared/device/testing/stubPage'

stubPage()

const { TORTURE_LIES: everyNth = '10', TORTURE_ONLY: only = '', TORTURE_TABLE: table } = process.env
/** How many of the walks are left out between two that are taken. */
const step = Number(everyNth)

const names = Object.keys(actions) as WriteName[]
const walked: Walked[] = []
let world: RigWorld

beforeAll(async () => {
  world = await createRigWorld()
})

afterAll(async () => {
  if (table !== undefined) await writeFile(table, JSON.stringify(walked))
})

describe('[BX-27] whatever a node or a wallet tells', () => {
  it.each(names.map((name, row) => ({ name, row })))(
    '$name moves once, and nothing is said that is not so',
    async ({ name, row }) => {
      const taken = lies.filter(
        (lie, column) => (row + column) % step === 0 && (only === '' || lie.name === only),
      )
      if (taken.length === 0) return
      const write = await world.prepare(name)
      const found: string[] = []
      for (const lie of taken) {
        const result = await walk(world, write, lie)
        walked.push(result)
        if (result.problems.length > 0)
          found.push(
            `${lie.name}: ${result.problems.join('; ')} (said ${result.said.join(', ')}; ${result.offered.join(', ')})`,
          )
      }
      expect(found).toEqual([])
    },
  )
})

it('each lie is named in the threat model, with what it can gain at most', async () => {
  const text = await readFile('docs/threat-model.md', 'utf8')
  const told = lies.filter(({ teller }) => teller !== 'nobody')
  expect(told.filter(({ name }) => !text.includes(name)).map(({ name }) => name)).toEqual([])
})
