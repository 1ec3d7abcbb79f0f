import { formatUnits, qaPerZil, zilDecimals } from '@tyto/primitives'
import { epochOf } from '../ledger/directory'
import { minerKey } from './chainFacts'
import { defineMethod, type RpcMethod } from './defineMethod'
import { blockNumberParam, shardParam } from './params'
import { RpcFailure } from './RpcFailure'

/** The chain's other address space counts chains in numbers with this bit. */
const evmChainBit = 0x8000
/** The format of signed transactions; the chain's `version` of a transaction ends with it. */
const protocolVersion = '1'
const clientVersion = 'Tyto local network'

/**
 * Reads of the network as such (dev.zilliqa.com, "Blockchain-related methods"). It is one process: one shard, without
 * members, and a directory committee of one.
 */
export const networkMethods: readonly RpcMethod[] = [
  defineMethod('GetNetworkId', [], ({ ledger }) => String(ledger.chainId)),
  defineMethod('net_version', [], ({ ledger }) => String(ledger.chainId | evmChainBit)),
  defineMethod('GetVersion', [], () => ({ Commit: '', Version: clientVersion })),
  defineMethod('GetClientVersion', [], () => clientVersion),
  defineMethod('GetProtocolVersion', [], () => protocolVersion),
  defineMethod('GetNodeType', [], () => 'Seed'),
  defineMethod('GetNumPeers', [], () => 0),
  defineMethod('GetShardingStructure', [], () => ({ NumPeers: [0] })),
  defineMethod('GetShardMembers', [shardParam], (_node, shard) => {
    if (shard !== 0) throw new RpcFailure('invalidParameter', 'Invalid shard ID')
    return { members: [] }
  }),
  defineMethod('GetMinerInfo', [blockNumberParam], ({ ledger }, number) => {
    if (number > epochOf(ledger.height)) throw new RpcFailure('notFound', 'DS Block does not exist')
    return { dscommittee: [minerKey()], shards: [{ nodes: [], size: 0 }] }
  }),
  defineMethod('GetCurrentDSComm', [], ({ ledger }) => ({
    CurrentDSEpoch: String(epochOf(ledger.height)),
    CurrentTxEpoch: String(ledger.height + 1),
    NumOfDSGuard: 0,
    dscomm: [minerKey()],
  })),
  /* In ZIL: all that stands in accounts. Nobody is paid for blocks, so fees make it less. */
  defineMethod('GetTotalCoinSupply', [], ({ ledger }) =>
    formatUnits(ledger.state.totalBalance(), zilDecimals),
  ),
  defineMethod('GetTotalCoinSupplyAsInt', [], ({ ledger }) =>
    Number((ledger.state.totalBalance() + qaPerZil / 2n) / qaPerZil),
  ),
]
