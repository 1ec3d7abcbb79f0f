import { resolveName, type FoundName, type NetworkId } from '@tyto/chain'
import { isNftName, looksLikeAddress, readTypedName } from '@tyto/identity'
import { err, ok, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'

/** Looks up what a typed name leads to; else says why it leads nowhere. Rejects with `RpcError`: nothing is known. */
export function useFindName(network: NetworkId): (typed: string) => Promise<Result<FoundName, string>> {
  const { t } = useTranslation(['settings', 'common'])
  return async (typed) => {
    if (looksLikeAddress(typed)) return err(t('settings:wrongAddress'))
    const name = readTypedName(typed)
    if (!name.ok) {
      const isSubdomain = name.code === 'SubdomainNeedsSsi'
      return err(t(isSubdomain ? 'common:lookUp.subdomainNeedsSsi' : 'common:lookUp.resolverFailed'))
    }
    const { client, network: description } = chainOf(network)
    const found = await resolveName(client, description, name.value)
    if (found.kind === 'found') return ok(found)
    const isUnassigned = found.kind === 'uninitialized' && isNftName(name.value)
    return err(t(isUnassigned ? 'settings:unassigned' : 'settings:unverified'))
  }
}
