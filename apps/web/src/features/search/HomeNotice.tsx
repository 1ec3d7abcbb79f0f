import { useTranslation } from 'react-i18next'
import { site } from '../../shared/settings/site'
import type { HomeNotice as Notice } from '../../shared/routing/homeNotice'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import text from '../../shared/ui/text.module.css'

/** Says why the person was sent to home instead of a name's page. It stays until another page is opened. */
export function HomeNotice({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('chain')
  const { outcome } = notice
  const name = nameInText(notice.name)
  return (
    <Note kind="warning">
      <b className={text.anywhere}>
        {outcome === 'missing' ? t('nameNotFound', { name }) : `${name}: ${t('reservedText')}`}
      </b>
      <p>{t('makeSure', { host: site.host })}</p>
    </Note>
  )
}
