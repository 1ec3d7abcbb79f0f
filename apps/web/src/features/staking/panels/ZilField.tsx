import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { typedDecimal } from '../../../shared/ui/text/formatDecimal'
import { AmountStep } from '../../../shared/ui/steps/AmountStep'
import type { Step } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'

interface ZilFieldProps {
  readonly step: Step<string>
  readonly hint?: string
  /** An amount that a press fills in, in Qa: all of it. */
  readonly all?: bigint
}

/** A step with an amount of ZIL. */
export function ZilField({ step, hint, all }: ZilFieldProps) {
  const { t, i18n } = useTranslation('staking')
  return (
    <>
      <AmountStep
        step={step}
        after={
          <span className={text.hint}>
            <span>{zil.symbol}</span>&nbsp;
          </span>
        }
        {...(hint === undefined ? {} : { hint })}
      />
      {all !== undefined && all > 0n && (
        <div>
          <Button
            variant="line"
            small
            onClick={() => step.choose(typedDecimal(formatUnits(all, zil.decimals), i18n.language))}
          >
            {t('all')}
          </Button>
        </div>
      )}
    </>
  )
}
