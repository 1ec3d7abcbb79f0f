import type { Address, Hex } from '@tyto/primitives'

export const didStatuses = ['Deployed', 'Created', 'Recovered', 'Updated', 'Deactivated', 'Locked'] as const
export type DidStatus = (typeof didStatuses)[number]

/** A service as the wallet holds it in `services_`. */
export type ServiceEndpoint =
  /** `type` carries label#color1#color2#description, `value` the link. */
  | { readonly kind: 'uri'; readonly type: string; readonly protocol: string; readonly value: string }
  | { readonly kind: 'address'; readonly chain: string; readonly address: Address }

/**
 * Everything a wallet contract says about its identity, decoded and otherwise as it stands on chain. A wallet of an
 * older version or another kind lacks some fields: null or empty here, never an error.
 */
export interface DidRecord {
  /** The wallet contract. */
  readonly address: Address
  /** Empty where the wallet has none. */
  readonly did: string
  readonly controller: Address | null
  /** `DIDxWALLET_7.0.0`; empty where the contract has no version. */
  readonly version: string
  /** Null where the contract has no `did_status`, or one that we do not know. */
  readonly status: DidStatus | null
  /** Key purpose to compressed public key, 33 bytes. */
  readonly verificationMethods: ReadonlyMap<string, Hex>
  /** Key purpose to the encrypted private key; `none` where there is none. */
  readonly dkms: ReadonlyMap<string, string>
  /** Services that are contracts: token ids, protocol parts. */
  readonly addressServices: ReadonlyMap<string, Address>
  readonly services: ReadonlyMap<string, ServiceEndpoint>
  /** Hashes of the guardians' domains. */
  readonly guardians: readonly Hex[]
  /** Subdomain to wallet address. */
  readonly subdomains: ReadonlyMap<string, Address>
  /** Null where nobody is asked to take over. */
  readonly pendingController: Address | null
  /** The domain of the name that this wallet would go by, once the owner of that name confirms it; null for none. */
  readonly pendingUsername: string | null
  /** In Qa. */
  readonly balance: bigint
  /** Fields that are there and of another type than ours: shown as empty, never as an error. */
  readonly unreadable: readonly string[]
}

/** The part of a record that a document is made of: what history keeps of older versions too. */
export type IdentityRecord = Omit<
  DidRecord,
  'subdomains' | 'pendingController' | 'pendingUsername' | 'balance'
>
