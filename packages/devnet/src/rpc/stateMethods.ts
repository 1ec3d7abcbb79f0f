import type { ScillaJson } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { valueToJson, walkEntries, type Value } from '@tyto/scilla'
import { entryAt } from '../ledger/entryAt'
import type { Ledger } from '../ledger/ledger'
import { AnswerBudget } from './AnswerBudget'
import { defineMethod, type RpcMethod } from './defineMethod'
import { addressParam, textParam, textsParam } from './params'
import { RpcFailure } from './RpcFailure'

/**
 * Reads of accounts and contracts (dev.zilliqa.com, "Account-" and "Contract-related methods"). An address without a
 * contract is an error; a field or an entry that does not exist reads as null.
 */
export const stateMethods: readonly RpcMethod[] = [
  defineMethod('GetBalance', [addressParam], ({ ledger }, address) => {
    const { state } = ledger
    if (!isUsed(ledger, address)) throw new RpcFailure('invalidAddress', 'Account is not created')
    return { balance: state.balance(address).toString(), nonce: Number(state.nonce(address)) }
  }),
  defineMethod('GetSmartContractState', [addressParam], ({ ledger }, address) => {
    requireContract(ledger, address)
    return wholeState(ledger, address)
  }),
  defineMethod(
    'GetSmartContractSubState',
    [addressParam, textParam, textsParam],
    ({ ledger }, address, field, keys) => readSubState(ledger, { address, field, keys }),
  ),
  defineMethod('GetSmartContractInit', [addressParam], ({ ledger }, address) => {
    requireContract(ledger, address)
    return ledger.contracts.get(address)?.init ?? []
  }),
  defineMethod('GetSmartContractCode', [addressParam], ({ ledger }, address) => {
    requireContract(ledger, address)
    return { code: ledger.state.code(address) }
  }),
  defineMethod('GetStateProof', [addressParam, textParam], ({ ledger }, address, _hash) => {
    requireContract(ledger, address)
    throw new RpcFailure('misc', 'State proofs are not kept on this network')
  }),
  defineMethod('GetSmartContracts', [addressParam], ({ ledger }, address) => {
    requireUsed(ledger, address)
    if (isContract(ledger, address)) throw new RpcFailure('invalidAddress', 'A contract account queried')
    const own = [...ledger.contracts].filter(([, contract]) => contract.deployer === address)
    return own.map(([contract]) => ({ address: contract.slice(2) }))
  }),
]

/** Where a value stands. */
export interface StatePlace {
  readonly address: Address
  readonly field: string
  readonly keys: readonly string[]
}

/** A field of a contract or an entry of a map, under its names; null where there is none. Throws `RpcFailure` where no contract stands. */
export function readSubState(
  ledger: Ledger,
  { address, field, keys }: StatePlace,
): ScillaJson | object | null {
  const { state } = ledger
  requireContract(ledger, address)
  if (field === '') return wholeState(ledger, address)
  if (field === '_balance') return { _balance: state.balance(address).toString() }
  const value = entryAt(state.fields(address).get(field), keys)
  if (value === undefined) return null
  return [field, ...keys].reduceRight<ScillaJson>(
    (inner, key) => entry(key, inner),
    stateJson(value, new AnswerBudget()),
  )
}

function requireContract(ledger: Ledger, address: Address): void {
  requireUsed(ledger, address)
  if (isContract(ledger, address)) return
  throw new RpcFailure('invalidAddress', 'Address not contract address')
}

function requireUsed(ledger: Ledger, address: Address): void {
  if (!isUsed(ledger, address)) throw new RpcFailure('invalidAddress', 'Address does not exist')
}

function isContract({ state }: Ledger, address: Address): boolean {
  return state.code(address) !== undefined
}

function isUsed(ledger: Ledger, address: Address): boolean {
  const { state } = ledger
  return isContract(ledger, address) || state.balance(address) > 0n || state.nonce(address) > 0n
}

function wholeState({ state }: Ledger, address: Address): object {
  const answer = emptyObject()
  answer._balance = state.balance(address).toString()
  const budget = new AnswerBudget()
  for (const [field, value] of state.fields(address)) answer[field] = stateJson(value, budget)
  return answer
}

/** A value as state answers write it: maps are objects at every level of nesting. Throws `RpcFailure` if it is too large. */
export function stateJson(value: Value, budget: AnswerBudget): ScillaJson {
  if (value.kind !== 'map') {
    const json = valueToJson(value)
    budget.add(json)
    return json
  }
  const answer = emptyObject()
  for (const { text, value: inner } of walkEntries(value.entries)) {
    budget.add(text)
    answer[text] = stateJson(inner, budget)
  }
  return answer
}

function entry(key: string, value: ScillaJson): ScillaJson {
  const answer = emptyObject()
  answer[key] = value
  return answer
}

/** Keys come from contracts, `__proto__` may be one of them. */
export function emptyObject(): Record<string, ScillaJson> {
  return Object.create(null) as Record<string, ScillaJson>
}
