/** What the chain itself says, read from Node, to hold against what the page shows. */
import { createClient, loadLocalNetwork, resolveName, type FoundName, type Network } from '@tyto/chain'
import { didDocument, parseName, type DidDocument, type DidRecord, type Name } from '@tyto/identity'
import type { House } from './house'

export function nameOf(text: string): Name {
  const name = parseName(text)
  if (!name.ok) throw new Error(`${text}: ${name.code}`)
  return name.value
}

export function networkOf(house: House): Promise<Network> {
  return loadLocalNetwork({ fetch, origin: house.url })
}

/** Where a name leads, as the network answers now. */
export async function find(house: House, text: string): Promise<FoundName> {
  const network = await networkOf(house)
  const client = createClient({ endpoints: network.endpoints, chainId: network.chainId, fetch })
  const resolution = await resolveName(client, network, nameOf(text))
  if (resolution.kind !== 'found') throw new Error(`${text} is ${resolution.kind}`)
  return resolution
}

export async function recordOf(house: House, text: string): Promise<DidRecord> {
  const { wallet } = await find(house, text)
  if (wallet === null) throw new Error(`${text} leads to no wallet`)
  return wallet
}

export async function documentOf(house: House, text: string): Promise<DidDocument> {
  return didDocument(await recordOf(house, text))
}
