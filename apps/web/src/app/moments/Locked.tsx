import { formatName, walletRules } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'
import { useRecord } from './useRecord'

/** An identity was locked: only its guardians open it again. */
export function Locked({ moment: { name, wallet }, network, onClose }: MomentPart<'locked'>) {
  const { t } = useTranslation('moments')
  const { record } = useRecord(network, wallet)
  const isOlder = record !== null && !walletRules(record.version).locksControl
  return (
    <MomentFrame name={name && formatName(name)} owl="closed">
      <p>{t('locked.title')}</p>
      <p className={text.sub}>{t(isOlder ? 'locked.hintOlder' : 'locked.hint')}</p>
      {name !== null && (
        <div>
          <MomentLink to="recovery" name={name} network={network} onClose={onClose} isFirst>
            {t('action.ask')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
