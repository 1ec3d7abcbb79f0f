import type { ContractEvent, PastTransaction } from '@tyto/chain'
import { didWallet, init, nameRegistry, zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { isBoundless } from './boundless'
import { shortText } from './eventValues'
import { readShares, type SharePlaces } from './sharesTold'
import type { Unit } from './units'

/** The kinds that people sort their past by. */
export const happeningKinds = [
  'received',
  'sent',
  'changed',
  'allowed',
  'minted',
  'recovered',
  'failed',
  'other',
] as const
export type HappeningKind = (typeof happeningKinds)[number]

/** One thing that happened to a wallet, as data: a sentence is made of it (`said.<text>` in the area `activity`). */
export interface Happening {
  readonly kind: HappeningKind
  readonly text: HappeningText
  /** Who signed the transaction. */
  readonly who: Address
  readonly from?: Address
  readonly to?: Address
  readonly amount?: { readonly units: bigint; readonly coin: Unit }
  /** A text of the chain: shown as text, whatever it is. */
  readonly item?: string
  readonly count?: string
  /** The amount that `from` allows `to` from now on, or that `to` took of it. */
  readonly allowance?: { readonly coin: Unit } & ({ readonly now: bigint } | { readonly taken: bigint })
}

export type HappeningText =
  | 'sent'
  | 'taken'
  | 'coinMinted'
  | 'burnt'
  | 'allowed'
  | 'allowedAll'
  | 'allowedLess'
  | 'revoked'
  /** An allowance that was used: how much is left of it is worked out from the ones before (`AllowancesLeft`). */
  | 'allowanceUsed'
  | 'allowanceLeft'
  | 'allowanceUsedUp'
  /** Shares of a pool or of the community, which an exchange makes and takes back. */
  | 'sharesGot'
  | 'sharesGiven'
  | 'made'
  | 'created'
  | 'updated'
  | 'deactivated'
  | 'locked'
  | 'recovered'
  | 'guardians'
  | 'controllerProposed'
  | 'controllerIs'
  | 'usernameProposed'
  | 'usernameIs'
  | 'deadline'
  | 'subdomain'
  | 'picture'
  | 'nameMinted'
  | 'nameMoved'
  | 'failed'
  | 'called'
  | 'reported'
  | 'more'
  /** Money of the rest of a transaction that is cut, by its coin. */
  | 'moreSent'
  | 'moreGot'

/** The facts that are needed to read a past transaction. */
export interface HappeningContext {
  /** The wallet whose past it is. */
  readonly wallet: Address
  /** The coins by their contracts: what any other contract says of money is not believed. */
  readonly tokens: ReadonlyMap<Address, Unit>
  readonly zil: Unit
  readonly shares: SharePlaces
  /** The contract that sells and hands over names, and those that keep them. */
  readonly init: Address | null
  readonly registries: ReadonlySet<Address>
  /** Contracts whose other events say nothing new. */
  readonly protocol: ReadonlySet<Address>
}

/** A transaction with more of them is cut, and says so. */
const mostHappenings = 40

/** The events of a transaction that concern a wallet, in their order. Pure; whatever the chain says, it never throws. */
export function happeningsOf(transaction: PastTransaction, context: HappeningContext): readonly Happening[] {
  const { sender: who, success, transition, to, kind, receipt } = transaction
  const item = shortText(transition ?? kind)
  const aim = to === null ? {} : { to }
  if (!success) return [{ kind: 'failed', text: 'failed', who, item, ...aim }]
  const events = receipt?.events ?? []
  const isMade = kind === 'deploy' && to === context.wallet
  const told: readonly Happening[] = [
    ...(isMade ? [{ kind: 'changed', text: 'made', who } as const] : []),
    ...zilMoved(transaction, context),
    ...events.flatMap((event) => readEvent(event, context).map((read) => ({ who, ...read }))),
  ]
  const known = told.filter((each) => isAbout(each, context))
  if (known.length > mostHappenings) {
    const rest = known.slice(mostHappenings)
    const money = moneyOf(rest, who, context)
    const left = rest.length - money.reduce((sum, { count }) => sum + Number(count), 0)
    const others: readonly Happening[] =
      left === 0 ? [] : [{ kind: 'other', text: 'more', who, count: String(left), ...aim }]
    return [...known.slice(0, mostHappenings), ...money, ...others]
  }
  if (known.length > 0) return known
  const [foreign] = events.filter(({ address }) => !context.protocol.has(address))
  if (foreign !== undefined && foreign.address !== context.wallet) {
    return [{ kind: 'other', text: 'reported', who, to: foreign.address, item: shortText(foreign.name) }]
  }
  return [{ kind: 'other', text: 'called', who, item, ...aim }]
}

/** The sum of several happenings, and how many they are. */
type Sum = Happening & { readonly count: string }

/** The happenings that moved money of the wallet, summed by coin and way: so that rows which are cut still add up. */
function moneyOf(rest: readonly Happening[], who: Address, { wallet }: HappeningContext): readonly Sum[] {
  // By the coin itself: whatever a contract calls itself, it adds nothing to another one.
  const sums = { got: new Map<Unit, Sum>(), sent: new Map<Unit, Sum>() }
  for (const { text, from, to, amount } of rest) {
    if (amount === undefined || !moving.includes(text) || from === to) continue
    const isGot = to === wallet
    const own = isGot ? sums.got : sums.sent
    const before = own.get(amount.coin)
    own.set(amount.coin, {
      kind: isGot ? 'received' : 'sent',
      text: isGot ? 'moreGot' : 'moreSent',
      who,
      ...(isGot ? { to: wallet } : { from: wallet }),
      amount: { coin: amount.coin, units: (before?.amount?.units ?? 0n) + amount.units },
      count: String(Number(before?.count ?? '0') + 1),
    })
  }
  return [...sums.got.values(), ...sums.sent.values()]
}

/** Texts of money that moves; allowances move none. */
const moving: readonly HappeningText[] = ['sent', 'taken', 'coinMinted', 'burnt', 'sharesGot', 'sharesGiven']

/** Is the wallet part of it? A batch pays others too, of which this wallet's past knows nothing. */
function isAbout({ kind, text, from, to }: Happening, { wallet }: HappeningContext): boolean {
  const isMoney = kind === 'allowed' || moving.includes(text)
  return !isMoney || from === wallet || to === wallet
}

/** ZIL that the wallet took with the call, and with messages between contracts. */
function zilMoved(
  { sender, to, amount, isAccepted, receipt }: PastTransaction,
  { wallet, zil }: HappeningContext,
): readonly Happening[] {
  const moved: Happening[] = []
  const add = (from: Address, into: Address, units: bigint): void => {
    if (units <= 0n || from === into || (from !== wallet && into !== wallet)) return
    const kind = into === wallet ? 'received' : 'sent'
    moved.push({ kind, text: 'sent', who: sender, from, to: into, amount: { units, coin: zil } })
  }
  if (to !== null && isAccepted) add(sender, to, amount)
  for (const message of receipt?.messages ?? []) {
    if (message.accepted) add(message.from, message.to, message.amount)
  }
  return moved
}

type Read = Omit<Happening, 'who'>

/** Reads an event; nothing where the app does not know it, or its values are not what they must be. */
function readEvent(event: ContractEvent, context: HappeningContext): readonly Read[] {
  const { address } = event
  const coin = context.tokens.get(address)
  const read =
    address === context.wallet
      ? readOwnEvent(event)
      : coin !== undefined
        ? readTokenEvent(event, coin, context)
        : context.registries.has(address)
          ? readRegistered(event, context)
          : address === context.init
            ? readNameEvent(event, context)
            : null
  return [
    ...(read === null ? [] : [read]),
    ...(coin === undefined ? [] : readUsed(event, coin)),
    ...readShares(event, context.shares),
  ]
}

const told = zrc2Token.events

function readTokenEvent(event: ContractEvent, coin: Unit, { wallet }: HappeningContext): Read | null {
  const moved = (
    text: HappeningText,
    units: bigint | null,
    from: Address | null,
    to: Address | null,
  ): Read | null => {
    if (units === null || from === null || to === null) return null
    // A coin that goes from a wallet to itself neither comes nor goes.
    const kind = from === to ? 'other' : to === wallet ? 'received' : 'sent'
    return { kind, text, from, to, amount: { units, coin } }
  }
  const sent = told.TransferSuccess.read(event)
  if (sent) return moved('sent', sent.amount, sent.sender, sent.recipient)
  const taken = told.TransferFromSuccess.read(event)
  if (taken) return moved('taken', taken.amount, taken.sender, taken.recipient)
  const made = told.Minted.read(event)
  if (made) {
    const minted = moved('coinMinted', made.amount, made.minter, made.recipient)
    return minted && { ...minted, kind: 'minted' }
  }
  const burnt = told.Burnt.read(event)
  if (burnt) {
    const { amount: units, burn_account: from } = burnt
    return units === null || from === null
      ? null
      : { kind: 'sent', text: 'burnt', from, amount: { units, coin } }
  }
  const more = told.IncreasedAllowance.read(event)
  if (more) return readAllowance(more, coin, 'allowed')
  const less = told.DecreasedAllowance.read(event)
  return less && readAllowance(less, coin, 'allowedLess')
}

/** Whoever takes what is another's does so by an allowance, of which that much less is left. */
function readUsed(event: ContractEvent, coin: Unit): readonly Read[] {
  const { initiator: to, sender: from, amount: taken } = told.TransferFromSuccess.read(event) ?? {}
  if (!to || !from || taken === null || taken === undefined) return []
  const allowance = { coin, taken }
  return [{ kind: 'allowed', text: 'allowanceUsed', from, to, item: coin.symbol, allowance }]
}

type AllowanceTold = NonNullable<ReturnType<typeof told.IncreasedAllowance.read>>

function readAllowance(
  { token_owner: from, spender: to, new_allowance: units }: AllowanceTold,
  coin: Unit,
  text: 'allowed' | 'allowedLess',
): Read | null {
  if (from === null || to === null || units === null) return null
  const amount = { units, coin }
  const allowance = { coin, now: units }
  const place = { kind: 'allowed', from, to, item: coin.symbol, allowance } as const
  if (units === 0n) return { ...place, text: 'revoked' }
  if (isBoundless(units, null)) return { ...place, text: 'allowedAll' }
  return { ...place, amount, text }
}

/** A name that the wallet got, whoever paid for it. */
function readRegistered(event: ContractEvent, { wallet }: HappeningContext): Read | null {
  const { username, addr: to } = nameRegistry.events.Registered.read(event) ?? {}
  if (typeof username !== 'string' || to !== wallet) return null
  return { kind: 'minted', text: 'nameMinted', to, item: shortText(username) }
}

function readNameEvent(event: ContractEvent, { wallet }: HappeningContext): Read | null {
  const bought = init.events.BoughtNftUsername.read(event)
  if (bought) {
    const { username, addr: to, buyer } = bought
    // The registry tells of a name that this wallet bought for itself.
    if (username === null || to === null || to === wallet || buyer !== wallet) return null
    return { kind: 'minted', text: 'nameMinted', to, item: shortText(username) }
  }
  const { username, addr: to, owner: from } = init.events.TransferredNftUsername.read(event) ?? {}
  if (typeof username !== 'string' || !to || !from || (to !== wallet && from !== wallet)) return null
  const kind = to === wallet ? 'received' : 'sent'
  return { kind, text: 'nameMoved', from, to, item: shortText(username) }
}

type WalletEvents = typeof didWallet.events
type ValuesOf<Name extends keyof WalletEvents> = NonNullable<ReturnType<WalletEvents[Name]['read']>>

/** Readers of the events of our DID wallet, which tells them itself; null where a value is not what it must be. */
const ownEvents: { readonly [Name in keyof WalletEvents]?: (values: ValuesOf<Name>) => Read | null } = {
  DidCreated: () => changed('created'),
  DidUpdated: () => changed('updated'),
  DidDeactivated: () => changed('deactivated'),
  DidLocked: () => changed('locked'),
  DidRecovered: ({ controller: to }) => to && { kind: 'recovered', text: 'recovered', to },
  GuardiansChanged: ({ guardians }) => counted('guardians', guardians),
  ControllerProposed: ({ pending_controller: to }) => to && changed('controllerProposed', { to }),
  ControllerAccepted: ({ controller: to }) => to && changed('controllerIs', { to }),
  UsernameProposed: ({ pending_username }) => called('usernameProposed', pending_username),
  UsernameAccepted: ({ username }) => called('usernameIs', username),
  DeadlineUpdated: ({ deadline }) => counted('deadline', deadline),
  SubdomainSaved: ({ domain, addr: to }) => to && called('subdomain', domain, { to }),
  NftDnsUpdated: ({ nftID }) => called('picture', nftID),
}

function changed(text: HappeningText, values: Omit<Read, 'kind' | 'text'> = {}): Read {
  return { kind: 'changed', text, ...values }
}

function called(
  text: HappeningText,
  item: string | null,
  values: { readonly to?: Address } = {},
): Read | null {
  return item === null ? null : changed(text, { item: shortText(item), ...values })
}

function counted(text: HappeningText, count: bigint | null): Read | null {
  return count === null ? null : changed(text, { count: count.toString() })
}

function readOwnEvent(event: ContractEvent): Read | null {
  return Object.hasOwn(ownEvents, event.name) ? readOwn(event, event.name as keyof WalletEvents) : null
}

function readOwn<Name extends keyof WalletEvents>(event: ContractEvent, name: Name): Read | null {
  const values = didWallet.events[name].read(event) as ValuesOf<Name> | null
  return values && (ownEvents[name]?.(values) ?? null)
}
