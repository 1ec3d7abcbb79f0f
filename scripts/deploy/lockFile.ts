/** The places of contracts: read before each deployment, and written before each transaction leaves. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { localNetworkBase, type Network, type RuleSetName, type RulesEntry } from '@tyto/chain'
import { BaseError, isAddress, isRecord, parseJson, type Address } from '@tyto/primitives'
import type { Places } from './sections'

/** How far one section is. */
export interface SectionLock {
  /** The nonce of the key before the first transaction of the section. */
  readonly nonce: bigint
  /** Ids of its transactions, 64 hex digits; each was written here before it was sent. */
  readonly ids: readonly string[]
  /** How many of them are in blocks and did what they should. */
  readonly done: number
  readonly places: Places
}

export interface Lock {
  readonly chainId: number
  /** The hash of the chain's first block: a chain that was begun anew is another one. Null where nobody told it. */
  readonly genesis: string | null
  readonly deployer: Address
  /** With what it was opened, as in the file of the operator; null where nothing was sent. */
  readonly opening: unknown
  readonly sections: Readonly<Record<string, SectionLock>>
}

/** The lock of an earlier run; null where there is none. Throws `LockUnsound` for a file that is not one. */
export async function readLock(path: string): Promise<Lock | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    return null
  }
  const lock = lockOf(parseJson(text))
  if (lock === null) {
    throw new BaseError('LockUnsound', `${path} does not say what stands where.`, {
      metaMessages: ['Put back the file of the last run: without it everything would be deployed again.'],
    })
  }
  return lock
}

/** Writes the whole file beside the old one and then takes its place: an interruption leaves one of both. */
export async function writeLock(path: string, lock: Lock): Promise<void> {
  const text = JSON.stringify(
    lock,
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
    2,
  )
  await writeFile(`${path}.new`, `${text}\n`)
  await rename(`${path}.new`, path)
}

/** The places of all sections together. */
export function placesOf({ sections }: Lock): Places {
  return Object.assign({}, ...Object.values(sections).map(({ places }) => places)) as Places
}

type NetworkEntry = Pick<
  Network,
  'chainId' | 'registry' | 'zlpRegistry' | 'init' | 'initDid' | 'initCommunity' | 'reserve' | 'walletCode'
> & { readonly rules: RulesEntry }

/**
 * The entry of the network for the app, the resolver and the bindings: where the protocol stands, and that new wallets
 * get our code, as on the local network. It takes the place of these lines of a public network.
 */
export function networkEntry(lock: Lock, set: RuleSetName): NetworkEntry {
  const { init, registry, zlpRegistry, initDid } = placesOf(lock)
  const { initCommunity, reserve, walletCode } = localNetworkBase
  return {
    chainId: lock.chainId,
    registry: registry!,
    zlpRegistry: zlpRegistry!,
    init: init!,
    initDid: initDid!,
    initCommunity,
    reserve,
    walletCode,
    // It executed what was just sent.
    rules: { set, forReading: null },
  }
}

function lockOf(json: unknown): Lock | null {
  if (!isRecord(json) || !isRecord(json['sections'])) return null
  const { chainId, genesis = null, deployer, opening = null } = json
  if (typeof chainId !== 'number' || !isAddress(deployer)) return null
  if (genesis !== null && (typeof genesis !== 'string' || !isBlockHash(genesis))) return null
  const sections: Record<string, SectionLock> = {}
  for (const [name, each] of Object.entries(json['sections'])) {
    const section = sectionOf(each)
    if (section === null) return null
    sections[name] = section
  }
  return { chainId, genesis, deployer, opening, sections }
}

export function isBlockHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

function sectionOf(json: unknown): SectionLock | null {
  if (!isRecord(json) || !isRecord(json['places'])) return null
  const { nonce, ids, done, places } = json
  if (typeof nonce !== 'string' || !/^\d{1,20}$/.test(nonce)) return null
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && /^[0-9a-f]{64}$/.test(id)))
    return null
  if (typeof done !== 'number' || !Number.isInteger(done) || done < 0 || done > ids.length) return null
  const known: Record<string, Address> = {}
  for (const [name, place] of Object.entries(places)) {
    if (!isAddress(place)) return null
    known[name] = place
  }
  return { nonce: BigInt(nonce), ids: ids as string[], done, places: known }
}
