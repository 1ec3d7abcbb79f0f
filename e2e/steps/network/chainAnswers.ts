/** The chain's own answers, read from Node, to compare the page with. */
import {
  createClient,
  getAccount,
  loadLocalNetwork,
  resolveName,
  type Client,
  type FoundName,
  type Network,
} from '@tyto/chain'
import { didDocument, parseName, type DidDocument, type DidRecord, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { TestSite } from './testSite'

export function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(`${text}: ${name.code}`)
  return name.value
}

export function networkOf(site: TestSite): Promise<Network> {
  return loadLocalNetwork({ fetch, origin: site.url })
}

function clientOf({ endpoints, chainId }: Network): Client {
  return createClient({ endpoints, chainId, fetch })
}

/** The balance of an account, in Qa. */
export async function balanceOf(site: TestSite, address: Address): Promise<bigint> {
  return (await getAccount(clientOf(await networkOf(site)), address)).balance
}

/** Where a name leads, as the network answers now. */
export async function find(site: TestSite, text: string): Promise<FoundName> {
  const network = await networkOf(site)
  const resolution = await resolveName(clientOf(network), network, nameOf(text))
  if (resolution.kind !== 'found') throw new Error(`${text} is ${resolution.kind}`)
  return resolution
}

export async function recordOf(site: TestSite, text: string): Promise<DidRecord> {
  const { wallet } = await find(site, text)
  if (wallet === null) throw new Error(`${text} leads to no wallet`)
  return wallet
}

export async function documentOf(site: TestSite, text: string): Promise<DidDocument> {
  return didDocument(await recordOf(site, text))
}
