import {
  blocksPerEpoch,
  directoryBlock,
  epochOf,
  transactionsOfEpoch,
  type DirectoryBlock,
} from '../ledger/directory'
import type { Ledger } from '../ledger/ledger'
import { minerKey, noHash, noSignature, rates } from './chainFacts'
import { defineMethod, type RpcMethod } from './defineMethod'
import { blockPage } from './pages'
import { blockNumberParam, pageParam } from './params'
import { RpcFailure } from './RpcFailure'

/** Nobody works for a block here. */
const noDifficulty = 0

/**
 * Reads of the blocks of the directory service (dev.zilliqa.com, "Blockchain-related methods"). Two of the methods are
 * spelt in two ways, by older and by newer clients.
 */
export const directoryMethods: readonly RpcMethod[] = [
  ...['GetDsBlock', 'GetDSBlock', 'GetDsBlockVerbose', 'GetDSBlockVerbose'].map((name) =>
    defineMethod(name, [blockNumberParam], ({ ledger }, number) => describe(ledger, blockAt(ledger, number))),
  ),
  ...['GetLatestDsBlock', 'GetLatestDSBlock'].map((name) =>
    defineMethod(name, [], ({ ledger }) => describe(ledger, blockAt(ledger, epochOf(ledger.height)))),
  ),
  defineMethod('GetNumDSBlocks', [], ({ ledger }) => String(epochOf(ledger.height) + 1)),
  defineMethod('GetCurrentDSEpoch', [], ({ ledger }) => String(epochOf(ledger.height))),
  defineMethod('GetDSBlockRate', [], ({ ledger }) => rates(ledger).blocks / blocksPerEpoch),
  defineMethod('GetNumTxnsDSEpoch', [], ({ ledger }) => String(transactionsOfEpoch(ledger))),
  defineMethod('GetPrevDifficulty', [], () => noDifficulty),
  defineMethod('GetPrevDSDifficulty', [], () => noDifficulty),
  defineMethod('DSBlockListing', [pageParam], ({ ledger }, page) =>
    blockPage(epochOf(ledger.height) + 1, page, (number) => blockAt(ledger, number).hash),
  ),
]

function blockAt(ledger: Ledger, number: number): DirectoryBlock {
  const block = directoryBlock(ledger, number)
  if (block === undefined) throw new RpcFailure('notFound', 'DS Block does not exist')
  return block
}

function describe({ gas }: Ledger, { number, hashBefore, time }: DirectoryBlock): unknown {
  return {
    header: {
      BlockNum: String(number),
      Difficulty: noDifficulty,
      DifficultyDS: noDifficulty,
      GasPrice: gas.leastPrice.toString(),
      LeaderPubKey: minerKey(),
      PoWWinners: [],
      PrevHash: hashBefore ?? noHash,
      Timestamp: String(time),
    },
    signature: noSignature,
  }
}
