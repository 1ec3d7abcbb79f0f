import { formatName, type Name } from '@tyto/identity'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { buildPath } from '../../../shared/routing/routes'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { discardCeremony } from '../requests/ceremony'

interface DrillPassedProps {
  readonly name: Name
  /** How many guardians have signed, of how many. */
  readonly signed: number
  readonly guardians: number
  readonly storageKey: string
}

/** Enough guardians have signed in a drill: what that shows, and the next step. */
export function DrillPassed({ name, signed, guardians, storageKey }: DrillPassedProps) {
  const { t } = useTranslation('ceremony')
  const moment = useRef<HTMLDivElement>(null)
  // It comes while somebody looks at the answers further down.
  useEffect(() => {
    moment.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={moment} role="status">
      <MomentFrame name={formatName(name)}>
        <p className={text.strong}>{t('drillComplete')}</p>
        <p className={text.sub}>{t('drillCompleteHint', { signed, guardians })}</p>
        <div className={layout.row}>
          <Link className={buttonClasses({ variant: 'step' })} to={buildPath('recoveryKit', { name })}>
            {t('drillKit')}
          </Link>
          <Button variant="line" onClick={() => discardCeremony(storageKey)}>
            {t('drillEnd')}
          </Button>
        </div>
      </MomentFrame>
    </div>
  )
}
