import { readNameAddresses, type NetworkId } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import { err, ok, type Address } from '@tyto/primitives'
import { noteAddressOf } from '../chain/names/addressNames'
import { chainOf, type Chain } from '../chain/network/chain'
import { nameAnswer, readRecipientText, type RecipientAnswer, type RecipientText } from './recipientText'

/**
 * Whom a typed recipient is: a name is asked of the chain, an address is not. Rejects with `RpcError`: nothing is known then.
 *
 * @example
 * const found = await resolveRecipient('local', 'bruno')
 */
export async function resolveRecipient(network: NetworkId, typed: string): Promise<RecipientAnswer> {
  const [answer] = await resolveRecipients(network, [typed])
  return answer ?? err('missing')
}

/** The same for many, in their order, with one trip for all their names. */
export async function resolveRecipients(
  network: NetworkId,
  typed: readonly string[],
): Promise<readonly RecipientAnswer[]> {
  const texts = typed.map(readRecipientText)
  const names = texts.flatMap((text) => (text.ok && text.value.kind === 'name' ? [text.value.name] : []))
  const found = await findAddresses(network, names)
  return texts.map((text) => (text.ok ? answerOf(text.value, found) : text))
}

function answerOf(text: RecipientText, found: ReadonlyMap<string, Address | null>): RecipientAnswer {
  if (text.kind === 'address') return ok({ address: text.address, name: null })
  return nameAnswer(text.name, found.get(formatName(text.name)) ?? null)
}

/** Where each of some names leads, by how it is written; null for none. Rejects with `RpcError`. */
export async function findAddresses(
  network: NetworkId,
  names: readonly Name[],
): Promise<ReadonlyMap<string, Address | null>> {
  const found = await addressesOn(chainOf(network), names)
  for (const [text, address] of found) noteAddressOf(network, text, address)
  return found
}

/** The same on a chain: each name is asked once, however often it is named. */
export async function addressesOn(
  { client, network }: Pick<Chain, 'client' | 'network'>,
  names: readonly Name[],
): Promise<ReadonlyMap<string, Address | null>> {
  const unique = new Map(names.map((name) => [formatName(name), name]))
  const addresses = await readNameAddresses(client, network, [...unique.values()])
  return new Map([...unique.keys()].map((text, at) => [text, addresses[at] ?? null] as const))
}
