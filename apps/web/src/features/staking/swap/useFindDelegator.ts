import { readDidRecord, resolveName, type NetworkId } from '@tyto/chain'
import {
  formatName,
  looksLikeAddress,
  parseVersion,
  readTypedAddress,
  readTypedName,
  type DidRecord,
} from '@tyto/identity'
import { err, ok, zeroAddress, type Address, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { noteAddressOf } from '../../../shared/chain/names/addressNames'
import { chainOf } from '../../../shared/chain/network/chain'
import type { Who } from '../../../shared/recipients/lookAtWho'
import type { FindWho } from '../../../shared/recipients/useWhoPlan'

const stakingKinds: readonly string[] = ['staking', 'defi']

/** Can a wallet stake? What is no wallet of ours is an account or a stranger's contract: nobody knows. */
function canStake(wallet: DidRecord | null): boolean {
  return wallet === null || wallet.version === '' || stakingKinds.includes(parseVersion(wallet.version).kind)
}

/**
 * Finds a delegator by name or address; else says why there is none. Rejects with `RpcError`: nothing is known then. `own`:
 * whom it must not be.
 */
export function useFindDelegator(network: NetworkId, own: Address): FindWho {
  const { t } = useTranslation(['stakingSwap', 'common'])

  const check = (delegator: Who, wallet: DidRecord | null): Result<Who, string> => {
    if (delegator.address === own) return err(t('stakingSwap:find.same'))
    return canStake(wallet) ? ok(delegator) : err(t('stakingSwap:find.cannotStake'))
  }

  return async (typed) => {
    const { client, network: description } = chainOf(network)
    const parsed = readTypedAddress(typed)
    if (parsed?.ok) {
      const { address } = parsed.value
      if (address === zeroAddress) return err(t('stakingSwap:find.wrongAddress'))
      return check({ address, name: null }, await readDidRecord(client, address))
    }
    if (looksLikeAddress(typed)) return err(t('stakingSwap:find.wrongAddress'))
    const name = readTypedName(typed)
    if (!name.ok) {
      const isSubdomain = name.code === 'SubdomainNeedsSsi'
      return err(t(isSubdomain ? 'common:lookUp.subdomainNeedsSsi' : 'common:lookUp.resolverFailed'))
    }
    const found = await resolveName(client, description, name.value)
    if (found.kind !== 'found') return err(t('stakingSwap:find.unverified'))
    noteAddressOf(network, formatName(name.value), found.address)
    return check({ address: found.address, name: formatName(name.value) }, found.wallet)
  }
}
