import { formatName, recoveryThreshold } from '@tyto/identity'
import { isAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { useRecord } from '../../../shared/identity/moment/useRecord'
import text from '../../../shared/ui/text/text.module.css'

export interface GuardedMoment {
  readonly kind: 'guarded'
  readonly wallet: Address
}

/** An identity got its guardians. */
function Guarded({ moment: { wallet }, name, network, Steps }: MomentPart<GuardedMoment>) {
  const { t } = useTranslation('moments')
  const { record } = useRecord(network, wallet)
  const guardians = record?.guardians.length ?? 0
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>
        {guardians > 0
          ? t('guarded.title', { threshold: recoveryThreshold(guardians), guardians })
          : t('guarded.unknown')}
      </p>
      <Steps name={name} wallet={wallet} />
    </MomentFrame>
  )
}

export const guardedMoment = defineMoment<GuardedMoment>({
  kind: 'guarded',
  fields: { wallet: isAddress },
  Part: Guarded,
})
