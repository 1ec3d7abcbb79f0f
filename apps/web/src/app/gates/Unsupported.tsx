import { useEffect } from 'react'
import { textsOf } from '../../shared/i18n/translations'
import { showToast } from '../../shared/ui/toast/toasts'
import { OnTheWay } from './OnTheWay'

/** Redirects from a page that this kind of wallet does not have to the name's own page, and says so. */
export function Unsupported(place: Parameters<typeof OnTheWay>[0]) {
  useEffect(() => {
    const t = textsOf('errors')
    showToast({ kind: 'warning', text: t('Unsupported'), next: t('next.Unsupported') })
  }, [])
  return <OnTheWay {...place} />
}
