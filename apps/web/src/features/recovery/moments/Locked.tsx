import { formatName, walletRules } from '@tyto/identity'
import { isAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { useRecord } from '../../../shared/identity/moment/useRecord'

export interface LockedMoment {
  readonly kind: 'locked'
  readonly wallet: Address
}

/** An identity was locked: only its guardians open it again. */
function Locked({ moment: { wallet }, name, network }: MomentPart<LockedMoment>) {
  const { t } = useTranslation('moments')
  const { record } = useRecord(network, wallet)
  const isOlder = record !== null && !walletRules(record.version).locksControl
  return (
    <MomentFrame name={name && formatName(name)} owl="closed">
      <p>{t('locked.title')}</p>
      <p className={text.sub}>{t(isOlder ? 'locked.hintOlder' : 'locked.hint')}</p>
      {name !== null && (
        <div>
          <MomentLink to="recovery" name={name} isFirst>
            {t('action.ask')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const lockedMoment = defineMoment<LockedMoment>({
  kind: 'locked',
  fields: { wallet: isAddress },
  Part: Locked,
})
