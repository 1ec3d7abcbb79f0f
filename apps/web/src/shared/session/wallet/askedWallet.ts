import type { BrowserWalletKind } from '@tyto/chain'
import { ownValue, parseJson } from '@tyto/primitives'
import { createStored } from '../../device/createStored'
import { tabTexts } from '../../device/textStore'

const kinds: readonly BrowserWalletKind[] = ['zilpay', 'local']

/** So long an approval is taken as the answer to what was asked, in ms: an hour. */
const longestWait = 3_600_000

interface Asked {
  readonly wallet: BrowserWalletKind
  /** When it was asked, in ms since 1970. */
  readonly at: number
}

const asked = createStored<Asked | null>({
  key: 'tyto.askedWallet',
  parse: parseAsked,
  texts: tabTexts,
  // What an earlier version wrote has no time: nobody waits for that any more, and nobody misses it.
  isCache: true,
})

/** Notes which wallet this tab has asked and that has not answered; null for none. */
export function keepAskedWallet(wallet: BrowserWalletKind | null): void {
  if (wallet === null) asked.clear()
  else asked.set({ wallet, at: Date.now() })
}

/**
 * The wallet that this tab has asked within the last hour and that has not answered: the request stays there when the page is
 * loaded anew. Null for none.
 */
export function askedWallet(): BrowserWalletKind | null {
  const last = asked.get()
  if (last === null) return null
  const age = Date.now() - last.at
  return age >= 0 && age < longestWait ? last.wallet : null
}

function parseAsked(text: string | null): Asked | null {
  const value = parseJson(text)
  const wallet = kinds.find((kind) => kind === ownValue(value, 'wallet'))
  const at = ownValue(value, 'at')
  return wallet !== undefined && typeof at === 'number' ? { wallet, at } : null
}
