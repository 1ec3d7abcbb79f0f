import { networkIds, type NetworkId } from '@tyto/chain'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStoredMap } from '../device/createStored'
import { useStoredValues } from '../device/useStored'

/** The kinds of wallet that are made to be a subdomain. */
export const subdomainKinds = ['defi', 'soulbound', 'staking'] as const
export type SubdomainKind = (typeof subdomainKinds)[number]

/** A wallet that was deployed to be a subdomain, and is none yet. Nothing else remembers where it stands. */
export interface NewWallet {
  readonly network: NetworkId
  /** Where it stands. */
  readonly address: Address
  /** The DID wallet whose subdomain it is to be, and its bare domain. */
  readonly owner: Address
  readonly domain: string
  readonly kind: SubdomainKind
  /** What it is to be called: a wish, which the person may change. */
  readonly subdomain: string
  /** `collection#tokenId`, for the profile; null for none. */
  readonly nft: string | null
}

const longestText = 400

const newWallets = createStoredMap({ prefix: 'tyto.newWallet.', parse: parseNewWallet })

function keyOf({ network, address }: Pick<NewWallet, 'network' | 'address'>): string {
  return `${network}.${address}`
}

/** Remembers where a new wallet stands. More than once is the same as once. */
export function keepNewWallet(wallet: NewWallet): void {
  newWallets.set(keyOf(wallet), wallet)
}

/** It is a subdomain now, or the person wants it no more. */
export function forgetNewWallet(wallet: Pick<NewWallet, 'network' | 'address'>): void {
  newWallets.set(keyOf(wallet), null)
}

/** The new wallets of a DID wallet, in every tab as they are now. */
export function useNewWallets(network: NetworkId, owner: Address): readonly NewWallet[] {
  return useStoredValues(newWallets).filter((wallet) => wallet.network === network && wallet.owner === owner)
}

/** Stored text to a new wallet; null for whatever is malformed or foreign. Never throws. */
export function parseNewWallet(stored: string | null): NewWallet | null {
  const value = parseJson(stored)
  const network = networkIds.find((each) => each === ownValue(value, 'network'))
  const kind = subdomainKinds.find((each) => each === ownValue(value, 'kind'))
  const address = ownValue(value, 'address')
  const owner = ownValue(value, 'owner')
  const domain = ownValue(value, 'domain')
  const subdomain = ownValue(value, 'subdomain')
  const nft = ownValue(value, 'nft')
  const isSound =
    isAddress(address) &&
    isAddress(owner) &&
    isText(domain) &&
    isText(subdomain) &&
    (nft === null || isText(nft))
  if (network === undefined || kind === undefined || !isSound) return null
  return { network, address, owner, domain, kind, subdomain, nft }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}
