import { askWallet, lookFor } from './askWallet'
import { askZilPayChain, type ZilPayPlace } from './askZilPayChain'
import { isAccountConnected } from './isAccountConnected'
import type { WalletAccount } from './walletAdapter'
import { findZilPay, readZilPayState, zilPayBuild } from './zilPay'

/** A wallet that is connected and open answers `connect` at once. */
const quietTimeoutMs = 3_000

/** The object stands in the page before its state does: that comes from the background a moment later. */
export async function resumeZilPay(place: ZilPayPlace): Promise<WalletAccount | null> {
  const { page, clock } = place
  const state = () => readZilPayState(findZilPay(page))
  if ((await lookFor(() => findZilPay(page), { clock })) === undefined) return null
  const isKnown = () => (state().isConnected || state().isUnlocked ? true : undefined)
  await lookFor(isKnown, { clock, pauseMs: 50 })
  if (state().account === null) await rereadZilPay(place)
  return state().account
}

/** Some wallets drop the account when the person changes it; asking for the connection that stands brings it back. */
export async function rereadZilPay(place: ZilPayPlace): Promise<void> {
  const zilPay = findZilPay(place.page)
  const { isConnected, isUnlocked } = readZilPayState(zilPay)
  if (!isConnected) return
  // A locked wallet would open a window.
  const isQuiet = zilPayBuild(zilPay) === 'bearby' ? await isBearbyQuiet(place) : isUnlocked
  if (!isQuiet) return
  const ask = () => findZilPay(place.page)?.wallet.connect()
  await askWallet(ask, { clock: place.clock, timeoutMs: quietTimeoutMs })
}

/** Bearby opens a window for an account that was never connected, and disconnects where another family is chosen. */
async function isBearbyQuiet(place: ZilPayPlace): Promise<boolean> {
  const { page, clock } = place
  return (await isAccountConnected(page.events, clock)) && (await askZilPayChain(place)).chainId !== null
}
