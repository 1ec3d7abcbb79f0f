import { adtDefinitions, type AdtDefinitions, type ScillaParam } from '@tyto/abi'
import type { ContractFacts } from '@tyto/chain'
import {
  defiWallet,
  didWallet,
  init,
  initDid,
  nameRegistry,
  sbtWallet,
  zilWallet,
  zrc2Token,
} from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { coins, zil } from '../../shared/chain/coins'

/** The contracts whose bindings this app has, by the name that their source gives them. */
const bindings = {
  DefiWallet: defiWallet,
  DidWallet: didWallet,
  Init: init,
  InitDid: initDid,
  NameRegistry: nameRegistry,
  SbtWallet: sbtWallet,
  ZilWallet: zilWallet,
  Zrc2Token: zrc2Token,
}

const none: AdtDefinitions = adtDefinitions([])
const definitions = new Map(
  Object.entries(bindings).map(([name, { description }]) => [name, adtDefinitions(description.ADTs)]),
)

/** The types that a contract of this name defines, as far as this app knows them. */
export function definitionsOf(name: string | undefined): AdtDefinitions {
  return definitions.get(name ?? '') ?? none
}

/** What a number counts. */
export interface Unit {
  readonly symbol: string
  readonly decimals: number
}

/** The token that a contract is; null where it is none. */
export function tokenOf(contract: ContractFacts | null | undefined): Unit | null {
  const value = (name: string): unknown => contract?.init.find(({ vname }) => vname === name)?.value
  const [symbol, decimals] = [value('symbol'), value('decimals')]
  if (typeof symbol !== 'string' || typeof decimals !== 'string' || !/^\d{1,2}$/.test(decimals)) return null
  return { symbol: symbol.slice(0, 20), decimals: Number(decimals) }
}

const coinUnit = (id: unknown): Unit | null => coins.find((coin) => coin.id === id) ?? null

/**
 * What a parameter called `name` counts, in a call, event or message of a contract. `params` are its neighbours: some say
 * in which coin the amount beside them is. Messages of a token tell of itself: `sender` is the contract that sent them.
 */
export function unitOfParam(
  contract: ContractFacts | null | undefined,
  transition: string,
  name: string,
  params: readonly ScillaParam[],
  sender?: ContractFacts | null,
): Unit | null {
  if (sender?.name === 'Zrc2Token' && name === 'amount') return tokenOf(sender)
  const valueOf = (vname: string): unknown => params.find((param) => param.vname === vname)?.value
  switch (contract?.name) {
    case 'DidWallet':
      if (name === 'tyron') return zil
      if (name !== 'amount') return null
      if (transition === 'SendFunds') return zil
      return transition === 'Transfer' ? coinUnit(valueOf('addrName')) : null
    case 'InitDid':
      if (name === 'amount') return zil
      return name === 'price' ? coinUnit(valueOf('id')) : null
    case 'Zrc2Token':
      return name === 'amount' ? tokenOf(contract) : null
    default:
      return null
  }
}

/** What a field, or the entry of a map at these keys, counts. */
export function unitOfField(
  contract: ContractFacts | null | undefined,
  field: string,
  keys: readonly string[],
): Unit | null {
  if (field === '_balance') return zil
  if (contract?.name === 'InitDid' && field === 'utility') return coinUnit(keys[0])
  const isToken = contract?.name === 'Zrc2Token' && ['balances', 'allowances', 'total_supply'].includes(field)
  return isToken ? tokenOf(contract) : null
}

/** Contracts by their address: null where none stands, undefined where it is not known yet. */
export type Contracts = ReadonlyMap<Address, ContractFacts | null | undefined>
