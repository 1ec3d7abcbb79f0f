import { latestRules } from '@tyto/execution'
import type { SequencedBlock } from './sequencer'
import { diverged, SequencerError } from './sequencer'
import { timeBudget } from '../bounds/bounds'
import { BlockBuilder, type BlockDraft } from './blockBuilder'
import { forgottenOf } from './buildBlock'
import type { ChainView } from './chainView'

/** How often a block is executed anew where the process that executes ended. */
const mostTries = 5
/** How much longer than the machine that made a block another one may take for a transaction. */
const patience = 10

/**
 * Executes a block that another machine made: the same transactions in the same order, whatever their gas and time come to. Throws
 * `SequencerError` where the block cannot be one of this chain.
 */
export async function followBlock(chain: ChainView, block: SequencedBlock): Promise<BlockDraft> {
  for (let tries = 0; tries < mostTries; tries++) {
    const draft = await execute(chain, block)
    if (draft !== undefined) return draft
  }
  throw diverged(block.number, 'cannot be executed')
}

/** Undefined where the process that executes ended meanwhile. */
async function execute(chain: ChainView, block: SequencedBlock): Promise<BlockDraft | undefined> {
  const { number, time, rules, turns, dropped } = block
  const builder = new BlockBuilder(chain)
  if (number !== builder.number)
    throw new SequencerError('Gap', `Block ${number} does not follow on block ${chain.height}.`)
  if (block.before !== chain.root) throw diverged(number, 'begins from another state')
  if (rules < chain.rulesAt(number) || rules > latestRules)
    throw new SequencerError(
      'Diverged',
      `Block ${number} is of rules ${rules}, which this version does not play.`,
    )
  for (const { id, ended } of turns) {
    const pending = chain.pool.get(id)
    if (pending === undefined) throw diverged(number, `holds ${id}, which nobody has seen`)
    const turn = { ...pending, ended, most: timeBudget.transaction * patience }
    const ran = await chain.executor.execute(turn, { number, time, rules }, builder.state)
    if (ran === undefined) return undefined
    if (typeof ran.outcome === 'number') throw diverged(number, `holds ${id}, which cannot be executed here`)
    builder.confirm(pending, { ...ran, outcome: ran.outcome })
  }
  chain.executes(undefined)
  for (const { id, status } of dropped) {
    const pending = chain.pool.get(id)
    if (pending !== undefined) builder.drop(pending, status)
  }
  const draft = builder.finish({ time, rules }, forgottenOf(chain, builder))
  if (draft.root !== block.root) throw diverged(number, 'comes to another state')
  return draft
}
