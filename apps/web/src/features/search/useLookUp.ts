import type { NameCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addressPath } from '../../shared/routing/addressPath'
import { buildPath } from '../../shared/routing/routes'
import { ownHosts } from '../../shared/settings/typedWho'
import { showToast } from '../../shared/ui/toast/toasts'
import { readSearch } from './readSearch'

/**
 * Opens the page of a typed name, address or link of this site; the page itself asks the chain. Any other text is refused with
 * a toast. Returns whether a page opens.
 */
export function useLookUp(): (typed: string) => boolean {
  const navigate = useNavigate()
  const { t } = useTranslation()
  const texts: Readonly<Record<NameCode, string>> = {
    NameIsEmpty: t('lookUp.empty'),
    SubdomainNeedsSsi: t('lookUp.subdomainNeedsSsi'),
    ResolverFailed: t('lookUp.resolverFailed'),
  }
  const refuse = (text: string): false => {
    showToast({ kind: 'warning', text })
    return false
  }
  const open = (path: string): true => {
    void navigate(path)
    return true
  }
  return (typed) => {
    const reading = readSearch(typed, ownHosts)
    switch (reading.kind) {
      case 'name':
        return open(buildPath('name', { name: reading.name }))
      case 'address':
        return open(addressPath('address', reading.address))
      case 'link':
        return open(reading.path)
      case 'wrong address':
        return refuse(`${t('lookUp.wrongAddress')} ${t(`typedAddress.${reading.fault}`)}`)
      case 'empty':
        return refuse(texts.NameIsEmpty)
      case 'unfinished':
        return refuse(texts.ResolverFailed)
      case 'invalid':
        return refuse(texts[reading.code])
    }
  }
}
