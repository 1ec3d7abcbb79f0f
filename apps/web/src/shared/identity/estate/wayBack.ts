import type { EarlierPromise, EstateWallet, Name } from '@tyto/identity'
import { buildPath } from '../../routing/routes'
import { walletHome } from './walletHome'

/** The page where a promise of a wallet is taken back. */
export function wayBack({ kind }: EarlierPromise, wallet: EstateWallet, name: Name): string {
  switch (kind) {
    case 'allowance':
      return buildPath(wallet.kind === 'defi' ? 'defiAllowances' : 'allowances', { name })
    case 'operator':
    case 'spender':
      return buildPath('nfts', { name })
    case 'controller':
    case 'username':
      return buildPath('settings', { name })
    case 'stake':
    case 'wallet':
      return walletHome(wallet, name)
  }
}
