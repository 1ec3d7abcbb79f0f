import { useTranslation } from 'react-i18next'
import { site } from '../../shared/settings/site'
import type { HomeNotice as Notice } from '../../shared/routing/homeNotice'
import { nameInText } from '../../shared/ui/text/nameParts'
import { shortAddress } from '../../shared/ui/text/shortAddress'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { colonText } from '../../shared/ui/text/listText'

/** Says why the person was sent to home. It stays until another page is opened. */
export function HomeNotice({ notice }: { readonly notice: Notice }) {
  const { t, i18n } = useTranslation(['chain', 'search'])
  const { outcome } = notice
  // The search holds the text, and its answer says what is wrong with it.
  if (outcome === 'invalid') return null
  const name = nameInText(notice.name)
  if (outcome === 'recovered' || outcome === 'handedOver') {
    const address = shortAddress(notice.controller)
    return (
      <Note kind="warning">
        <p className={text.anywhere}>{t(`search:loggedOff.${outcome}`, { name, address })}</p>
      </Note>
    )
  }
  const said = (
    <p>
      <b className={text.anywhere}>
        {outcome === 'missing'
          ? t('nameNotFound', { name })
          : colonText(name, t('reservedText'), i18n.language)}
      </b>{' '}
      <span>{t('makeSure', { host: site.host })}</span>
    </p>
  )
  // A name that nobody has may be bought: its answer is good news, and this is a line below it.
  return outcome === 'missing' ? <div className={text.hint}>{said}</div> : <Note kind="info">{said}</Note>
}
