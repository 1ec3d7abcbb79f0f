import {
  readFields,
  readSoulbound,
  readSoulboundInbox,
  readSoulboundIssuer,
  valueOr,
  type NetworkId,
  type SoulboundIssuer,
} from '@tyto/chain'
import { sbtWallet } from '@tyto/contracts'
import { formatName, issuerOf, type Name } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions } from '../../shared/chain/reads/queries'

/** The message that a wallet sent an issuer, and the token that the issuer signed for it. */
export interface Sent {
  /** The domain of the issuer, as the contract has it. */
  readonly issuer: string
  readonly message: string
  readonly token: Hex | null
}

/** All keys of reads of soulbound wallets begin so: what changes one of them makes all be read again. */
const soulboundKey = (network: NetworkId) => ['chain', network, 'soulbound'] as const

/** The messages that a soulbound wallet sent, by their issuers. */
export function sentQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: [...soulboundKey(network), 'sent', wallet],
    queryFn: async ({ signal }): Promise<readonly Sent[]> => {
      const { ivms101, sbt } = sbtWallet(wallet).fields
      const read = await readFields(chainOf(network).client, { ivms101, sbt }, { signal })
      const tokens = valueOr(read.sbt, null)
      return [...(valueOr(read.ivms101, null) ?? [])].map(([issuer, message]) => ({
        issuer,
        message,
        token: tokens?.get(issuer) ?? null,
      }))
    },
  })
}

/**
 * The token and the message of one issuer in a wallet, with the nonce that is signed; null where no such wallet stands.
 * It is read each time: signatures are held against it.
 */
export function soulboundQuery(network: NetworkId, wallet: Address, issuer: string) {
  return queryOptions({
    ...chainReadOptions,
    staleTime: 0,
    queryKey: [...soulboundKey(network), 'of', wallet, issuer],
    queryFn: () => {
      const { client, network: description } = chainOf(network)
      return readSoulbound(client, description, { wallet, issuer })
    },
  })
}

/** Who issues under a name; null where its domain has no DID wallet. */
export function issuerQuery(network: NetworkId, name: Name) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: [...soulboundKey(network), 'issuer', formatName(name)],
    queryFn: () => {
      const { client, network: description } = chainOf(network)
      return readSoulboundIssuer(client, description, issuerOf(name))
    },
  })
}

/** The key that a soulbound wallet publishes, as text; '' for none. */
export function publishedKeyQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: [...soulboundKey(network), 'key', wallet],
    queryFn: async ({ signal }): Promise<string> => {
      const { public_encryption } = sbtWallet(wallet).fields
      const read = await readFields(chainOf(network).client, { public_encryption }, { signal })
      return valueOr(read.public_encryption, '')
    },
  })
}

/** The messages that name the DID wallet of an issuer, newest first. Not every network keeps such a list. */
export function inboxQuery(network: NetworkId, issuer: Pick<SoulboundIssuer, 'domain' | 'did'>) {
  return infiniteQueryOptions({
    ...chainReadOptions,
    enabled: chainOf(network).network.rules.tellsHistory,
    queryKey: [...soulboundKey(network), 'inbox', issuer.did],
    queryFn: ({ pageParam }) => {
      const { client, network: description } = chainOf(network)
      return readSoulboundInbox(client, description, { issuer, from: pageParam })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
