import type { ScillaJson } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import { mapGet, valueToJson, walkEntries, type Value } from '@tyto/scilla'
import type { Ledger } from '../ledger/ledger'
import { addressParam, textParam, textsParam } from './params'
import type { Methods } from './methods'
import { RpcFailure } from './RpcFailure'

/** The unit of the chain's other address space is 10^-18 ZIL. */
const WEI_PER_QA = 10n ** 6n

/**
 * Reads of accounts and contracts (dev.zilliqa.com, "Account-" and "Contract-related methods"). A contract that does not
 * exist reads as null; so does a field or an entry that does not exist.
 */
export function stateMethods(ledger: Ledger): Methods {
  const { state } = ledger
  const isContract = (address: Address): boolean => state.code(address) !== undefined
  const isUsed = (address: Address): boolean =>
    isContract(address) || state.balance(address) > 0n || state.nonce(address) > 0n

  function wholeState(address: Address): object {
    const answer = emptyObject()
    answer._balance = state.balance(address).toString()
    for (const [field, value] of state.fields(address)) answer[field] = stateJson(value)
    return answer
  }

  return {
    GetBalance: (params) => {
      const address = addressParam(params, 0)
      if (!isUsed(address)) throw new RpcFailure('invalidAddress', 'Account is not created')
      return { balance: state.balance(address).toString(), nonce: Number(state.nonce(address)) }
    },
    eth_getBalance: (params) => `0x${(state.balance(addressParam(params, 0)) * WEI_PER_QA).toString(16)}`,
    GetSmartContractState: (params) => {
      const address = addressParam(params, 0)
      return isContract(address) ? wholeState(address) : null
    },
    GetSmartContractSubState: (params) => {
      const address = addressParam(params, 0)
      const field = textParam(params, 1)
      const keys = textsParam(params, 2)
      if (!isContract(address)) return null
      if (field === '') return wholeState(address)
      if (field === '_balance') return { _balance: state.balance(address).toString() }
      const value = entryAt(state.fields(address).get(field), keys)
      if (value === undefined) return null
      return [field, ...keys].reduceRight<ScillaJson>((inner, key) => entry(key, inner), stateJson(value))
    },
    GetSmartContractInit: (params) => ledger.contracts.get(addressParam(params, 0))?.init ?? null,
    GetSmartContractCode: (params) => {
      const code = state.code(addressParam(params, 0))
      return code === undefined ? null : { code }
    },
    GetSmartContracts: (params) => {
      const address = addressParam(params, 0)
      if (!isUsed(address)) throw new RpcFailure('invalidAddress', 'Address does not exist')
      if (isContract(address)) throw new RpcFailure('invalidAddress', 'A contract account queried')
      const own = [...ledger.contracts].filter(([, contract]) => contract.deployer === address)
      return own.map(([contract]) => ({ address: contract.slice(2) }))
    },
  }
}

function entryAt(value: Value | undefined, keys: readonly string[]): Value | undefined {
  return keys.reduce((at, key) => (at?.kind === 'map' ? mapGet(at, key) : undefined), value)
}

/** A value as state answers write it: maps are objects at every level of nesting. */
export function stateJson(value: Value): ScillaJson {
  if (value.kind !== 'map') return valueToJson(value)
  const answer = emptyObject()
  for (const { text, value: inner } of walkEntries(value.entries)) answer[text] = stateJson(inner)
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
