import { didStatuses, type DidStatus } from '@tyto/identity'
import { isAddress, isHex, ownValue, zeroAddress, type Address, type Hex } from '@tyto/primitives'
import type { Simulation, StateChange } from '@tyto/simulator'

/** Who obeys whom after a transaction, as its simulation changed it. Nothing else is believed. */
export interface SeenControl {
  /** By the hash of a domain: where its halves lead from then on. */
  readonly names: ReadonlyMap<Hex, { readonly ssi?: Address; readonly did?: Address }>
  readonly controllers: ReadonlyMap<Address, Address>
  readonly statuses: ReadonlyMap<Address, DidStatus>
  /** Who may take over a DID wallet once they accept. */
  readonly successors: ReadonlyMap<Address, Address>
  /** Which domain a wallet belongs to from then on, and to which it is offered. */
  readonly domains: ReadonlyMap<Address, Hex>
  readonly offers: ReadonlyMap<Address, Hex>
  readonly pauses: ReadonlyMap<Address, boolean>
  /** The domains of wallets that are made. */
  readonly made: readonly Hex[]
}

const noDomain: Hex = `0x${'00'.repeat(32)}`

/** `registry`: of the network; another contract's word on names counts for nothing. */
export function controlIn({ changes, createdContracts }: Simulation, registry: Address): SeenControl {
  const names = new Map<Hex, { ssi?: Address; did?: Address }>()
  for (const [field, half] of [
    ['dns', 'ssi'],
    ['did_dns', 'did'],
  ] as const) {
    for (const change of changes) {
      const [id] = change.keys
      if (change.contract !== registry || change.field !== field || !isHex(id, 32)) continue
      const after = after20(change)
      if (after !== null) names.set(id, { ...names.get(id), [half]: after })
    }
  }
  const isOther = ({ contract }: StateChange): boolean => contract !== registry
  const others = changes.filter(isOther)
  const successors = fieldsOf(others, 'pending_controller', after20)
  return {
    names,
    controllers: fieldsOf(others, 'controller', after20),
    statuses: fieldsOf(others, 'did_status', statusAfter),
    successors: new Map([...successors].filter(([, after]) => after !== zeroAddress)),
    domains: fieldsOf(others, 'nft_domain', domainAfter),
    offers: fieldsOf(others, 'pending_domain', domainAfter),
    pauses: fieldsOf(others, 'is_paused', pauseAfter),
    made: createdContracts.flatMap(({ init }) => {
      const domain = init.find(({ vname }) => vname === 'init_nft')?.value
      return isHex(domain, 32) ? [domain] : []
    }),
  }
}

/** Is there anything in it that changes whom something obeys? */
export function changesControl(seen: SeenControl): boolean {
  const { names, controllers, statuses, successors, domains, offers, pauses, made } = seen
  const sizes = [names, controllers, statuses, successors, domains, offers, pauses].map(({ size }) => size)
  return made.length > 0 || sizes.some((size) => size > 0)
}

function fieldsOf<T>(
  changes: readonly StateChange[],
  field: string,
  read: (change: StateChange) => T | null,
): ReadonlyMap<Address, T> {
  const found = new Map<Address, T>()
  for (const change of changes) {
    if (change.field !== field || change.keys.length > 0) continue
    const value = read(change)
    if (value !== null) found.set(change.contract, value)
  }
  return found
}

function jsonOf({ after }: StateChange): unknown {
  return after !== null && 'json' in after ? after.json : null
}

function after20(change: StateChange): Address | null {
  const value = jsonOf(change)
  return isAddress(value) ? value : null
}

function domainAfter(change: StateChange): Hex | null {
  const value = jsonOf(change)
  return isHex(value, 32) && value !== noDomain ? value : null
}

function statusAfter(change: StateChange): DidStatus | null {
  const constructor = ownValue(jsonOf(change), 'constructor')
  const last = typeof constructor === 'string' ? constructor.split('.').at(-1) : undefined
  return didStatuses.find((status) => status === last) ?? null
}

function pauseAfter(change: StateChange): boolean | null {
  const constructor = ownValue(jsonOf(change), 'constructor')
  return constructor === 'True' ? true : constructor === 'False' ? false : null
}
