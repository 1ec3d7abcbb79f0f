import { didStatuses } from '@tyto/identity'
import { isAddress, isHex, isRecord, ownValue, toBech32 } from '@tyto/primitives'
import type { FactKind } from './statement'

/*
 * The shape that a value of each kind must have in a file that may come from anybody. Every record has these keys and no others.
 */

type Check = (value: unknown) => boolean

/** Digits of a whole number, as `BigInt` writes it, of no more than 256 bits. */
const isWhole: Check = (value) => typeof value === 'string' && /^(?:0|[1-9]\d{0,77})$/.test(value)
const isText: Check = (value) => typeof value === 'string'
const isDecimals: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255

const isPool: Check = (value) => typeof value === 'string' && /^[\w$.-]{1,40}$/.test(value)

export const isBlock: Check = isWhole

export const isAccountText: Check = (value) => {
  const base16 = ownValue(value, 'base16')
  return (
    isAddress(base16) &&
    ownValue(value, 'bech32') === toBech32(base16) &&
    hasKeys(value, ['base16', 'bech32'])
  )
}

export function hasKeys(value: unknown, keys: readonly string[]): boolean {
  return isRecord(value) && Object.keys(value).sort().join() === [...keys].sort().join()
}

function orNull(check: Check): Check {
  return (value) => value === null || check(value)
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check)
}

function record(shape: Readonly<Record<string, Check>>): Check {
  const keys = Object.keys(shape)
  return (value) => hasKeys(value, keys) && keys.every((key) => shape[key]?.(ownValue(value, key)))
}

/** The kinds that are of the name itself, of a wallet or account, and of a coin or collection there. */
export const kindsOf: Readonly<Record<FactKind, 'name' | 'account' | 'thing'>> = {
  owner: 'name',
  identity: 'name',
  wallet: 'name',
  document: 'account',
  controller: 'account',
  guardians: 'account',
  swept: 'account',
  balance: 'thing',
  allowances: 'thing',
  nfts: 'thing',
  stakes: 'account',
  shares: 'thing',
  soulbound: 'account',
}

export const factShapes: Readonly<Record<FactKind, Check>> = {
  owner: orNull(isAccountText),
  identity: orNull(isAccountText),
  wallet: orNull(isAccountText),
  document: orNull(
    record({
      did: isText,
      version: isText,
      status: orNull((value) => didStatuses.some((each) => each === value)),
      document: orNull(isRecord),
    }),
  ),
  controller: orNull(isAccountText),
  guardians: listOf((value) => isHex(value, 32)),
  swept: record({ swept: (value) => typeof value === 'boolean', nonce: orNull(isWhole) }),
  balance: orNull(record({ units: isWhole, decimals: isDecimals })),
  allowances: orNull(
    record({
      decimals: orNull(isDecimals),
      spenders: listOf(record({ spender: isAccountText, units: isWhole })),
    }),
  ),
  nfts: orNull(
    record({
      contract: isAccountText,
      count: isWhole,
      tokens: listOf(record({ id: isWhole, name: orNull(isText), spender: orNull(isAccountText) })),
      operators: listOf(isAccountText),
    }),
  ),
  stakes: orNull(
    record({
      stakes: listOf(record({ node: isAccountText, qa: isWhole, rewardQa: isWhole })),
      waitingQa: isWhole,
      offeredTo: orNull(isAccountText),
    }),
  ),
  shares: orNull(
    record({ contract: isAccountText, pools: listOf(record({ pool: isPool, units: isWhole })) }),
  ),
  soulbound: orNull(
    record({ tokens: listOf(record({ issuer: isText, token: (value) => isHex(value, 64) })) }),
  ),
}
