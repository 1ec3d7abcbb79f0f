import { didWalletOf, type NetworkId, readAddress } from '@tyto/chain'
import { formatName, readTypedAddress } from '@tyto/identity'
import { err, ok, zeroAddress, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import type { Who } from '../../shared/recipients/lookAtWho'
import type { FindWho } from '../../shared/recipients/useWhoPlan'
import { useFindName } from './useFindName'

/**
 * Finds a new controller: the address of an account, or a username. Only an account can accept, so a username stands for
 * the account that controls its wallet.
 */
export function useFindSuccessor(network: NetworkId): FindWho {
  const { t } = useTranslation('settings')
  const findName = useFindName(network)

  const check = async (successor: Who): Promise<Result<Who, string>> => {
    const content = await readAddress(chainOf(network).client, successor.address)
    return content.kind === 'wallet' ? err(t('controller.contract')) : ok(successor)
  }

  return async (typed) => {
    const parsed = readTypedAddress(typed)
    if (parsed?.ok) {
      return parsed.value.address === zeroAddress
        ? err(t('wrongAddress'))
        : check({ address: parsed.value.address, name: null })
    }
    const found = await findName(typed)
    if (!found.ok) return found
    const { wallet, address, name } = found.value
    // A name may lead to a plain account; else the account behind its DID wallet.
    const account = wallet === null ? address : (didWalletOf(found.value)?.controller ?? null)
    return account === null
      ? err(t('unverified'))
      : check({ address: account, name: formatName(name), leads: address })
  }
}
