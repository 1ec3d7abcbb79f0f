import type { EstateWallet, Name } from '@tyto/identity'
import { buildPath } from '../../routing/routes'

/** The page of a wallet that a name leads to, by its kind. */
export function walletHome({ kind }: Pick<EstateWallet, 'kind'>, name: Name): string {
  if (kind === 'defi') return buildPath('defi', { name })
  if (kind === 'staking') return buildPath('stakingWallet', { name })
  return kind === 'soulbound' ? buildPath('soulbound', { name }) : buildPath('name', { name })
}
