import { blockGasLimit } from '../ledger/admission'
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
  defineMethod('GetBlockchainInfo', [], ({ ledger }) => {
    const rate = rates(ledger)
    const epoch = epochOf(ledger.height)
    return {
      CurrentDSEpoch: String(epoch),
      CurrentMiniEpoch: nextBlock({ ledger }),
      DSBlockRate: rate.blocks / blocksPerEpoch,
      NumDSBlocks: String(epoch + 1),
      NumPeers: 0,
      NumTransactions: String(ledger.transactionCount),
      NumTxBlocks: nextBlock({ ledger }),
      NumTxnsDSEpoch: String(transactionsOfEpoch(ledger)),
      NumTxnsTxEpoch: transactionsOfLatest({ ledger }),
      ShardingStructure: { NumPeers: [0] },
      TransactionRate: rate.transactions,
      TxBlockRate: rate.blocks,
    }
  }),
  defineMethod('GetLatestTxBlock', [], ({ ledger }) => describeBlock(ledger, ledger.height)),
  defineMethod('GetTxBlock', [blockNumberParam], ({ ledger }, number) => describeBlock(ledger, number)),
  defineMethod('GetNumTxBlocks', [], nextBlock),
  defineMethod('GetCurrentMiniEpoch', [], nextBlock),
  defineMethod('GetTxBlockRate', [], ({ ledger }) => rates(ledger).blocks),
  defineMethod('GetTransactionRate', [], ({ ledger }) => rates(ledger).transactions),
  defineMethod('GetNumTransactions', [], ({ ledger }) => String(ledger.transactionCount)),
  defineMethod('GetNumTxnsTxEpoch', [], transactionsOfLatest),
  defineMethod('TxBlockListing', [pageParam], ({ ledger }, page) =>
    blockPage(ledger.height + 1, page, (number) => blockAt(ledger, number).hash),
  ),
  defineMethod('GetTransactionsForTxBlock', [blockNumberParam], ({ ledger }, number) => [
    idsOfBlock(ledger, number),
  ]),
  defineMethod('GetTransactionsForTxBlockEx', [blockNumberParam, pageParam], ({ ledger }, number, page) =>
    transactionPage(idsOfBlock(ledger, number), page, (ids) => [ids]),
  ),
]

function blockAt(ledger: Ledger, number: number): Block {
  const block = ledger.block(number)
  if (block === undefined) throw new RpcFailure('notFound', 'Tx Block does not exist')
  return block
}

/** The ids of the transactions of a block; a failure where there are none, as the chain has it. */
export function idsOfBlock(ledger: Ledger, number: number): readonly string[] {
  const { transactionIds } = blockAt(ledger, number)
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
      GasLimit: blockGasLimit.toString(),
      GasUsed: block.gasUsed.toString(),
      MbInfoHash: noHash,
      MinerPubKey: minerKey(),
      NumMicroBlocks: transactions === 0 ? 0 : 1,
      NumPages: countPages(block.transactionIds),
      NumTxns: transactions,
      PrevBlockHash: number === 0 ? noHash : blockAt(ledger, number - 1).hash,
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
function nextBlock({ ledger }: Pick<RpcNode, 'ledger'>): string {
  return String(ledger.height + 1)
}

function transactionsOfLatest({ ledger }: Pick<RpcNode, 'ledger'>): string {
  return String(blockAt(ledger, ledger.height).transactionIds.length)
}
