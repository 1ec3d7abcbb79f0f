import { formatName } from '@tyto/identity'
import { isAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import text from '../../../shared/ui/text/text.module.css'

export interface KeyedMoment {
  readonly kind: 'keyed'
  readonly wallet: Address
}

/** An identity got its keys. */
function Keyed({ moment: { wallet }, name, Steps }: MomentPart<KeyedMoment>) {
  const { t } = useTranslation('moments')
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>{t('keyed.title')}</p>
      <Steps name={name} wallet={wallet} />
    </MomentFrame>
  )
}

export const keyedMoment = defineMoment<KeyedMoment>({
  kind: 'keyed',
  fields: { wallet: isAddress },
  Part: Keyed,
})
