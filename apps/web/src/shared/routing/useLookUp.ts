import { parseName, type NameCode } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { showToast } from '../ui/toast/toasts'
import { buildPath } from './routes'

/**
 * Opens the page of a name as it was typed: the page itself asks the chain. A text that is no name is refused with its
 * toast. Returns whether a page opens.
 */
export function useLookUp(): (typed: string) => boolean {
  const navigate = useNavigate()
  const { t } = useTranslation()
  return (typed) => {
    const name = parseName(typed)
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
