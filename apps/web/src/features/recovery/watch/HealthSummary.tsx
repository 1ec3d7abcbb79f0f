import { recoveryThreshold } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { countHealth, type GuardiansHealth } from '../requests/useGuardianHealth'

/** Whether enough guardians can sign, as far as this device can know, and how many people they are. */
export function HealthSummary({ guardians, people }: GuardiansHealth) {
  const { t } = useTranslation('watch')
  const { ready, unable, unknown } = countHealth(guardians)
  const threshold = recoveryThreshold(guardians.length)
  const numbers = { ready, unknown, number: guardians.length, threshold }
  if (guardians.length - unable < threshold) return <Note kind="danger">{t('summary.tooFew', numbers)}</Note>
  if (unable > 0) return <Note kind="warning">{t('summary.some', numbers)}</Note>
  if (people < ready) return <Note kind="warning">{t('summary.fewPeople', { ...numbers, people })}</Note>
  if (unknown > 0) return <p className={text.sub}>{t('summary.unknown', numbers)}</p>
  return <p className={text.sub}>{t('summary.all', numbers)}</p>
}
