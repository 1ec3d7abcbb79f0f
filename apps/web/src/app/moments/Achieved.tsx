import { formatName, recoveryThreshold } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import text from '../../shared/ui/text.module.css'
import type { MomentPart } from './momentPart'
import { MomentSteps } from './MomentSteps'
import { useRecord } from './useRecord'

/** An identity got its keys, or its guardians. */
export function Achieved({ moment, network, onClose }: MomentPart<'keyed' | 'guarded'>) {
  const { t } = useTranslation('moments')
  const { kind, name, wallet } = moment
  const { record } = useRecord(network, wallet)
  const guardians = record?.guardians.length ?? 0
  const isKnown = kind === 'guarded' && guardians > 0
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>
        {isKnown
          ? t('guarded.title', { threshold: recoveryThreshold(guardians), guardians })
          : t(kind === 'keyed' ? 'keyed.title' : 'guarded.unknown')}
      </p>
      <MomentSteps name={name} wallet={wallet} network={network} onClose={onClose} />
    </MomentFrame>
  )
}
