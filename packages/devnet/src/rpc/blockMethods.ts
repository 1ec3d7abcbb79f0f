import type { Block } from '../ledger/block'
import { blocksPerEpoch, epochOf, transactionsOfEpoch } from '../ledger/directory'
import type { Ledger } from '../ledger/ledger'
import { minerKey, noHash, noSignature, rates } from './chainFacts'
import { defineMethod, type RpcMethod, type RpcNode } from './defineMethod'
import { blockPage, countPages, transactionPage } from './pages'
import { blockNumberParam, pageParam } from './params'
import { RpcFailure } from './RpcFailure'

/** Reads of blocks and of the chain as a whole (dev.zilliqa.com, "Blockchain-related methods"). */
export const blockMethods: readonly RpcMethod[] = [
  defineMethod('GetBlockchainInfo', [], (node) => {
    const { ledger } = node
    const rate = rates(ledger)
    const epoch = epochOf(finalHeight(node))
    return {
      CurrentDSEpoch: String(epoch),
      CurrentMiniEpoch: nextBlock(node),
      DSBlockRate: rate.blocks / blocksPerEpoch,
      NumDSBlocks: String(epoch + 1),
      NumPeers: 0,
      NumTransactions: String(ledger.transactionCount),
      NumTxBlocks: nextBlock(node),
      NumTxnsDSEpoch: String(transactionsOfEpoch(ledger)),
      NumTxnsTxEpoch: transactionsOfLatest(node),
      ShardingStructure: { NumPeers: [0] },
      TransactionRate: rate.transactions,
      TxBlockRate: rate.blocks,
    }
  }),
  defineMethod('GetLatestTxBlock', [], (node) => describeBlock(node.ledger, finalHeight(node))),
  ...['GetTxBlock', 'GetTxBlockVerbose'].map((name) =>
    defineMethod(name, [blockNumberParam], ({ ledger }, number) => describeBlock(ledger, number)),
  ),
  defineMethod('GetNumTxBlocks', [], nextBlock),
  defineMethod('GetCurrentMiniEpoch', [], nextBlock),
  defineMethod('GetTxBlockRate', [], ({ ledger }) => rates(ledger).blocks),
  defineMethod('GetTransactionRate', [], ({ ledger }) => rates(ledger).transactions),
  defineMethod('GetNumTransactions', [], ({ ledger }) => String(ledger.transactionCount)),
  ...['GetNumTxnsTxEpoch', 'GetNumTxnsTXEpoch'].map((name) => defineMethod(name, [], transactionsOfLatest)),
  defineMethod('TxBlockListing', [pageParam], (node, page) =>
    blockPage(finalHeight(node) + 1, page, (number) => blockAt(node.ledger, number).hash),
  ),
  defineMethod('GetTransactionsForTxBlock', [blockNumberParam], (node, number) => [idsOfBlock(node, number)]),
  defineMethod('GetTransactionsForTxBlockEx', [blockNumberParam, pageParam], (node, number, page) =>
    transactionPage(idsOfBlock(node, number), page, (ids) => [ids]),
  ),
]

/** The newest block that is told: where nodes tell a block when it is final, some are behind it. */
export function finalHeight({ ledger, rules }: Pick<RpcNode, 'ledger' | 'rules'>): number {
  return Math.max(ledger.timeline.first, ledger.height - Number(rules.facts.blocksToFinal))
}

function blockAt(ledger: Ledger, number: number): Block {
  const block = ledger.block(number)
  if (block === undefined) throw new RpcFailure('notFound', 'Tx Block does not exist')
  return block
}

/** The ids of the transactions of a block; a failure where there are none, as the chain has it. */
export function idsOfBlock(node: Pick<RpcNode, 'ledger' | 'rules'>, number: number): readonly string[] {
  const { transactionIds } = blockAt(node.ledger, number)
  if (number > finalHeight(node)) throw new RpcFailure('misc', 'Block not finalized')
  if (transactionIds.length === 0) throw new RpcFailure('misc', 'TxBlock has no transactions')
  return transactionIds
}

/** A block as GetTxBlock answers it. Throws `RpcFailure` where there is none of this number. */
export function describeBlock(ledger: Ledger, number: number): unknown {
  const block = blockAt(ledger, number)
  const transactions = block.transactionIds.length
  return {
    body: {
      BlockHash: block.hash,
      HeaderSign: noSignature,
      MicroBlockInfos:
        transactions === 0
          ? []
          : [{ MicroBlockHash: block.hash, MicroBlockShardId: 0, MicroBlockTxnRootHash: block.hash }],
    },
    header: {
      BlockNum: String(number),
      DSBlockNum: String(epochOf(number)),
      GasLimit: ledger.gas.block.toString(),
      GasUsed: block.gasUsed.toString(),
      MbInfoHash: noHash,
      MinerPubKey: minerKey(),
      NumMicroBlocks: transactions === 0 ? 0 : 1,
      NumPages: countPages(block.transactionIds),
      NumTxns: transactions,
      PrevBlockHash: number === ledger.timeline.first ? noHash : blockAt(ledger, number - 1).hash,
      Rewards: '0',
      StateDeltaHash: noHash,
      StateRootHash: noHash,
      Timestamp: String(block.time),
      TxnFees: block.fees.toString(),
      Version: 1,
    },
  }
}

/** The number of the block in work, which is also how many there are. */
function nextBlock(node: RpcNode): string {
  return String(finalHeight(node) + 1)
}

function transactionsOfLatest(node: RpcNode): string {
  return String(blockAt(node.ledger, finalHeight(node)).transactionIds.length)
}
