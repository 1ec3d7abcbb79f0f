import type { Block } from '../ledger/block'
import { BLOCK_GAS_LIMIT } from '../ledger/admission'
import type { Ledger } from '../ledger/ledger'
import { testAccount } from '../testAccounts'
import { blockNumberParam } from './params'
import type { Methods } from './methods'
import { RpcFailure } from './RpcFailure'

/** Blocks of the chain's second kind: there is a fresh one after so many blocks. */
const BLOCKS_PER_EPOCH = 100
const NO_HASH = '0'.repeat(64)
/** Blocks over which rates are measured. */
const RATE_WINDOW = 100

/** Reads of blocks and of the chain as a whole (dev.zilliqa.com, "Blockchain-related methods"). */
export function blockMethods(ledger: Ledger): Methods {
  const miner = minerKey()

  function blockAt(number: number): Block {
    const block = ledger.block(number)
    if (block === undefined) throw new RpcFailure('notFound', 'Tx Block does not exist')
    return block
  }

  function describe(block: Block): unknown {
    const transactions = block.transactionIds.length
    return {
      body: {
        BlockHash: block.hash,
        HeaderSign: NO_HASH + NO_HASH,
        MicroBlockInfos:
          transactions === 0
            ? []
            : [{ MicroBlockHash: block.hash, MicroBlockShardId: 0, MicroBlockTxnRootHash: block.hash }],
      },
      header: {
        BlockNum: String(block.number),
        DSBlockNum: String(epochOf(block.number)),
        GasLimit: BLOCK_GAS_LIMIT.toString(),
        GasUsed: block.gasUsed.toString(),
        MbInfoHash: NO_HASH,
        MinerPubKey: miner,
        NumMicroBlocks: transactions === 0 ? 0 : 1,
        NumPages: transactions === 0 ? 0 : 1,
        NumTxns: transactions,
        PrevBlockHash: block.number === 0 ? NO_HASH : blockAt(block.number - 1).hash,
        Rewards: '0',
        StateDeltaHash: NO_HASH,
        StateRootHash: NO_HASH,
        Timestamp: String(block.time),
        TxnFees: block.fees.toString(),
        Version: 1,
      },
    }
  }

  /** Blocks and transactions per second of late. */
  function rates(): { readonly blocks: number; readonly transactions: number } {
    const first = Math.max(0, ledger.height - RATE_WINDOW)
    const micros = (ledger.timeline.at(ledger.height) ?? 0) - (ledger.timeline.at(first) ?? 0)
    if (micros <= 0) return { blocks: 0, transactions: 0 }
    let transactions = 0
    for (let number = first + 1; number <= ledger.height; number++) {
      transactions += ledger.block(number)?.transactionIds.length ?? 0
    }
    return {
      blocks: ((ledger.height - first) / micros) * 1e6,
      transactions: (transactions / micros) * 1e6,
    }
  }

  /** The number of the block in work, which is also how many there are. */
  const nextBlock = (): string => String(ledger.height + 1)

  return {
    GetNetworkId: () => String(ledger.chainId),
    GetBlockchainInfo: () => {
      const rate = rates()
      const epoch = epochOf(ledger.height)
      return {
        CurrentDSEpoch: String(epoch),
        CurrentMiniEpoch: nextBlock(),
        DSBlockRate: rate.blocks / BLOCKS_PER_EPOCH,
        NumDSBlocks: String(epoch + 1),
        NumPeers: 0,
        NumTransactions: String(ledger.transactionCount),
        NumTxBlocks: nextBlock(),
        NumTxnsDSEpoch: '0',
        NumTxnsTxEpoch: String(blockAt(ledger.height).transactionIds.length),
        ShardingStructure: { NumPeers: [0] },
        TransactionRate: rate.transactions,
        TxBlockRate: rate.blocks,
      }
    },
    GetLatestTxBlock: () => describe(blockAt(ledger.height)),
    GetTxBlock: (params) => describe(blockAt(blockNumberParam(params, 0))),
    GetNumTxBlocks: nextBlock,
    GetCurrentMiniEpoch: nextBlock,
    GetTransactionsForTxBlock: (params) => {
      const { transactionIds } = blockAt(blockNumberParam(params, 0))
      if (transactionIds.length === 0) throw new RpcFailure('misc', 'TxBlock has no transactions')
      return [transactionIds]
    },
  }
}

const epochOf = (blockNumber: number): number => Math.floor(blockNumber / BLOCKS_PER_EPOCH)

/** No key signs the blocks of a local network; the answers need one all the same. */
function minerKey(): string {
  return `0x${Buffer.from(testAccount('miner').publicKey).toString('hex').toUpperCase()}`
}
