import { useTranslation } from 'react-i18next'
import { site } from '../../shared/settings/site'
import type { HomeNotice as Notice } from '../../shared/routing/homeNotice'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'

/** Says why the person was sent to home instead of a name's page. It stays until another page is opened. */
export function HomeNotice({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation('chain')
  const { outcome } = notice
  // The search holds the text, and its answer says what is wrong with it.
  if (outcome === 'invalid') return null
  const name = nameInText(notice.name)
  return (
    <Note kind="info">
      <p>
        <b className={text.anywhere}>
          {outcome === 'missing' ? t('nameNotFound', { name }) : `${name}: ${t('reservedText')}`}
        </b>{' '}
        <span>{t('makeSure', { host: site.host })}</span>
      </p>
    </Note>
  )
}
