import { useTranslation } from 'react-i18next'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import type { PlayedScenario, Rehearsal } from './rehearse'
import styles from './Rehearsal.module.css'

/** The order in which to act, as far as the scenarios show that each step helps; and how short the time is. */
export function WhatToDo({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { t } = useTranslation('rehearsal')
  const scenarioOf = (id: PlayedScenario['id']) => rehearsal.scenarios.find((scenario) => scenario.id === id)
  const lock = scenarioOf('lock')
  const first = scenarioOf('first')
  if (rehearsal.threshold === null || first?.verdict !== 'helps') return null
  const race = scenarioOf('guardians')
  const steps = [
    ...(lock?.verdict === 'helps' ? [t('order.lock')] : []),
    t('order.call', { threshold: rehearsal.threshold }),
    t('order.recover'),
    t('order.keys'),
  ]
  return (
    <section className={layout.stack}>
      <h3 className={text.h3}>{t('order.title')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {race?.verdict === 'lasting' && (
        <p className={text.sub}>
          {t('order.race', {
            thief: race.acts.filter(({ by }) => by === 'thief').length,
            own: first.acts.filter(({ by }) => by === 'guardians').length,
          })}
        </p>
      )}
    </section>
  )
}
