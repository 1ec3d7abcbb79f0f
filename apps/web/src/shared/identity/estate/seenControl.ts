import { closedReason, decodeChainText, didStatuses, domainId, type DidStatus } from '@tyto/identity'
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
  /** How many more guardians a DID wallet has; below zero for fewer. */
  readonly guardians: ReadonlyMap<Address, number>
  /** Where subdomains that a DID wallet keeps lead from then on. */
  readonly subdomains: ReadonlyMap<Address, ReadonlyMap<string, Address>>
  /** The usernames that DID wallets have from then on, and those that they ask for. */
  readonly usernames: ReadonlyMap<Address, string>
  readonly askedUsernames: ReadonlyMap<Address, string>
  /** Which domain a wallet belongs to from then on, and to which it is offered. */
  readonly domains: ReadonlyMap<Address, Hex>
  readonly offers: ReadonlyMap<Address, Hex>
  readonly pauses: ReadonlyMap<Address, boolean>
  /** Which DID wallet a wallet is bound to from then on; null where it goes with its name again. */
  readonly keepers: ReadonlyMap<Address, Address | null>
  /** Wallets that are made, and the domains that they belong to. */
  readonly made: readonly { readonly address: Address; readonly domain: Hex }[]
}

/** The text of a stranger is shown up to this length. */
const longestUsername = 60

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
    guardians: guardiansIn(others),
    subdomains: subdomainsIn(others),
    usernames: fieldsOf(others, 'nft_username', usernameAfter),
    askedUsernames: fieldsOf(others, 'pending_username', usernameAfter),
    domains: fieldsOf(others, 'nft_domain', domainAfter),
    offers: fieldsOf(others, 'pending_domain', domainAfter),
    pauses: fieldsOf(others, 'is_paused', pauseAfter),
    keepers: keepersIn(others),
    made: createdContracts.flatMap(({ address, init }) => {
      const valueOf = (name: string): unknown => init.find(({ vname }) => vname === name)?.value
      const [domain, username] = [valueOf('init_nft'), valueOf('init_username')]
      // A soulbound wallet says it in plain text.
      const said = typeof username === 'string' && username !== '' ? domainId(username) : null
      const id = isHex(domain, 32) ? domain : said
      return isHex(id, 32) ? [{ address, domain: id }] : []
    }),
  }
}

/** Is there anything in it that changes whom something obeys? */
export function changesControl(seen: SeenControl): boolean {
  const { made, ...maps } = seen
  return made.length > 0 || Object.values(maps).some(({ size }) => size > 0)
}

function guardiansIn(changes: readonly StateChange[]): ReadonlyMap<Address, number> {
  const found = new Map<Address, number>()
  for (const { contract, field, keys, before, after } of changes) {
    if (field !== 'social_guardians' || keys.length !== 1) continue
    const step = (after === null ? 0 : 1) - (before === null ? 0 : 1)
    if (step !== 0) found.set(contract, (found.get(contract) ?? 0) + step)
  }
  return found
}

function keepersIn(changes: readonly StateChange[]): ReadonlyMap<Address, Address | null> {
  const found = new Map<Address, Address | null>()
  for (const change of changes) {
    if (change.field !== 'own_did' || change.keys.length > 0) continue
    const value = jsonOf(change)
    const given = ownValue(value, 'arguments')
    const to: unknown = Array.isArray(given) ? given[0] : null
    if (ownValue(value, 'constructor') === 'None') found.set(change.contract, null)
    else if (isAddress(to)) found.set(change.contract, to)
  }
  return found
}

function subdomainsIn(changes: readonly StateChange[]): ReadonlyMap<Address, ReadonlyMap<string, Address>> {
  const found = new Map<Address, Map<string, Address>>()
  for (const change of changes) {
    const { contract, field, keys } = change
    const [subdomain] = keys
    const to = after20(change)
    if (field !== 'did_domain_dns' || keys.length !== 1 || to === null || subdomain === undefined) continue
    found.set(
      contract,
      (found.get(contract) ?? new Map<string, Address>()).set(decodeChainText(subdomain), to),
    )
  }
  return found
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

function usernameAfter(change: StateChange): string | null {
  const value = jsonOf(change)
  return typeof value === 'string' && value !== '' ? decodeChainText(value).slice(0, longestUsername) : null
}

/** Null where a document that was open stays open: an update changes nothing of whom it obeys. */
function statusAfter(change: StateChange): DidStatus | null {
  const [before, after] = [statusIn(change.before), statusIn(change.after)]
  return closedReason(before) === null && closedReason(after) === null ? null : after
}

function statusIn(value: StateChange['after']): DidStatus | null {
  const constructor = ownValue(value !== null && 'json' in value ? value.json : null, 'constructor')
  const last = typeof constructor === 'string' ? constructor.split('.').at(-1) : undefined
  return didStatuses.find((status) => status === last) ?? null
}

function pauseAfter(change: StateChange): boolean | null {
  const constructor = ownValue(jsonOf(change), 'constructor')
  return constructor === 'True' ? true : constructor === 'False' ? false : null
}
