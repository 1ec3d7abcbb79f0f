import type { Address, Hex } from '@tyto/primitives'
import { closedReason } from '../wallets/closedReason'
import { walletRules } from '../wallets/walletRules'
import type { DidStatus } from '../wallets/didRecord'
import type { EarlierPromise, Estate, EstateHalf, EstateWallet } from './estate'

/** A change of whom something obeys: foretold by a form, or read from what a simulation changed. */
export interface ControlChange {
  /** Where name.ssi leads from then on. */
  readonly ssi?: EstateHalf
  /** Where name.did leads from then on. */
  readonly did?: EstateHalf
  /** Who controls a wallet from then on, and its status. */
  readonly controllers?: ReadonlyMap<Address, Address>
  readonly statuses?: ReadonlyMap<Address, DidStatus>
  /** Which domain a DeFi, staking or soulbound wallet belongs to from then on, and the account that speaks for it. */
  readonly domains?: ReadonlyMap<Address, { readonly domain: Hex; readonly controller: Address | null }>
  readonly pauses?: ReadonlyMap<Address, boolean>
  /** Which DID wallet such a wallet is bound to from then on; null where it goes with its domain again. */
  readonly keepers?: ReadonlyMap<Address, Address | null>
  /** The new wallets of subdomains. */
  readonly subdomains?: ReadonlyMap<string, EstateWallet>
  /** The new username of the wallet. */
  readonly username?: string
  /** How many guardians it has from then on. */
  readonly guardians?: number
  /** Shares that come to the domain's share in the community; below zero where they leave it. */
  readonly shares?: bigint
}

/** The same name after a change. Amounts stay: what is told is whom they obey. */
export function estateAfter(estate: Estate, change: ControlChange): Estate {
  const halfAfter = (half: EstateHalf): EstateHalf =>
    half.wallet === null
      ? half
      : {
          ...half,
          controller: change.controllers?.get(half.wallet) ?? half.controller,
          speaker: change.controllers?.get(half.wallet) ?? half.speaker,
          status: change.statuses?.get(half.wallet) ?? half.status,
        }
  const ssi = halfAfter(change.ssi ?? estate.ssi)
  const did = halfAfter(change.did ?? estate.did)
  const walletAfter = (wallet: EstateWallet): EstateWallet => {
    const { address } = wallet
    const isPaused = change.pauses?.get(address) ?? wallet.isPaused
    const moved = change.domains?.get(address)
    if (moved !== undefined) {
      const { domain, controller } = moved
      return { ...wallet, isPaused, domain, keptBy: null, through: null, obeys: controller }
    }
    const keeper = change.keepers?.get(address)
    const keptBy = keeper === undefined ? wallet.keptBy : keeper
    // A wallet of the domain obeys whoever controls the DID wallet that the .did leads to, unless it is bound to one.
    if (wallet.domain === estate.id && keptBy === null)
      return { ...wallet, isPaused, keptBy, through: did.wallet, obeys: did.speaker }
    const through = keptBy ?? wallet.through
    if (through !== null) {
      const now = through === estate.did.wallet ? estate.did.speaker : wallet.obeys
      return { ...wallet, isPaused, keptBy, through, obeys: change.controllers?.get(through) ?? now }
    }
    const own = change.controllers?.get(address)
    return own === undefined || wallet.domain !== null
      ? { ...wallet, isPaused }
      : { ...wallet, isPaused, obeys: own }
  }
  const led = [...(change.subdomains ?? [])].map(([subdomain, wallet]) => ({ ...wallet, subdomain }))
  const isLed = ({ subdomain }: EstateWallet): boolean =>
    subdomain !== null && change.subdomains?.has(subdomain) === true
  return {
    ...estate,
    ssi,
    did,
    wallets: [...estate.wallets.filter((wallet) => !isLed(wallet)).map(walletAfter), ...led.map(walletAfter)],
    username: change.username ?? estate.username,
    // Another wallet has keys and guardians of its own.
    keys: did.wallet === estate.did.wallet ? estate.keys : [],
    guardians: did.wallet === estate.did.wallet ? (change.guardians ?? estate.guardians) : null,
    community: estate.community === null ? null : estate.community + (change.shares ?? 0n),
    promises: estate.promises.filter((promise) => !endsBy(promise, estate, change)),
  }
}

/** An offer of a wallet ends once anybody has it, an offer of control once somebody takes over, a username asked for once it is taken. */
function endsBy(promise: EarlierPromise, estate: Estate, change: ControlChange): boolean {
  const { wallet } = promise
  if (promise.kind === 'controller') return change.controllers?.has(wallet) === true
  if (promise.kind === 'username') return change.username !== undefined && wallet === estate.did.wallet
  if (promise.kind !== 'wallet') return false
  return change.domains?.has(wallet) === true || change.controllers?.has(wallet) === true
}

/** One thing that a name carries. */
export type EstateItem =
  | { readonly kind: 'ssi' | 'did' }
  | { readonly kind: 'wallet'; readonly wallet: EstateWallet }
  | { readonly kind: 'community'; readonly shares: bigint }

/** Whom one thing obeys before and after, and whether anything can be done with it. */
export interface EstateLine {
  readonly item: EstateItem
  readonly before: Address | null
  readonly after: Address | null
  /** `comes`: the name did not carry it before. `leaves`: it is found under the name no longer, and obeys as before. */
  readonly fate: 'goes' | 'stays' | 'closes' | 'opens' | 'comes' | 'leaves'
}

/** Every thing of a name before and after: what goes to whom, what comes, leaves, stays, closes. */
export function compareEstates(before: Estate, after: Estate): readonly EstateLine[] {
  const lines: EstateLine[] = [
    // Who owns the .ssi alone can say where either half leads.
    lineOf({ kind: 'ssi' }, holderOf(before.ssi), holderOf(after.ssi)),
    lineOf({ kind: 'did' }, holderOf(before.did), holderOf(after.did)),
  ]
  const isAt = (wallet: EstateWallet) => (other: EstateWallet) =>
    other.subdomain === wallet.subdomain && other.address === wallet.address
  for (const wallet of before.wallets) {
    const later = after.wallets.find(isAt(wallet))
    lines.push(
      later === undefined
        ? alone({ kind: 'wallet', wallet }, wallet.obeys, 'leaves')
        : lineOf({ kind: 'wallet', wallet }, workOf(before, wallet), workOf(after, later)),
    )
  }
  for (const wallet of after.wallets) {
    if (!before.wallets.some(isAt(wallet)))
      lines.push(alone({ kind: 'wallet', wallet }, wallet.obeys, 'comes'))
  }
  return [...lines, ...sharesLines(before, after)]
}

function sharesLines(before: Estate, after: Estate): readonly EstateLine[] {
  // The shares that a wallet here brought go where that wallet goes, and are counted with it.
  const [was, is] = [restOf(before), restOf(after)]
  const item = (shares: bigint) => ({ kind: 'community', shares }) as const
  const kept = was < is ? was : is
  return [
    ...(kept > 0n ? [lineOf(item(kept), holderOf(before.did), holderOf(after.did))] : []),
    ...(is > was ? [alone(item(is - was), after.did.controller, 'comes')] : []),
    ...(was > is ? [alone(item(was - is), before.did.controller, 'leaves')] : []),
  ]
}

function restOf({ community, wallets }: Estate): bigint {
  const brought = wallets.reduce((sum, wallet) => sum + (wallet.brought ?? 0n), 0n)
  return community === null || community < brought ? 0n : community - brought
}

function alone(item: EstateItem, who: Address | null, fate: 'comes' | 'leaves'): EstateLine {
  return { item, before: who, after: who, fate }
}

interface Standing {
  readonly who: Address | null
  readonly isOpen: boolean
}

function lineOf(item: EstateItem, before: Standing, after: Standing): EstateLine {
  const fate =
    before.who !== after.who
      ? 'goes'
      : before.isOpen === after.isOpen
        ? 'stays'
        : after.isOpen
          ? 'opens'
          : 'closes'
  return { item, before: before.who, after: after.who, fate }
}

/** A half of a name can be moved while its wallet is neither locked nor ended. */
function holderOf({ controller, status }: EstateHalf): Standing {
  return { who: controller, isOpen: closedReason(status) === null }
}

/** Whether a wallet pays, stakes and trades for whom it obeys. */
function workOf(estate: Estate, wallet: EstateWallet): Standing {
  const { obeys, isPaused } = wallet
  // A deactivated wallet still pays out what it holds.
  const isLocked =
    estate.did.status === 'Locked' && (isDidWallet(estate, wallet) || sharesLock(estate, wallet))
  return { who: obeys, isOpen: !isLocked && isPaused !== true }
}

/** Does a lock of the identity close this wallet too? Both must be of a version that knows it. */
function sharesLock(estate: Estate, wallet: EstateWallet): boolean {
  const identity = estate.wallets.find((wallet) => isDidWallet(estate, wallet))
  return (
    goesWithIdentity(estate, wallet) &&
    identity !== undefined &&
    walletRules(identity.version).sharesLock &&
    walletRules(wallet.version).sharesLock
  )
}

/** Does a DeFi, staking or soulbound wallet obey whoever controls the wallet that the .did leads to? */
export function goesWithIdentity({ did }: Estate, { through }: EstateWallet): boolean {
  return through !== null && through === did.wallet
}

/** The wallets that go on while the identity is locked: each obeys its account, whoever has that key. */
export function goesOnWhenLocked(estate: Estate): readonly EstateWallet[] {
  return estate.wallets.filter(
    (wallet) =>
      !isDidWallet(estate, wallet) &&
      wallet.kind !== 'account' &&
      wallet.obeys !== null &&
      wallet.isPaused !== true &&
      !sharesLock(estate, wallet),
  )
}

/** Is this the wallet that the .did leads to? */
export function isDidWallet({ did }: Pick<Estate, 'did'>, { address }: EstateWallet): boolean {
  return address === did.wallet
}

/** Does a wallet hold anything that could be lost? */
export function holdsSomething({
  coins,
  staked,
  waiting,
  shares,
  brought,
  nfts,
  tokens,
}: EstateWallet): boolean {
  const hasAmount = [staked, waiting, shares, brought].some((amount) => amount !== null && amount > 0n)
  return coins.length > 0 || hasAmount || nfts.length > 0 || (tokens ?? 0) > 0
}
