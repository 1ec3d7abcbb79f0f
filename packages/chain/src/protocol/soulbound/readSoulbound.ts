import { didWallet, sbtWallet } from '@tyto/contracts'
import type { Issuer, SoulboundWallet } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, readFields, valueOr } from '../../reads/readField'
import { readRegistry } from '../readRegistry'
import { leadsSomewhere } from '../registryEntry'
import { readSubdomain } from '../readSubdomain'

/** The chain's facts about an issuer of soulbound tokens. */
export interface SoulboundIssuer {
  readonly domain: string
  /** Under which the DID wallet lists the key that signs. */
  readonly keyId: string
  /** That key; null where there is none. */
  readonly key: Hex | null
  /** Its private half as a storage wallet encrypted it; null where there is none. */
  readonly encryptedKey: string | null
  /** The DID wallet of the domain. */
  readonly did: Address
  /** The wallet that publishes the encryption; null where none does. */
  readonly wallet: Address | null
  /** The key that it publishes, any text; '' where it publishes none. */
  readonly publicEncryption: string
}

/** Where a name without a subdomain of its own says it, by custom, if its own address says nothing. */
const customarySubdomain = 'sbt'

/**
 * An issuer by its name: the key that signs its tokens and the encryption of what it is told; null where its domain has no
 * DID wallet. Three trips at most. Rejects with `RpcError`.
 */
export async function readSoulboundIssuer(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { name, domain, keyId }: Issuer,
  options?: RequestOptions,
): Promise<SoulboundIssuer | null> {
  const { owner, did } = await readRegistry(client, network, name, options)
  if (!leadsSomewhere(did)) return null
  const places =
    name.subdomain === ''
      ? [
          { keyId, address: Promise.resolve(name.topLevel === 'did' ? did : owner) },
          { keyId: customarySubdomain, address: readSubdomain(client, did, customarySubdomain, options) },
        ]
      : [{ keyId, address: readSubdomain(client, did, name.subdomain, options) }]
  const { verification_methods, dkms } = didWallet(did).fields
  const found = await Promise.all(
    places.map(async ({ keyId: id, address }) => {
      const reads = { key: verification_methods.at(id), encrypted: dkms.at(id) }
      const [wallet, keys] = await Promise.all([address, readFields(client, reads, options)])
      const publicEncryption = leadsSomewhere(wallet)
        ? valueOr(await readField(client, sbtWallet(wallet).fields.public_encryption, options), '')
        : ''
      return {
        domain,
        keyId: id,
        key: valueOr(keys.key, null),
        encryptedKey: valueOr(keys.encrypted, null),
        did,
        wallet: publicEncryption === '' ? null : wallet,
        publicEncryption,
      }
    }),
  )
  return found.find(({ publicEncryption }) => publicEncryption !== '') ?? found[0]!
}

/** Kept by a wallet of one issuer. */
export interface Soulbound extends SoulboundWallet {
  /** The newest message to it, encrypted; null for none. */
  readonly message: string | null
  /** Its token for that message; null while it has not signed. */
  readonly token: Hex | null
  readonly isPaused: boolean
  /** The wallet's own; '' where it publishes none. */
  readonly publicEncryption: string
}

/**
 * Reads what a wallet keeps of an issuer, as its contract names it, in one trip and by entry: how many others it told does
 * not matter. Null where no contract with a version stands. Rejects with `RpcError`.
 */
export async function readSoulbound(
  client: Requests,
  network: Pick<Network, 'chainId'>,
  { wallet, issuer }: { readonly wallet: Address; readonly issuer: string },
  options?: RequestOptions,
): Promise<Soulbound | null> {
  const { fields } = sbtWallet(wallet)
  const reads = {
    version: fields.version,
    message: fields.ivms101.at(issuer),
    token: fields.sbt.at(issuer),
    nonce: fields.credential_nonces.at(issuer),
    isPaused: fields.is_paused,
    publicEncryption: fields.public_encryption,
  }
  const found = await readFields(client, reads, options)
  if (found.version.kind !== 'value') return null
  return {
    address: wallet,
    version: found.version.value,
    chainId: network.chainId,
    nonce: valueOr(found.nonce, 0n),
    message: valueOr(found.message, null),
    token: valueOr(found.token, null),
    isPaused: valueOr(found.isPaused, false),
    publicEncryption: valueOr(found.publicEncryption, ''),
  }
}
