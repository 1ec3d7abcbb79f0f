import { networkIds, type NetworkId } from '@tyto/chain'
import { isAddress, ownValue, parseJson, type Address } from '@tyto/primitives'
import { createStoredMap } from '../../device/createStored'
import { useStoredValues } from '../../device/useStored'

/** The kinds of wallet that are made as a subdomain. */
export const subdomainKinds = ['defi', 'soulbound', 'staking'] as const
export type SubdomainKind = (typeof subdomainKinds)[number]

/** A wallet that was deployed for a subdomain which does not exist yet. Its address is kept nowhere else. */
export interface NewWallet {
  readonly network: NetworkId
  /** The address of the new wallet. */
  readonly address: Address
  /** The DID wallet that will get the subdomain, and its domain without suffix. */
  readonly owner: Address
  readonly domain: string
  readonly kind: SubdomainKind
  /** The planned name of the subdomain; the person may change it. */
  readonly subdomain: string
  /** `collection#tokenId`, for the profile; null for none. */
  readonly nft: string | null
}

const longestText = 400

const newWallets = createStoredMap({ prefix: 'tyto.newWallet.', parse: parseNewWallet })

function keyOf({ network, address }: Pick<NewWallet, 'network' | 'address'>): string {
  return `${network}.${address}`
}

/** Remembers the address of a new wallet. To call it twice is the same as once. */
export function keepNewWallet(wallet: NewWallet): void {
  newWallets.set(keyOf(wallet), wallet)
}

/** Forgets a new wallet: it is a subdomain now, or the person does not want it any more. */
export function forgetNewWallet(wallet: Pick<NewWallet, 'network' | 'address'>): void {
  newWallets.set(keyOf(wallet), null)
}

/** The new wallets of a DID wallet, up to date in every tab. */
export function useNewWallets(network: NetworkId, owner: Address): readonly NewWallet[] {
  return useStoredValues(newWallets).filter((wallet) => wallet.network === network && wallet.owner === owner)
}

/** Reads stored text; returns null if it is malformed. Never throws. */
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
