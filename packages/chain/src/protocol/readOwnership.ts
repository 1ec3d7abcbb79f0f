import { defiWallet, didWallet, nameRegistry, sbtWallet } from '@tyto/contracts'
import { bytesToHex, sha256, utf8ToBytes, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readFields, valueOr } from '../reads/readField'
import { leadsSomewhere } from './registryEntry'

/** To whom a wallet belongs, and to whom it is offered. */
export interface Ownership {
  /** How it says to whom it belongs: by the hash of a domain, by a name in plain text, or by an account of its own. */
  readonly by: 'domain' | 'username' | 'controller'
  /** The hash of the domain that it belongs to; null where it belongs to an account. */
  readonly domain: Hex | null
  /** The DID wallet that it is bound to, whoever has the domain; null where it goes with the domain. */
  readonly keptBy: Address | null
  /** The DID wallet whose controller it obeys: the one that it is bound to, or that its domain leads to. Null where there is none. */
  readonly through: Address | null
  /** The account that the domain obeys now, which is the owner where it is not bound; null for nobody. */
  readonly domainOwner: Address | null
  /** The account that may sign for it now; null for nobody. */
  readonly owner: Address | null
  /** Null where it is offered to nobody. */
  readonly offer: Offer | null
}

export interface Offer {
  /** The hash of the domain that it is offered to; null where it is offered to an account itself. */
  readonly domain: Hex | null
  /** The same domain in plain text, where the wallet says it: the text of a stranger. */
  readonly username: string | null
  /** The account that may accept: the controller of that domain's DID wallet; null where it has none. */
  readonly controller: Address | null
  /** Somebody else owns the wallet since it was offered: the contract takes no acceptance of it any more. */
  readonly isVoid: boolean
}

const noDomain: Hex = `0x${'00'.repeat(32)}`

/**
 * To whom a DeFi, staking or soulbound wallet belongs and is offered. Three trips at most, however many wallets are read
 * in one batch. Rejects with `RpcError`.
 */
export async function readOwnership(
  client: Requests,
  network: Pick<Network, 'registry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<Ownership> {
  const { nft_domain, pending_domain, proposer, own_did } = defiWallet(wallet).fields
  const { nft_username, pending_username } = sbtWallet(wallet).fields
  const { controller, pending_controller } = didWallet(wallet).fields
  const read = await readFields(
    client,
    {
      nft_domain,
      pending_domain,
      nft_username,
      pending_username,
      controller,
      pending_controller,
      proposer,
      own_did,
    },
    options,
  )
  const speakerOf = (domain: Hex | null) => readSpeaker(client, network, domain, options)

  const account = valueOr(read.controller, null)
  if (account !== null) {
    const pending = valueOr(read.pending_controller, zeroAddress)
    const offer =
      pending === zeroAddress ? null : { domain: null, username: null, controller: pending, isVoid: false }
    return {
      by: 'controller',
      domain: null,
      keptBy: null,
      through: null,
      domainOwner: null,
      owner: account,
      offer,
    }
  }
  const isByName = read.nft_username.kind === 'value'
  const username = isByName ? valueOr(read.pending_username, '') || null : null
  const domain = isByName ? hashOf(valueOr(read.nft_username, '')) : valueOr(read.nft_domain, null)
  const pendingDomain = valueOr(read.pending_domain, noDomain)
  const offered =
    username !== null ? hashOf(username) : isByName || pendingDomain === noDomain ? null : pendingDomain
  const keptBy = valueOr(read.own_did, null)
  const [speaker, { controller: taker }, keeper] = await Promise.all([
    speakerOf(domain),
    speakerOf(offered),
    keptBy === null ? null : readWalletController(client, keptBy, options),
  ])
  const domainOwner = speaker.controller
  const owner = keptBy === null ? domainOwner : keeper
  const through = keptBy ?? speaker.wallet
  // Older wallets do not say who offered: what they take, they take.
  const offeredBy = valueOr(read.proposer, null)
  const isVoid = offeredBy !== null && offeredBy !== owner
  const offer = offered === null ? null : { domain: offered, username, controller: taker, isVoid }
  return { by: isByName ? 'username' : 'domain', domain, keptBy, through, domainOwner, owner, offer }
}

/** The hash that the contract makes of a name: of its letters as they are. */
function hashOf(name: string): Hex {
  return bytesToHex(sha256(utf8ToBytes(name)))
}

/** The DID wallet of a domain, and who controls it; null for none and for nobody. */
async function readSpeaker(
  client: Requests,
  network: Pick<Network, 'registry'>,
  domain: Hex | null,
  options: RequestOptions | undefined,
): Promise<{ readonly wallet: Address | null; readonly controller: Address | null }> {
  if (domain === null) return { wallet: null, controller: null }
  const { did_dns } = nameRegistry(network.registry).fields
  const { did } = await readFields(client, { did: did_dns.at(domain) }, options)
  const wallet = valueOr(did, null)
  if (!leadsSomewhere(wallet)) return { wallet: null, controller: null }
  return { wallet, controller: await readWalletController(client, wallet, options) }
}

async function readWalletController(
  client: Requests,
  wallet: Address,
  options: RequestOptions | undefined,
): Promise<Address | null> {
  const read = await readFields(client, { controller: didWallet(wallet).fields.controller }, options)
  return valueOr(read.controller, null)
}
