import type { ContractEvent, PastTransaction } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { isBoundless } from './boundless'
import { addressIn, numberIn, shortText, textIn } from './eventValues'
import { readShares, type SharePlaces } from './sharesTold'
import type { Unit } from './units'

/** What people sort their past by. */
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
  /** What `from` allows `to` from now on, or what `to` took of it. */
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

/** What must be known to read a past transaction. */
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

/** What a transaction did to a wallet, in its order. Pure; whatever the chain says, it never throws. */
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

/** What several happenings come to, and how many they are. */
type Sum = Happening & { readonly count: string }

/** What of some happenings moved money of the wallet, in all by coin and way: so that rows which are cut still add up. */
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

/** What an event says; nothing where the app does not know it, or its values are not what they must be. */
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

function readTokenEvent(event: ContractEvent, coin: Unit, { wallet }: HappeningContext): Read | null {
  const units = numberIn(event, 'amount')
  const moved = (text: HappeningText, from: Address | null, to: Address | null): Read | null => {
    if (units === null || from === null || to === null) return null
    // What goes from a wallet to itself neither comes nor goes.
    const kind = from === to ? 'other' : to === wallet ? 'received' : 'sent'
    return { kind, text, from, to, amount: { units, coin } }
  }
  switch (event.name) {
    case 'TransferSuccess':
      return moved('sent', addressIn(event, 'sender'), addressIn(event, 'recipient'))
    case 'TransferFromSuccess':
      return moved('taken', addressIn(event, 'sender'), addressIn(event, 'recipient'))
    case 'Minted': {
      const minted = moved('coinMinted', addressIn(event, 'minter'), addressIn(event, 'recipient'))
      return minted && { ...minted, kind: 'minted' }
    }
    case 'Burnt': {
      const from = addressIn(event, 'burn_account')
      return units === null || from === null
        ? null
        : { kind: 'sent', text: 'burnt', from, amount: { units, coin } }
    }
    case 'IncreasedAllowance':
    case 'DecreasedAllowance':
      return readAllowance(event, coin)
    default:
      return null
  }
}

/** Whoever takes what is another's does so by an allowance, of which that much less is left. */
function readUsed(event: ContractEvent, coin: Unit): readonly Read[] {
  const [to, from] = [addressIn(event, 'initiator'), addressIn(event, 'sender')]
  const taken = numberIn(event, 'amount')
  if (event.name !== 'TransferFromSuccess' || to === null || from === null || taken === null) return []
  const allowance = { coin, taken }
  return [{ kind: 'allowed', text: 'allowanceUsed', from, to, item: coin.symbol, allowance }]
}

function readAllowance(event: ContractEvent, coin: Unit): Read | null {
  const from = addressIn(event, 'token_owner')
  const to = addressIn(event, 'spender')
  const units = numberIn(event, 'new_allowance')
  if (from === null || to === null || units === null) return null
  const amount = { units, coin }
  const allowance = { coin, now: units }
  const place = { kind: 'allowed', from, to, item: coin.symbol, allowance } as const
  if (units === 0n) return { ...place, text: 'revoked' }
  if (isBoundless(units, null)) return { ...place, text: 'allowedAll' }
  return { ...place, amount, text: event.name === 'IncreasedAllowance' ? 'allowed' : 'allowedLess' }
}

/** A name that the wallet got, whoever paid for it. */
function readRegistered(event: ContractEvent, { wallet }: HappeningContext): Read | null {
  const item = textIn(event, 'username')
  const to = addressIn(event, 'addr')
  if (event.name !== 'Registered' || item === null || to !== wallet) return null
  return { kind: 'minted', text: 'nameMinted', to, item }
}

function readNameEvent(event: ContractEvent, { wallet }: HappeningContext): Read | null {
  const item = textIn(event, 'username')
  const to = addressIn(event, 'addr')
  if (item === null || to === null) return null
  if (event.name === 'BoughtNftUsername') {
    // What this wallet bought for itself is told by the registry.
    if (to === wallet || addressIn(event, 'buyer') !== wallet) return null
    return { kind: 'minted', text: 'nameMinted', to, item }
  }
  if (event.name !== 'TransferredNftUsername') return null
  const from = addressIn(event, 'owner')
  if (from === null || (to !== wallet && from !== wallet)) return null
  return { kind: to === wallet ? 'received' : 'sent', text: 'nameMoved', from, to, item }
}

/** Events of our DID wallet, told by the wallet itself. */
function readOwnEvent(event: ContractEvent): Read | null {
  const changed = (text: HappeningText, values: Omit<Read, 'kind' | 'text'> | null = {}): Read | null =>
    values && { kind: 'changed', text, ...values }
  const to = (name: string) => optional('to', addressIn(event, name))
  const item = (name: string) => optional('item', textIn(event, name))
  const count = (name: string) => optional('count', numberIn(event, name)?.toString() ?? null)
  switch (event.name) {
    case 'DidCreated':
      return changed('created')
    case 'DidUpdated':
      return changed('updated')
    case 'DidDeactivated':
      return changed('deactivated')
    case 'DidLocked':
      return changed('locked')
    case 'DidRecovered': {
      const values = to('controller')
      return values && { kind: 'recovered', text: 'recovered', ...values }
    }
    case 'GuardiansChanged':
      return changed('guardians', count('guardians'))
    case 'ControllerProposed':
      return changed('controllerProposed', to('pending_controller'))
    case 'ControllerAccepted':
      return changed('controllerIs', to('controller'))
    case 'UsernameProposed':
      return changed('usernameProposed', item('pending_username'))
    case 'UsernameAccepted':
      return changed('usernameIs', item('username'))
    case 'DeadlineUpdated':
      return changed('deadline', count('deadline'))
    case 'SubdomainSaved': {
      const [subdomain, address] = [item('domain'), to('addr')]
      return changed('subdomain', subdomain && address && { ...subdomain, ...address })
    }
    case 'NftDnsUpdated':
      return changed('picture', item('nftID'))
    default:
      return null
  }
}

function optional<K extends string, V>(name: K, value: V | null): { readonly [key in K]: V } | null {
  return value === null ? null : ({ [name]: value } as { readonly [key in K]: V })
}
