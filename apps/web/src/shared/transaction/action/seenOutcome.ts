import type { EventRead, ScillaJson, ScillaParam } from '@tyto/abi'
import { isAddress, ownValue, type Address } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'

/** The outcome that a simulation saw: sentences are made from this alone, never from what somebody wanted. */
export interface SeenOutcome {
  /** The registry of names of the network: another contract's word on names counts for nothing. */
  readonly registry: Address
  readonly sender: Address
  /** The person's own: the account that signs, and the wallet that is logged in. */
  readonly own: readonly Address[]
  /** The contract that is called, or who is paid; null for a deploy. */
  readonly to: Address | null
  /** The parameters of the call, as they are signed; none for a payment and for a deploy. */
  readonly params: readonly ScillaParam[]
  readonly result: Simulation
}

/** One value of a contract, before and after. */
interface SeenChange {
  readonly keys: readonly string[]
  /** Null where there is none, and where it is too long to be looked at. */
  readonly before: ScillaJson | null
  readonly after: ScillaJson | null
  readonly kind: 'added' | 'changed' | 'removed'
}

/** Lists the changes in one field of a contract. */
export function changesIn(
  { result }: SeenOutcome,
  contract: Address | null | undefined,
  field: string,
): readonly SeenChange[] {
  return result.changes
    .filter((change) => change.contract === contract && change.field === field)
    .map(({ keys, before, after }) => ({
      keys,
      before: before && 'json' in before ? before.json : null,
      after: after && 'json' in after ? after.json : null,
      kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    }))
}

/** The first key of each change of a kind, each once. */
export function keysOf(changes: readonly SeenChange[], kind: SeenChange['kind']): readonly string[] {
  return [...new Set(changes.flatMap((change) => (change.kind === kind ? change.keys.slice(0, 1) : [])))]
}

/** The address before and after a change of a field without keys; null where it does not change. */
export function newAddress(seen: SeenOutcome, field: string): { before: Address; after: Address } | null {
  const [change] = changesIn(seen, seen.to, field)
  const { before, after } = change ?? {}
  return isAddress(before) && isAddress(after) ? { before, after } : null
}

/** The constructor that the status of the called wallet becomes; null where it does not change. */
export function newStatus(seen: SeenOutcome): string | null {
  const [change] = changesIn(seen, seen.to, 'did_status')
  const status = ownValue(change?.after, 'constructor')
  return typeof status === 'string' ? (status.split('.').at(-1) ?? null) : null
}

/** An event that a contract tells, by default the called one; null where there is none of this kind. */
export function eventOf<P>({ result, to }: SeenOutcome, event: EventRead<P>, contract: Address | null = to) {
  const [step] = result.steps
  const events = step?.kind === 'success' ? step.events : []
  const found = events.find(({ _eventname, address }) => _eventname === event.name && address === contract)
  return found === undefined ? null : event.read({ name: event.name, params: found.params })
}

/** By how much Qa an address gets richer, below zero for poorer; the fee left out. */
export function zilGained({ result, sender }: SeenOutcome, address: Address): bigint {
  const found = result.balances.find((change) => change.token.address === null && change.address === address)
  return (found ? found.after - found.before : 0n) + (address === sender ? result.fee : 0n)
}
