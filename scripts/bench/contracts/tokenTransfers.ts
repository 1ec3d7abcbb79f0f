import { zilliqa1Gas } from '@tyto/primitives'
import type { ScillaParam } from '@tyto/abi'
import { loadCode } from '@tyto/contracts'
import { createProgramCache, executeTransaction, MemoryState, type TransactionInput } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { bytesValue, integerValue, type Value } from '@tyto/scilla'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

const sender: Address = `0x${'a1'.repeat(20)}`
const holders = 1_000
const round = 1_000

function holder(index: number): Address {
  return `0x${index.toString(16).padStart(40, '0')}`
}

function typedParams(index: number): ReadonlyMap<string, Value> {
  return new Map<string, Value>([
    ['to', bytesValue(holder(index))],
    ['amount', integerValue('Uint128', 1n)],
  ])
}

function jsonParams(index: number): readonly ScillaParam[] {
  return [
    { vname: 'to', type: 'ByStr20', value: holder(index) },
    { vname: 'amount', type: 'Uint128', value: '1' },
  ]
}

type TransferParams = ReadonlyMap<string, Value> | readonly ScillaParam[]

const common = { sender, amount: 0n, gasLimit: 10_000n, gasPrice: zilliqa1Gas.leastPrice } as const

/** Written out: a spread of `common` costs the engine a third of what the transfer itself does. */
function transfer(nonce: bigint, to: Address, params: TransferParams): TransactionInput {
  return {
    kind: 'call',
    sender,
    nonce,
    amount: 0n,
    gasLimit: common.gasLimit,
    gasPrice: common.gasPrice,
    to,
    transition: 'Transfer',
    params,
  }
}

const block = { number: 1n, timestamp: 1_700_000_000_000_000n, chainId: 222 }

/** Transfers per second of the real token on a warm program: gas counted, each difference applied to the state. */
async function transfersPerSecond(params: (index: number) => TransferParams) {
  const code = await loadCode('Zrc2Token')
  const state = new MemoryState()
  const programs = createProgramCache()
  state.setBalance(sender, 10n ** 30n)
  let nonce = 0n

  function commit(tx: TransactionInput): Address | undefined {
    const { receipt, difference, contract, failure } = executeTransaction(tx, {
      block,
      reader: state,
      programs,
    })
    if (!receipt.success) throw new Error(`A ${tx.kind} failed: ${failure?.message}`)
    state.apply(difference)
    return contract
  }

  nonce += 1n
  const init: readonly ScillaParam[] = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: 'contract_owner', type: 'ByStr20', value: sender },
    { vname: 'name', type: 'String', value: 'Token' },
    { vname: 'symbol', type: 'String', value: 'T' },
    { vname: 'decimals', type: 'Uint32', value: '12' },
    { vname: 'init_supply', type: 'Uint128', value: '1000000000000000000' },
  ]
  const token = commit({ ...common, kind: 'deploy', nonce, code, init })!

  const prepared = Array.from({ length: holders }, (_, index) => params(index + 1))
  let index = 0
  return ratePerCpuSecond(
    () => {
      for (let i = 0; i < round; i++) {
        nonce += 1n
        index = (index + 1) % holders
        commit(transfer(nonce, token, prepared[index]!))
      }
    },
    round,
    4,
  )
}

export const tokenTransfers: readonly Benchmark[] = [
  {
    name: 'token-transfers',
    goal: { atLeast: 50_000, unit: '/s' },
    run: () => transfersPerSecond(typedParams),
  },
  {
    name: 'token-transfers-json',
    goal: { atLeast: 50_000, unit: '/s' },
    run: () => transfersPerSecond(jsonParams),
  },
]
