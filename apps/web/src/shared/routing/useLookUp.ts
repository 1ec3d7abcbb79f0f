import { parseName, type NameCode } from '@tyto/identity'
import { parseAddress } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { showToast } from '../ui/toast/toasts'
import { addressPath, addressShape } from './addressPath'
import { buildPath } from './routes'

/**
 * Opens the page of a typed name or address; the page itself asks the chain. Any other text is refused with a toast.
 * Returns whether a page opens.
 */
export function useLookUp(): (typed: string) => boolean {
  const navigate = useNavigate()
  const { t } = useTranslation()
  return (typed) => {
    const text = typed.trim()
    if (addressShape.test(text)) {
      const address = parseAddress(text)
      if (address.ok) void navigate(addressPath('address', address.value))
      else showToast({ kind: 'warning', text: t('lookUp.wrongAddress') })
      return address.ok
    }
    const name = parseName(text)
    if (name.ok) {
      void navigate(buildPath('name', { name: name.value }))
      return true
    }
    const texts: Readonly<Record<NameCode, string>> = {
      NameIsEmpty: t('lookUp.empty'),
      SubdomainNeedsSsi: t('lookUp.subdomainNeedsSsi'),
      ResolverFailed: t('lookUp.resolverFailed'),
    }
    showToast({ kind: 'warning', text: texts[name.code] })
    return false
  }
}
