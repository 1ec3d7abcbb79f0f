import { useTranslation } from 'react-i18next'
import { useStoredValues } from '../../shared/device/useStored'
import { Button } from '../../shared/ui/buttons/Button'
import { Card } from '../../shared/ui/cards/Card'
import { Row, Rows } from '../../shared/ui/cards/Rows'
import layout from '../../shared/ui/page/layout.module.css'
import { formatTime } from '../../shared/ui/text/formatTime'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { signIns } from './signIns'
import styles from './SignIn.module.css'

/** The sites that somebody signed in to with this browser: when, as whom, what was given; each can be forgotten. */
export function SignedInBefore() {
  const { t, i18n } = useTranslation('signIn')
  const sites = useStoredValues(signIns).toSorted((one, other) => other.last - one.last)
  return (
    <Card
      title={t('list.title')}
      flush
      narrow
      footer={<p className={text.hint}>{t(sites.length === 0 ? 'list.none' : 'list.hint')}</p>}
    >
      {sites.length > 0 && (
        <Rows>
          {sites.map(({ host, name, last, times, hasShown }) => (
            <Row key={host}>
              <span className={layout.grow}>
                <b className={styles.site} translate="no">
                  {host}
                </b>
                <br />
                <span className={text.hint}>
                  <span>{formatTime(last, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}</span>
                  {'. '}
                  <span>{t('list.times', { count: times })}</span>{' '}
                  <span>{t(hasShown ? 'list.givenShown' : 'list.given', { name: nameInText(name) })}</span>
                </span>
              </span>
              <Button
                variant="quiet"
                small
                aria-label={t('list.forgetHost', { host })}
                onClick={() => void signIns.set(host, null)}
              >
                {t('list.forget')}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  )
}
