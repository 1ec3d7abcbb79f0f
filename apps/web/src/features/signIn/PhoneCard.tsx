import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/cards/Card'
import { QrCode } from '../../shared/ui/share/QrCode'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import styles from './SignIn.module.css'

/** On a desktop: this very request as a code, for the phone that holds the storage wallet. The site goes on by itself. */
export function PhoneCard({ name }: { readonly name: Name }) {
  const { t } = useTranslation('signIn')
  return (
    <Card title={t('phone.title')} narrow className={styles.onlyDesk}>
      <div className={layout.stack}>
        <QrCode value={window.location.href} label={t('phone.code')} />
        <p className={text.sub}>{t('phone.hint', { name: nameInText(formatName(name)) })}</p>
      </div>
    </Card>
  )
}
