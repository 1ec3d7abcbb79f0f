import { bytesToHex } from '@tyto/primitives'
import { testAccount } from '../genesis/testAccounts'
import { blockGasLimit } from '../ledger/admission'
import type { Block } from '../ledger/block'
import type { Ledger } from '../ledger/ledger'
import { defineMethod, type RpcMethod, type RpcNode } from './defineMethod'
import { blockNumberParam } from './params'
import { RpcFailure } from './RpcFailure'

/** Blocks of the chain's second kind: there is a fresh one after so many blocks. */
const blocksPerEpoch = 100
const noHash = '0'.repeat(64)
/** Blocks over which rates are measured. */
const rateWindow = 100
const microsPerSecond = 1e6

/** Reads of blocks and of the chain as a whole (dev.zilliqa.com, "Blockchain-related methods"). */
export const blockMethods: readonly RpcMethod[] = [
  defineMethod('GetNetworkId', [], ({ ledger }) => String(ledger.chainId)),
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
      NumTxnsDSEpoch: '0',
      NumTxnsTxEpoch: String(blockAt(ledger, ledger.height).transactionIds.length),
      ShardingStructure: { NumPeers: [0] },
      TransactionRate: rate.transactions,
      TxBlockRate: rate.blocks,
    }
  }),
  defineMethod('GetLatestTxBlock', [], ({ ledger }) => describeBlock(ledger, ledger.height)),
  defineMethod('GetTxBlock', [blockNumberParam], ({ ledger }, number) => describeBlock(ledger, number)),
  defineMethod('GetNumTxBlocks', [], nextBlock),
  defineMethod('GetCurrentMiniEpoch', [], nextBlock),
  defineMethod('GetTransactionsForTxBlock', [blockNumberParam], ({ ledger }, number) => {
    const { transactionIds } = blockAt(ledger, number)
    if (transactionIds.length === 0) throw new RpcFailure('misc', 'TxBlock has no transactions')
    return [transactionIds]
  }),
]

function blockAt(ledger: Ledger, number: number): Block {
  const block = ledger.block(number)
  if (block === undefined) throw new RpcFailure('notFound', 'Tx Block does not exist')
  return block
}

function describeBlock(ledger: Ledger, number: number): unknown {
  const block = blockAt(ledger, number)
  const transactions = block.transactionIds.length
  return {
    body: {
      BlockHash: block.hash,
      HeaderSign: noHash + noHash,
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
      NumPages: transactions === 0 ? 0 : 1,
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

/** Blocks and transactions per second of late. */
function rates(ledger: Ledger): { readonly blocks: number; readonly transactions: number } {
  const first = Math.max(0, ledger.height - rateWindow)
  const micros = (ledger.timeline.at(ledger.height) ?? 0) - (ledger.timeline.at(first) ?? 0)
  if (micros <= 0) return { blocks: 0, transactions: 0 }
  let transactions = 0
  for (let number = first + 1; number <= ledger.height; number++) {
    transactions += ledger.block(number)?.transactionIds.length ?? 0
  }
  return {
    blocks: ((ledger.height - first) / micros) * microsPerSecond,
    transactions: (transactions / micros) * microsPerSecond,
  }
}

/** The number of the block in work, which is also how many there are. */
function nextBlock({ ledger }: Pick<RpcNode, 'ledger'>): string {
  return String(ledger.height + 1)
}

function epochOf(blockNumber: number): number {
  return Math.floor(blockNumber / blocksPerEpoch)
}

let knownMinerKey: string | undefined

/** No key signs the blocks of a local network; the answers need one all the same. */
function minerKey(): string {
  knownMinerKey ??= `0x${bytesToHex(testAccount('miner').publicKey).slice(2).toUpperCase()}`
  return knownMinerKey
}
