/** What the chain itself says, read from Node, to hold against what the page shows. */
import { createClient, loadLocalNetwork, resolveName, type FoundName, type Network } from '@tyto/chain'
import { didDocument, parseName, type DidDocument, type DidRecord, type Name } from '@tyto/identity'
import type { TestSite } from './testSite'

export function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(`${text}: ${name.code}`)
  return name.value
}

export function networkOf(site: TestSite): Promise<Network> {
  return loadLocalNetwork({ fetch, origin: site.url })
}

/** Where a name leads, as the network answers now. */
export async function find(site: TestSite, text: string): Promise<FoundName> {
  const network = await networkOf(site)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const resolution = await resolveName(client, network, nameOf(text))
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
