import { isDeployed, readStanding, type NetworkId, type Standing } from '@tyto/chain'
import { formatName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useEffect, useMemo, useState } from 'react'
import { chainOf } from '../../../shared/chain/network/chain'
import { findAddresses } from '../../../shared/recipients/resolveRecipients'
import type { CheckedRow } from './checkRows'

/** How many names are asked of the chain at a time; the person sees how far it is. */
const chunk = 300

export interface Lookups {
  readonly addressOf: (name: string) => Address | null | undefined
  /** An address that nothing is known of counts as a contract. */
  readonly isContract: (address: Address) => boolean
  /** The chain's answer about a contract; null for an account, undefined while nothing is known. */
  readonly standingOf: (address: Address) => Standing | null | undefined
  /** Names and addresses that were asked about, and all of them. */
  readonly done: number
  readonly all: number
  readonly error: Error | null
  readonly askAgain: () => void
}

interface Known {
  readonly names: ReadonlyMap<string, Address | null>
  /** Null for an account. */
  readonly contracts: ReadonlyMap<Address, Standing | null>
}

const nothing: Known = { names: new Map(), contracts: new Map() }

/** Asks the chain about the recipients of a list, part by part: where names lead, and what contracts among them are. */
export function useLookups(network: NetworkId, rows: readonly CheckedRow[]): Lookups {
  const [known, setKnown] = useState<Known>(nothing)
  const [error, setError] = useState<Error | null>(null)
  const [tries, setTries] = useState(0)
  const wanted = useMemo(() => wantedOf(rows, known), [rows, known])
  const coming = useMemo(() => {
    const names = wanted.names.filter((name) => !known.names.has(formatName(name))).slice(0, chunk)
    const addresses = names.length > 0 ? [] : wanted.open.slice(0, chunk)
    return names.length + addresses.length === 0 ? null : { names, addresses, tries }
  }, [wanted, known, tries])
  // Rows are new ones with every balance that comes in: nothing is asked again while the same names are on their way.
  const [next, setNext] = useState(coming)
  if (partKey(coming) !== partKey(next)) setNext(coming)

  useEffect(() => {
    if (next === null) return undefined
    const stop = new AbortController()
    const learn = async (): Promise<void> => {
      try {
        const names = next.names.length > 0 ? await findAddresses(network, next.names) : nothing.names
        const contracts = await findContracts(network, next.addresses)
        if (stop.signal.aborted) return
        setError(null)
        setKnown((before) => ({
          names: new Map([...before.names, ...names]),
          contracts: new Map([...before.contracts, ...contracts]),
        }))
      } catch (cause) {
        if (!stop.signal.aborted) setError(cause instanceof Error ? cause : new Error(String(cause)))
      }
    }
    void learn()
    return () => stop.abort()
  }, [network, next])

  const settled = useMemo(
    () => ({
      addressOf: (name: string) => known.names.get(name),
      isContract: (address: Address) => known.contracts.get(address) !== null,
      standingOf: (address: Address) => known.contracts.get(address),
    }),
    [known],
  )
  const all = wanted.names.length + wanted.addresses
  const left = wanted.names.filter((name) => !known.names.has(formatName(name))).length + wanted.open.length
  return { ...settled, done: all - left, all, error, askAgain: () => setTries((count) => count + 1) }
}

interface Part {
  readonly names: readonly Name[]
  readonly addresses: readonly Address[]
  readonly tries: number
}

/** Two parts of one key ask the same. */
function partKey(part: Part | null): string {
  return part === null ? '' : [part.tries, ...part.names.map(formatName), ...part.addresses].join(' ')
}

/** The different names of a list, and its addresses that nothing is known of yet. */
function wantedOf(rows: readonly CheckedRow[], { names: found, contracts }: Known) {
  const names = new Map<string, Name>()
  const addresses = new Set<Address>()
  for (const { recipient } of rows) {
    if (!recipient.ok) continue
    if (recipient.value.kind === 'address') addresses.add(recipient.value.address)
    else {
      const text = formatName(recipient.value.name)
      names.set(text, recipient.value.name)
      const address = found.get(text)
      if (address) addresses.add(address)
    }
  }
  const open = [...addresses].filter((address) => !contracts.has(address))
  return { names: [...names.values()], addresses: addresses.size, open }
}

async function findContracts(
  network: NetworkId,
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, Standing | null>> {
  const { client, network: description } = chainOf(network)
  const isContract = await Promise.all(addresses.map((address) => isDeployed(client, address)))
  const found = await Promise.all(
    addresses.map((address, at) =>
      isContract[at] ? readStanding(client, description, address) : Promise.resolve(null),
    ),
  )
  return new Map(addresses.map((address, at) => [address, found[at] ?? null]))
}
