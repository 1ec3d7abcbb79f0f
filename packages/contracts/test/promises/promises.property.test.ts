import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acts, callOf, concerns, type Act } from './acts'
import type { PromiseRow } from './promiseRow'
import { rows } from './rows'
import { forkStage, makeStage, send, withExchange, type Stage } from './stage'
import { sequences } from '../sequences'
import { cycleBlocks } from '../staking/stakingWorld'

/**
 * Random legal histories of three people, wallets of all kinds, a token, NFTs, stake, offers, allowances, operators, pauses,
 * locks, pending changes, trades and shares of a pool. After each act that goes through, what is said of it is held against the chain: at once, and after
 * each thing that somebody does next.
 */
interface History {
  readonly before: readonly Act[]
  readonly next: readonly Act[]
}

const history: fc.Arbitrary<History> = fc.record({
  before: acts(4, 25),
  next: acts(2, 10),
})

interface Watched {
  readonly row: PromiseRow
  readonly act: Act
  readonly after: Stage
}

function perform(stage: Stage, act: Act): boolean {
  if (act.kind === 'cycle') stage.world.pass(cycleBlocks)
  const call = callOf(stage, act)
  return call !== null && send(stage, stage.people[act.by], call).receipt.success
}

const said = new Map<string, number>()
let base: Promise<Stage> | null = null

test('[BX-27] [BX-36] whatever legally happened before and happens next, what is said of an act is true', async () => {
  base ??= makeStage().then(withExchange)
  const start = await base
  await fc.assert(
    fc.asyncProperty(history, async ({ before, next }) => {
      const stage = forkStage(start)
      for (const act of before) perform(stage, act)
      let watched: readonly Watched[] = []
      for (const act of next) {
        const earlier = forkStage(stage)
        if (!perform(stage, act)) {
          for (const row of rows) {
            const wrong = row.of === act.kind ? (row.refused?.(stage, act, earlier) ?? null) : null
            if (wrong !== null) throw new Error(`${row.keys[0]} at a refused ${act.kind}: ${wrong}`)
          }
          continue
        }
        watched = watched.filter(
          ({ row, act: of }) => row.until?.includes(act.kind) !== true || !concerns(act, of.at),
        )
        for (const { row, act: of, after } of watched) {
          const wrong = row.later?.(stage, of, after) ?? null
          if (wrong !== null) throw new Error(`${row.keys[0]} after ${of.kind} of ${of.at}: ${wrong}`)
        }
        const after = forkStage(stage)
        for (const row of rows) {
          if (row.of !== act.kind || (row.at !== undefined && !row.at.includes(act.at))) continue
          said.set(row.keys[0]!, (said.get(row.keys[0]!) ?? 0) + 1)
          const wrong = row.now?.(stage, act, earlier) ?? row.later?.(stage, act, after) ?? null
          if (wrong !== null) throw new Error(`${row.keys[0]} at ${act.kind} of ${act.at}: ${wrong}`)
          watched = [...watched, { row, act, after }]
        }
      }
    }),
    sequences(130, 20_261_128),
  )
  // A sentence that no history ever says was held by nothing.
  expect(rows.flatMap(({ keys }) => (said.has(keys[0]!) ? [] : keys.slice(0, 1)))).toEqual([])
})
