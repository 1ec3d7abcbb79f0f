import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readActivity } from '../../explorer/readActivity'
import type { Network } from '../../networks/networks'
import { readSoulbound, type Soulbound, type SoulboundIssuer } from './readSoulbound'

/** A wallet that told an issuer something, as it stands now. */
export interface InboxEntry extends Soulbound {
  /** The issuer as that wallet names it. */
  readonly issuer: string
  /** Where the message came: the transaction, and its block. */
  readonly id: string
  readonly block: bigint
}

export interface InboxPage {
  /** Newest first, each wallet once. */
  readonly entries: readonly InboxEntry[]
  /** Asks for the next page; null after the oldest one. */
  readonly next: string | null
}

/** Wallets of one page: one transaction can carry the events of many. */
const mostTold = 100

/**
 * Who told an issuer something, by the events that name the issuer's DID wallet: those of twenty transactions that touched
 * it, newest first, and what the wallets keep now. Three trips. `from`: the `next` of the page before, null for the first.
 * Anybody can deploy a contract that sends such an event: what an entry says is checked when it is opened. Of the local network
 * only: public nodes keep no list by address. Rejects with `RpcError`.
 */
export async function readSoulboundInbox(
  client: Requests,
  network: Pick<Network, 'chainId'>,
  {
    issuer: { domain, did },
    from,
  }: { readonly issuer: Pick<SoulboundIssuer, 'domain' | 'did'>; readonly from: string | null },
  options?: RequestOptions,
): Promise<InboxPage> {
  const { transactions, next } = await readActivity(client, did, from, options)
  const names = [domain, domainId(domain)]
  const told = new Map<string, Told>()
  for (const { id, block, receipt } of transactions) {
    for (const { name, address: wallet, params } of receipt?.events ?? []) {
      const value = (vname: string) => params.find((param) => param.vname === vname)?.value
      const issuer = names.find((each) => each === value('issuer'))
      if (name !== 'MessageStored' || issuer === undefined || value('issuer_did') !== did) continue
      const key = `${wallet} ${issuer}`
      if (!told.has(key) && told.size < mostTold) told.set(key, { wallet, issuer, id, block })
    }
  }
  const entries = await Promise.all(
    [...told.values()].map(async ({ wallet, ...place }) => {
      const kept = await readSoulbound(client, network, { wallet, issuer: place.issuer }, options)
      return kept === null || kept.message === null ? [] : [{ ...kept, ...place }]
    }),
  )
  return { entries: entries.flat(), next }
}

interface Told {
  readonly wallet: Address
  readonly issuer: string
  readonly id: string
  readonly block: bigint
}
