import type { BrowserWalletKind } from '@tyto/chain'
import { createStored } from '../../device/createStored'
import { tabTexts } from '../../device/textStore'

const kinds: readonly BrowserWalletKind[] = ['zilpay', 'local']

/**
 * The wallet that this tab has asked and that has not answered: the request stays there when the page is loaded anew. Null for
 * none.
 */
export const askedWallet = createStored<BrowserWalletKind | null>({
  key: 'tyto.askedWallet',
  parse: (text) => kinds.find((kind) => JSON.stringify(kind) === text) ?? null,
  texts: tabTexts,
})
