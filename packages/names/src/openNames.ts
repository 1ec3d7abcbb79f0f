import {
  didWalletOf,
  loadLocalNetwork,
  resolutionOf,
  resolveName,
  type FoundName,
  type Network,
  type RequestOptions,
} from '@tyto/chain'
import { didDocument, formatDid, formatName, readTypedName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import type { FoundAccount, FoundLink, LookedUpName, LookUp, Names } from './names'
import { clientOf, networkOf, platformFetch, type NamesOptions } from './network'

/**
 * Names of a network, looked up at its nodes. Nothing is asked before the first name.
 *
 * @example
 * const names = openNames({ network: 'mainnet' })
 * const found = await names.lookUp('alice.ssi')
 */
export function openNames(options: NamesOptions): Names {
  return namesOf(networkOf(options), options)
}

/** Names of the local network that a server of ours hosts, such as `http://localhost:4000`: it says itself where all stands. */
export async function openLocalNames(
  origin: string,
  options: Omit<NamesOptions, 'network' | 'nodes'> = {},
): Promise<Names> {
  const { fetch = platformFetch } = options
  return namesOf(await loadLocalNetwork({ fetch, origin }), options)
}

/**
 * A name in the one form that it has, to compare and to keep; null where the text is none.
 *
 * @example
 * canonicalName('Did@Alice.ssi') // 'alice.did'
 */
export function canonicalName(text: string): string | null {
  const name = readTypedName(text)
  return name.ok ? formatName(name.value) : null
}

function namesOf(network: Network, options: Pick<NamesOptions, 'fetch' | 'timeoutMs'>): Names {
  const client = clientOf(network, options)
  return {
    async lookUp(text: string, request?: RequestOptions): Promise<LookUp> {
      const name = readTypedName(text)
      if (!name.ok) return { kind: 'no name', why: name.code }
      const found = await resolveName(client, network, name.value, request)
      return found.kind === 'found'
        ? describe(found, network)
        : { kind: found.kind, name: formatName(found.name) }
    },
  }
}

function describe(found: FoundName, { didNetwork }: Network): LookedUpName {
  const { name, address, wallet } = found
  const identity = didWalletOf(found)
  const base = {
    kind: 'found',
    name: formatName(name),
    address,
    bech32: toBech32(address),
    wallet: wallet?.version || null,
    identity: identity?.address ?? null,
    controller: identity?.controller ?? null,
  } as const
  if (identity === null)
    return { ...base, did: null, status: null, document: null, whyNone: null, links: [], accounts: [] }

  const did = formatDid(didNetwork, identity.address)
  const { didDocument: document, didResolutionMetadata, didDocumentMetadata } = resolutionOf(did, identity)
  const isEnded = didDocumentMetadata.deactivated === true
  const services = document === null ? [] : didDocument(identity).services
  return {
    ...base,
    did: document !== null || isEnded ? did : null,
    status: identity.status,
    document,
    whyNone: isEnded ? 'deactivated' : (didResolutionMetadata.error?.code ?? null),
    links: services.flatMap(({ label, link }): FoundLink[] => (link === null ? [] : [{ label, url: link }])),
    accounts: services.flatMap(({ label, chain, address: at }): FoundAccount[] =>
      at === null ? [] : [{ label, chain, address: at }],
    ),
  }
}
