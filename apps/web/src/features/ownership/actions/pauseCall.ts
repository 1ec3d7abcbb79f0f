import { readFields, valueOr, type Client } from '@tyto/chain'
import { defiWallet, olderZilWallet } from '@tyto/contracts'
import { domainId, parseVersion, walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ContractCall } from '@tyto/abi'
import { ActionError } from '../../../shared/errors/ActionError'
import { knownDomains } from '../../../shared/session/names/knownNames'

/** A wallet that is paused or goes on. */
export interface PauseInput {
  readonly wallet: Address
  /** The domain of the name that led to the wallet; null for a wallet that goes by its address. */
  readonly username: string | null
}

/**
 * The call that pauses or unpauses a wallet. A staking wallet below 0.9 that is no ZILxWALLET takes the name that it
 * belongs to first.
 */
export async function pauseCall(
  transition: 'Pause' | 'Unpause',
  { wallet, username }: PauseInput,
  client: Client,
): Promise<ContractCall> {
  const { version, nft_domain } = defiWallet(wallet).fields
  const read = await readFields(client, { version, nft_domain })
  const text = valueOr(read.version, '')
  if (parseVersion(text).kind !== 'staking' || walletRules(text).pausesWithoutUsername)
    return defiWallet(wallet)[transition]({ tyron: null })

  const domain = valueOr(read.nft_domain, null)
  const own = [...(username === null ? [] : [username]), ...knownDomains()]
  const named = domain === null ? username : own.find((each) => domainId(each) === domain)
  if (named === null || named === undefined) throw new ActionError('WalletNameUnknown')
  return olderZilWallet(wallet)[transition]({ username: named, tyron: null })
}
