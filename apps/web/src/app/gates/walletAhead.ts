import { coinsAhead } from '../../shared/chain/coins/coinsAhead'
import { mayBeOwner } from '../../shared/session/wallet/wallet'
import type { AskAhead } from './askAhead'

/**
 * For pages that show an owner what a wallet holds; a visitor is shown none of it. What it holds is left to the page, which asks for
 * the account of the browser wallet in the same request.
 */
export const walletAhead: AskAhead = ({ network }) => {
  if (mayBeOwner()) coinsAhead(network, null)
}
