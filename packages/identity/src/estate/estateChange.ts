import type { Address, Hex } from '@tyto/primitives'
import { closedReason } from '../wallets/closedReason'
import { walletRules } from '../wallets/walletRules'
import type { DidStatus } from '../wallets/didRecord'
import type { Estate, EstateHalf, EstateWallet } from './estate'

/** What changes of whom something obeys: foretold by a form, or read from what a simulation changed. */
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
}

/** The same name after a change. Amounts stay: what is told is whom they obey. */
export function estateAfter(estate: Estate, change: ControlChange): Estate {
  const halfAfter = (half: EstateHalf): EstateHalf =>
    half.wallet === null
      ? half
      : {
          ...half,
          controller: change.controllers?.get(half.wallet) ?? half.controller,
          status: change.statuses?.get(half.wallet) ?? half.status,
        }
  const ssi = halfAfter(change.ssi ?? estate.ssi)
  const did = halfAfter(change.did ?? estate.did)
  const walletAfter = (wallet: EstateWallet): EstateWallet => {
    const { address, subdomain } = wallet
    const isPaused = change.pauses?.get(address) ?? wallet.isPaused
    const moved = change.domains?.get(address)
    if (moved !== undefined) return { ...wallet, isPaused, domain: moved.domain, obeys: moved.controller }
    // A wallet of the domain obeys whoever controls what the .did leads to.
    if (wallet.domain === estate.id) return { ...wallet, isPaused, obeys: did.controller }
    const own = change.controllers?.get(address)
    return own === undefined || (wallet.domain !== null && subdomain !== '')
      ? { ...wallet, isPaused }
      : { ...wallet, isPaused, obeys: own }
  }
  return { ...estate, ssi, did, wallets: estate.wallets.map(walletAfter) }
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
  readonly fate: 'goes' | 'stays' | 'closes' | 'opens'
}

/** Every thing of a name before and after: what goes to whom, what stays, what closes. */
export function compareEstates(before: Estate, after: Estate): readonly EstateLine[] {
  const lines: EstateLine[] = [
    // Who owns the .ssi alone can say where either half leads.
    lineOf({ kind: 'ssi' }, holderOf(before.ssi), holderOf(after.ssi)),
    lineOf({ kind: 'did' }, holderOf(before.did), holderOf(after.did)),
  ]
  for (const [at, wallet] of before.wallets.entries()) {
    const later = after.wallets[at] ?? wallet
    lines.push(lineOf({ kind: 'wallet', wallet }, workOf(before, wallet), workOf(after, later)))
  }
  if (before.community !== null && before.community > 0n) {
    const item = { kind: 'community', shares: before.community } as const
    lines.push(lineOf(item, holderOf(before.did), holderOf(after.did)))
  }
  return lines
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
  const { subdomain, obeys, isPaused } = wallet
  // A deactivated wallet still pays out what it holds.
  const isLocked = estate.did.status === 'Locked' && (subdomain === '' || sharesLock(estate, wallet))
  return { who: obeys, isOpen: !isLocked && isPaused !== true }
}

/** Does a lock of the identity close this wallet too? Both must be of a version that knows it. */
function sharesLock({ id, wallets }: Estate, { domain, version }: EstateWallet): boolean {
  const identity = wallets.find(({ subdomain }) => subdomain === '')
  return (
    domain === id &&
    identity !== undefined &&
    walletRules(identity.version).sharesLock &&
    walletRules(version).sharesLock
  )
}

/** The wallets that go on while the identity is locked: each obeys its account, whoever has that key. */
export function goesOnWhenLocked(estate: Estate): readonly EstateWallet[] {
  return estate.wallets.filter(
    (wallet) =>
      wallet.subdomain !== '' &&
      wallet.kind !== 'account' &&
      wallet.obeys !== null &&
      wallet.isPaused !== true &&
      !sharesLock(estate, wallet),
  )
}

/** Does a wallet hold anything that could be lost? */
export function holdsSomething({ coins, staked, waiting, shares, nfts, tokens }: EstateWallet): boolean {
  const hasAmount = [staked, waiting, shares].some((amount) => amount !== null && amount > 0n)
  return coins.length > 0 || hasAmount || nfts.length > 0 || (tokens ?? 0) > 0
}
