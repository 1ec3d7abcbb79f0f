import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import text from '../../../shared/ui/text/text.module.css'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'

export interface DeactivatedMoment {
  readonly kind: 'deactivated'
}

/** An identity has ended. Nothing comes next. */
function Deactivated({ name }: MomentPart<DeactivatedMoment>) {
  const { t } = useTranslation('moments')
  return (
    <MomentFrame name={name && formatName(name)} owl="closed">
      <p>{t('deactivated.title')}</p>
      <p className={text.sub}>{t('deactivated.hint')}</p>
    </MomentFrame>
  )
}

export const deactivatedMoment = defineMoment<DeactivatedMoment>({
  kind: 'deactivated',
  fields: {},
  Part: Deactivated,
})
