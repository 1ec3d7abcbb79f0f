import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { Button } from '../../shared/ui/buttons/Button'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { nameInText } from '../../shared/ui/text/nameParts'
import { goToStep, leaveTry } from './progress'
import { pageOfStep, people, stepsOf, type TryId } from './tries'
import styles from './Tries.module.css'
import { useGoAs } from './useGoAs'

interface TryStripProps {
  readonly id: TryId
  readonly step: number
  /** The link that asks guardians; null where this browser made none. */
  readonly link: string | null
}

/** Above each page of a walk: the present step, who comes next, and the way out. */
export function TryStrip({ id, step, link }: TryStripProps) {
  const { t } = useTranslation('tries')
  const goAs = useGoAs()
  const steps = stepsOf(id)
  const { who, what } = steps[step]!
  const next = steps[step + 1]
  return (
    <aside className={styles.strip} aria-label={t(`${id}.title`)}>
      <p className={styles.what}>
        {t('strip', {
          at: step + 1,
          of: steps.length,
          what: t(what),
          name: nameInText(people[who].name),
        })}
      </p>
      {next !== undefined && (
        <Button
          small
          onClick={() => {
            goToStep(id, step + 1)
            goAs(next.who, pageOfStep(next, link))
          }}
        >
          {t('next', { name: nameInText(people[next.who].name) })}
        </Button>
      )}
      <Link className={buttonClasses({ variant: 'quiet', small: true })} to={buildPath('tries')}>
        {t('steps')}
      </Link>
      <Button variant="quiet" small onClick={leaveTry}>
        {t('leave')}
      </Button>
    </aside>
  )
}
