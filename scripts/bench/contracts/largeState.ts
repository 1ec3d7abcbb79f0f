import { zilliqa1Gas } from '@tyto/primitives'
import { createProgramCache, executeTransaction, MemoryState, type TransactionInput } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { bytesValue, integerValue, mapValue, type Value } from '@tyto/scilla'
import { parseType } from '@tyto/abi'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const owner: Address = `0x${'a1'.repeat(20)}`
const million = 1_000_000

const source = `scilla_version 0
contract Register()
field entries : Map ByStr20 Uint128 = Emp ByStr20 Uint128
transition Add(to : ByStr20, amount : Uint128)
  old <- entries[to];
  match old with
  | Some before =>
    after = builtin add before amount;
    entries[to] := after
  | None =>
    entries[to] := amount
  end
end`

function holder(index: number): Address {
  return `0x${index.toString(16).padStart(40, '0')}`
}

const block = { number: 1n, timestamp: 1_700_000_000_000_000n, chainId: 222 }
const common = { sender: owner, amount: 0n, gasLimit: 10_000n, gasPrice: zilliqa1Gas.leastPrice } as const

/** Written out: a spread of `common` costs the engine as much as the call. */
function add(nonce: bigint, to: Address, holderIndex: number): TransactionInput {
  return {
    kind: 'call',
    sender: owner,
    nonce,
    amount: 0n,
    gasLimit: common.gasLimit,
    gasPrice: common.gasPrice,
    to,
    transition: 'Add',
    params: new Map<string, Value>([
      ['to', bytesValue(holder(holderIndex))],
      ['amount', integerValue('Uint128', 1n)],
    ]),
  }
}

function* holdings(size: number): Generator<readonly [Value, Value]> {
  for (let index = 0; index < size; index++) {
    yield [bytesValue(holder(index)), integerValue('Uint128', BigInt(index))]
  }
}

/** A state with one contract whose map has so many entries, and a call on it that changes one of them. */
export function register(size: number): () => void {
  const state = new MemoryState()
  const programs = createProgramCache()
  state.setBalance(owner, 10n ** 30n)
  const init = [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
  const made = executeTransaction(
    { ...common, kind: 'deploy', nonce: 1n, code: source, init },
    { block, reader: state, programs },
  )
  if (made.contract === undefined || made.failure !== undefined) throw new Error(made.failure?.message)
  const to = made.contract
  state.apply(made.difference)
  const value = mapValue(parseType('ByStr20'), parseType('Uint128'), holdings(size))
  const none = new Map<Address, bigint>()
  const writes = [{ address: to, field: 'entries', keys: [], value }]
  state.apply({ balances: none, nonces: none, contracts: [], writes })
  let nonce = 1n
  return () => {
    nonce += 1n
    const { receipt, difference } = executeTransaction(add(nonce, to, Number(nonce) % size), {
      block,
      reader: state,
      programs,
    })
    if (!receipt.success) throw new Error('The call failed')
    state.apply(difference)
  }
}

function callsPerSecond(size: number): number {
  return ratePerCpuSecond(register(size), 1, 2)
}

export const largeStates: readonly Benchmark[] = [
  {
    // First: what the other one has left behind would count too.
    name: 'million-entries-memory',
    goal: { atMost: 1000, unit: 'MB' },
    async run() {
      const call = register(million)
      call()
      const { rss } = process.memoryUsage()
      return rss / 1_000_000
    },
  },
  {
    // How much longer a call takes on a million entries than on ten; on a hundred, a thousand and so on it lies between.
    name: 'million-entries-slowdown',
    goal: { atMost: 2, unit: 'x' },
    run: async () => callsPerSecond(10) / callsPerSecond(million),
  },
]
