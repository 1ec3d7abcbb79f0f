import {
  recoveryStatus,
  safetySteps,
  stepsDone,
  type Name,
  type SafetyFacts,
  type SafetyStep,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Icon } from '../../../shared/ui/icons/Icon'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import styles from './Checklist.module.css'

interface ChecklistProps {
  readonly name: Name
  readonly facts: SafetyFacts
  /** The page where the controller makes or renews the keys; null if there is none. */
  readonly keysPath: string | null
}

/** The steps to a guarded identity, each with its button, until all are done. */
export function Checklist({ name, facts, keysPath }: ChecklistProps) {
  const { t } = useTranslation('safety')
  const done = stepsDone(facts)
  const left = safetySteps.filter((step) => !done.has(step))
  if (left.length === 0) return null
  const pathOf = pathsOfSteps(name, facts, keysPath)
  const [next] = left.filter((step) => pathOf[step] !== null)
  return (
    <section className={layout.stack} aria-label={t('steps.title')}>
      <p className={text.hint}>{t('steps.done', { done: done.size, all: safetySteps.length })}</p>
      <ol className={styles.steps}>
        {safetySteps.map((step) => {
          const path = pathOf[step]
          const isDone = done.has(step)
          return (
            <li key={step} className={joinClasses(isDone && styles.done)}>
              <Icon name={isDone ? 'check' : 'dot'} />
              <span className={layout.grow}>
                <b>{t(`steps.${step}.title`)}</b>
                {isDone ? (
                  <span className={text.sr}>{t('steps.isDone')}</span>
                ) : (
                  <span className={styles.hint}>
                    {path === null ? t('steps.later') : t(`steps.${step}.hint`)}
                  </span>
                )}
              </span>
              {!isDone && path !== null && (
                <Link
                  className={buttonClasses({ variant: step === next ? 'step' : 'line', small: true })}
                  to={path}
                >
                  {t(`steps.${step}.action`)}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Where each step is done; null for a step that needs an earlier one first. */
function pathsOfSteps(
  name: Name,
  { hasKeys, guardians }: SafetyFacts,
  keysPath: string | null,
): Readonly<Record<SafetyStep, string | null>> {
  const { isEnabled } = recoveryStatus(guardians)
  const mayChange = hasKeys && keysPath !== null
  return {
    keys: keysPath,
    link: mayChange ? keysPath : null,
    guardians: hasKeys ? buildPath('socialRecovery', { name }) : null,
    drill: isEnabled ? buildPath('recovery', { name }) : null,
    kit: isEnabled ? buildPath('recoveryKit', { name }) : null,
  }
}
