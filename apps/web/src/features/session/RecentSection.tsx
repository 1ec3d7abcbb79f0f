import { useTranslation } from 'react-i18next'
import { RecentTransactions } from '../../shared/transaction/runner/ui/RecentTransactions'
import { useTransactions } from '../../shared/transaction/pending/useTransactions'
import text from '../../shared/ui/text/text.module.css'
import { Section } from './Section'

/** The transactions that were signed on this device. Shows nothing if there are none. */
export function RecentSection() {
  const hasAny = useTransactions(({ transactions }) => transactions.length > 0)
  return hasAny && <Recent />
}

function Recent() {
  const { t } = useTranslation('transaction')
  return (
    <Section title={t('activity.title')} aside={<span className={text.hint}>{t('activity.hint')}</span>}>
      <RecentTransactions isFlush />
    </Section>
  )
}
