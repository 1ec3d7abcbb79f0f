import type { Standing } from '@tyto/chain'
import { parseVersion } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Gets } from './whoForms'

/** The code of a warning about somebody; the texts are `who.<code>` in the area `chain`. */
export type WhoCode =
  /** The account that is connected. */
  | 'ownAccount'
  /** A wallet that the connected account decides for. */
  | 'ownWallet'
  /** Its identity is locked. */
  | 'locked'
  /** Its identity was ended. */
  | 'deactivated'
  /** Its code takes no ZIL. */
  | 'takesNoZil'
  /** Its code takes no tokens of others. */
  | 'takesNoTokens'
  /** It can never pass on the NFTs that it gets. */
  | 'keepsNfts'
  /** It can never pass on the name that it gets. */
  | 'keepsName'
  /** An account, which has no page here that passes a name on. */
  | 'accountHasNoPage'
  /** A contract: its code alone decides what it does with a right. */
  | 'codeDecides'

/** How much a warning weighs: it is said, it wants a tick, or the form goes no further. */
export type WhoWeight = 'note' | 'tick' | 'stop'

export interface WhoWarning {
  readonly code: WhoCode
  readonly weight: WhoWeight
}

interface Self {
  /** Everybody whom the person is: the connected account, and the identity that is logged in. */
  readonly own: readonly Address[]
}

/**
 * All that is to be said before somebody gets something, by what the chain says of them. One place for every form, so that
 * no form warns of less than another.
 *
 * @example
 * judgeWho({ address, standing, gets: 'nfts' }, { own: [account] })
 */
export function judgeWho(
  {
    address,
    standing,
    gets,
  }: { readonly address: Address; readonly standing: Standing; readonly gets: Gets },
  { own }: Self,
): readonly WhoWarning[] {
  const { kind, version, owner, status } = standing
  const warnings: WhoWarning[] = []
  const warn = (weight: WhoWeight, code: WhoCode): void => void warnings.push({ weight, code })
  if (gets !== 'control' && isOwn({ address, standing }, { own }))
    warn('note', kind === 'account' ? 'ownAccount' : 'ownWallet')
  if (status === 'Locked') warn('tick', 'locked')
  if (status === 'Deactivated') warn('tick', 'deactivated')
  if (kind === 'contract' && (gets === 'right' || gets === 'control')) warn('note', 'codeDecides')
  if (gets === 'zil' && !standing.takesZil) warn('stop', 'takesNoZil')
  if (gets === 'place' && !standing.takesZil) warn('tick', 'takesNoZil')
  if (gets === 'tokens' && !standing.takesTokens) warn('stop', 'takesNoTokens')
  if (gets === 'nfts' && !standing.takesNfts) warn('stop', 'keepsNfts')
  if (gets === 'name') {
    if (kind === 'account') warn('tick', 'accountHasNoPage')
    else if (kind === 'contract' || parseVersion(version).kind !== 'did' || owner === null)
      warn('stop', 'keepsName')
  }
  return warnings
}

/** Is this the person, or a wallet that the person decides for? */
export function isOwn(
  { address, standing }: { readonly address: Address; readonly standing: Standing | undefined },
  { own }: Self,
): boolean {
  const owner = standing?.owner ?? null
  return own.includes(address) || (owner !== null && own.includes(owner))
}
