import { isRecord, parseJson } from '@tyto/primitives'
import { fundedAccountCount } from './testAccounts'

/**
 * How `window.zilPay` behaves: as ZilPay 1.x, as Bearby 2.x (ZilPay's new name and build), as a wallet that never
 * answers what it has to ask its owner, or not at all.
 */
export const zilPayBehaviours = ['classic', 'bearby', 'silent', 'absent'] as const
export type ZilPayBehaviour = (typeof zilPayBehaviours)[number]

/** How `window.arweaveWallet` behaves: as ArConnect 1.20, as Wander 1.41, without answers, or not at all. */
export const storageBehaviours = ['arconnect', 'wander', 'silent', 'absent'] as const
export type StorageBehaviour = (typeof storageBehaviours)[number]

/**
 * The three slots of the classic wallet; `private` is the local network. With `ethereum`, nothing answers GetNetworkId:
 * Bearby has a chain of another family chosen, the classic wallet a node that cannot be reached.
 */
export const walletNetworks = ['private', 'testnet', 'mainnet', 'ethereum'] as const
export type WalletNetwork = (typeof walletNetworks)[number]

/** How fast Bearby's owner wants a transaction: the network's price of gas once, one and a half times or twice. */
export const gasSpeeds = ['low', 'market', 'aggressive'] as const
export type GasSpeed = (typeof gasSpeeds)[number]

export const storagePermissions = [
  'ACCESS_ADDRESS',
  'ACCESS_PUBLIC_KEY',
  'ACCESS_ALL_ADDRESSES',
  'SIGN_TRANSACTION',
  'ENCRYPT',
  'DECRYPT',
  'SIGNATURE',
  'ACCESS_ARWEAVE_CONFIG',
  'DISPATCH',
  'ACCESS_TOKENS',
] as const
export type StoragePermission = (typeof storagePermissions)[number]

/** The rights of a site over the storage wallet. */
export interface StorageSite {
  /** Host with port. */
  readonly host: string
  readonly permissions: readonly StoragePermission[]
}

/** All that the local wallet remembers. It holds no key. */
export interface WalletState {
  readonly zilPayBehaviour: ZilPayBehaviour
  readonly storageBehaviour: StorageBehaviour
  /** As Bearby alone asks. */
  readonly gasSpeed: GasSpeed
  readonly locked: boolean
  /** The local storage wallet takes the place of a real one in the page. */
  readonly preferred: boolean
  /** Index of the account in use; one of `accounts`. */
  readonly account: number
  /** Has the owner said which account it is? Who connects for the first time is asked. */
  readonly isAccountChosen: boolean
  /** Indexes of the test phrase, ascending. */
  readonly accounts: readonly number[]
  /** Accounts that were added after a site was last connected. Bearby shows them to no site until it asks again. */
  readonly newAccounts: readonly number[]
  readonly network: WalletNetwork
  /** Host names (without port) that may see the account. */
  readonly hosts: readonly string[]
  /** Index of the storage wallet in use, 0 to 9. */
  readonly storageWallet: number
  readonly storageSites: readonly StorageSite[]
}

/** How many storage wallets there are: their RSA keys are fixed. */
export const storageWallets = 10

const highestAccount = 0x7fff_ffff

export const initialState: WalletState = {
  zilPayBehaviour: 'classic',
  storageBehaviour: 'arconnect',
  gasSpeed: 'market',
  locked: false,
  preferred: false,
  account: 0,
  isAccountChosen: false,
  accounts: Array.from({ length: fundedAccountCount }, (_, index) => index),
  newAccounts: [],
  network: 'private',
  hosts: [],
  storageWallet: 0,
  storageSites: [],
}

/** Stored text to state. Whatever is missing, malformed or foreign falls back to its first value; it never throws. */
export function parseWalletState(text: string | null): WalletState {
  const value = parseRecord(text)
  const account = isIndex(value['account'], highestAccount) ? value['account'] : initialState.account
  const accounts = listOf(value['accounts'], (each) => isIndex(each, highestAccount)) ?? initialState.accounts
  const storageWallet = value['storageWallet']
  return {
    zilPayBehaviour: oneOf(zilPayBehaviours, value['zilPayBehaviour']) ?? initialState.zilPayBehaviour,
    storageBehaviour: oneOf(storageBehaviours, value['storageBehaviour']) ?? initialState.storageBehaviour,
    gasSpeed: oneOf(gasSpeeds, value['gasSpeed']) ?? initialState.gasSpeed,
    locked: value['locked'] === true,
    preferred: value['preferred'] === true,
    account,
    // States of before held an account that was in use.
    isAccountChosen:
      typeof value['isAccountChosen'] === 'boolean'
        ? value['isAccountChosen']
        : isIndex(value['account'], highestAccount),
    accounts: [...new Set([...accounts, account])].sort((a, b) => a - b),
    newAccounts: listOf(value['newAccounts'], (each) => isIndex(each, highestAccount)) ?? [],
    network: oneOf(walletNetworks, value['network']) ?? initialState.network,
    hosts: listOf(value['hosts'], isText) ?? [],
    storageWallet: isIndex(storageWallet, storageWallets - 1) ? storageWallet : account % storageWallets,
    storageSites: parseSites(value['storageSites']),
  }
}

/** The object that a JSON text holds; an empty one for anything else. */
function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  return isRecord(value) ? value : {}
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** The permissions among what somebody asks for, each once, in the wallet's order; unknown words are dropped. */
export function knownPermissions(asked: unknown): readonly StoragePermission[] {
  const list: readonly unknown[] = Array.isArray(asked) ? asked : []
  return storagePermissions.filter((permission) => list.includes(permission))
}

function parseSites(value: unknown): readonly StorageSite[] {
  const sites = new Map<string, readonly StoragePermission[]>()
  for (const each of Array.isArray(value) ? (value as readonly unknown[]) : []) {
    if (!isRecord(each) || !isText(each['host'])) continue
    sites.set(each['host'], knownPermissions(each['permissions']))
  }
  return Array.from(sites, ([host, permissions]) => ({ host, permissions }))
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((each) => each === value)
}

function isIndex(value: unknown, highest: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest
}

function listOf<T>(value: unknown, is: (each: unknown) => each is T): readonly T[] | undefined {
  return Array.isArray(value) ? [...new Set(value.filter(is))] : undefined
}
