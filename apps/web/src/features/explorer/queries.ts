import {
  findTransaction,
  getAccount,
  getAddressTransactions,
  getBlock,
  getContractState,
  getReplicas,
  getStateChanges,
  readActivity,
  readBlockTransactions,
  readContractFacts,
  readFieldHistory,
  readLatestBlocks,
  readProtocol,
  readRecentTransactions,
  readSource,
  type NetworkId,
} from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { tellsHistory } from '../../shared/chain/network/tellsHistory'
import { chainOf } from '../../shared/chain/network/chain'
import { describeOn } from '../../shared/transaction/simulation/simulateOn'

/** The same as for other reads of the chain: the client itself retries, and an answer is reused for one second only. */
const common = { retry: false, networkMode: 'always', staleTime: 1_000 } as const
/** Options for data that never changes once it exists. */
const fixed = { ...common, staleTime: Infinity } as const
/** Pause between reads of a live list, in ms. The local network makes a block each second. */
const livePause = 2_000
/** Pause between reads of a waiting transaction, in ms. It is expected in one of the next blocks. */
const pendingPause = 1_000
/** Pause between reads of an account, in ms. It changes when others pay to it. */
const accountPause = 5_000
export const shownBlocks = 8
export const shownTransactions = 10

function keyOf(network: NetworkId, ...rest: readonly string[]) {
  return ['chain', network, 'explorer', ...rest] as const
}

function rulesOf(network: NetworkId) {
  return chainOf(network).network.rules
}

export function latestBlocksQuery(network: NetworkId) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'blocks'),
    queryFn: ({ signal }) => readLatestBlocks(chainOf(network).client, shownBlocks, { signal }),
    refetchInterval: livePause,
  })
}

export function recentTransactionsQuery(network: NetworkId) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'transactions'),
    queryFn: ({ signal }) =>
      readRecentTransactions(chainOf(network).client, rulesOf(network), shownTransactions, { signal }),
    refetchInterval: livePause,
  })
}

/** A block. One that does not exist yet is read again and again. */
export function blockQuery(network: NetworkId, number: bigint) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'block', number.toString()),
    queryFn: ({ signal }) => getBlock(chainOf(network).client, number, { signal }),
    refetchInterval: ({ state }) => (state.data ? false : livePause),
  })
}

export function blockTransactionsQuery(network: NetworkId, number: bigint) {
  return queryOptions({
    ...fixed,
    queryKey: keyOf(network, 'block', number.toString(), 'transactions'),
    queryFn: ({ signal }) =>
      readBlockTransactions(chainOf(network).client, rulesOf(network), number, { signal }),
  })
}

/** The transitions of a contract and their parameters, read from its code. */
export function interfaceQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...fixed,
    queryKey: keyOf(network, 'interface', address),
    queryFn: ({ signal }) => describeOn(network, address, signal),
  })
}

/** A transaction, read again until it is in a block or rejected. */
export function transactionQuery(network: NetworkId, id: string) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'transaction', id),
    queryFn: ({ signal }) => findTransaction(chainOf(network).client, id, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return livePause
      return data.state.kind === 'pending' ? pendingPause : false
    },
  })
}

export function changesQuery(network: NetworkId, id: string) {
  return queryOptions({
    ...fixed,
    queryKey: keyOf(network, 'changes', id),
    queryFn: ({ signal }) => getStateChanges(chainOf(network).client, id, { signal }),
    enabled: tellsHistory(network),
  })
}

/** The facts about a contract. A missing contract is read again, because it may be deployed later. */
export function contractQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'contract', address),
    queryFn: ({ signal }) =>
      readContractFacts(chainOf(network).client, rulesOf(network), address, { signal }),
    staleTime: ({ state: { data } }) => (data ? Infinity : common.staleTime),
  })
}

/** The source of a contract, and whether it is exactly one of our contracts; null if there is no contract. */
export function sourceQuery(network: NetworkId, address: Address | null) {
  return queryOptions({
    ...fixed,
    queryKey: keyOf(network, 'source', address ?? ''),
    queryFn: async ({ signal }) => address && readSource(chainOf(network).client, address, { signal }),
    enabled: address !== null,
  })
}

/** The balance and nonce of an address, read again and again because they may change at any time. */
export function accountQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'account', address),
    queryFn: ({ signal }) => getAccount(chainOf(network).client, address, { signal }),
    refetchInterval: accountPause,
  })
}

/** The value of one field of a contract after each block that changed it. */
export function fieldHistoryQuery(network: NetworkId, address: Address, field: string) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'history', address, field),
    queryFn: ({ signal }) => readFieldHistory(chainOf(network).client, address, [field], { signal }),
  })
}

/** The balances of some accounts, in one request. */
export function accountsQuery(network: NetworkId, addresses: readonly Address[]) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'accounts', addresses.join(' ')),
    queryFn: ({ signal }) =>
      Promise.all(
        addresses.map(async (address) => ({
          address,
          balance: (await getAccount(chainOf(network).client, address, { signal })).balance,
        })),
      ),
    refetchInterval: accountPause,
  })
}

/** The contracts of the protocol by the ids under which its record names them, in their order. */
export function protocolPartsQuery(network: NetworkId) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'protocol'),
    queryFn: async ({ signal }) => {
      const { client, network: description } = chainOf(network)
      const { initDid, init, services } = await readProtocol(client, description, { signal })
      const own = [
        { id: 'InitDid', address: initDid },
        ...(init === null ? [] : [{ id: 'Init', address: init }]),
        { id: 'NameRegistry', address: description.registry },
      ]
      const named = Array.from(services, ([id, address]) => ({ id, address }))
      return [...own, ...named.sort((a, b) => (a.id < b.id ? -1 : 1))]
    },
  })
}

/** The machines that hold this network together; their heights change with each block. */
export function replicasQuery(network: NetworkId) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'replicas'),
    queryFn: ({ signal }) => getReplicas(chainOf(network).client, { signal }),
    refetchInterval: livePause,
    enabled: tellsHistory(network),
  })
}

export function contractStateQuery(network: NetworkId, address: Address) {
  return queryOptions({
    ...common,
    queryKey: keyOf(network, 'state', address),
    queryFn: ({ signal }) => getContractState(chainOf(network).client, address, { signal }),
  })
}

/** The same transactions with their receipts. */
export function addressActivityQuery(network: NetworkId, address: Address) {
  return infiniteQueryOptions({
    ...common,
    queryKey: keyOf(network, 'activity of', address),
    queryFn: ({ signal, pageParam }) => readActivity(chainOf(network).client, address, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

export function addressTransactionsQuery(network: NetworkId, address: Address) {
  return infiniteQueryOptions({
    ...common,
    queryKey: keyOf(network, 'transactions of', address),
    queryFn: ({ signal, pageParam }) =>
      getAddressTransactions(chainOf(network).client, address, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
