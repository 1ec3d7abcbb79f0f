import { formatName, type Name } from '@tyto/identity'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName } from '../../../shared/identity/moment/shapes'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { showToast } from '../../../shared/ui/toast/toasts'

export interface DoorOpenedMoment {
  readonly kind: 'doorOpened'
  readonly opened: Name
}

/**
 * A wallet was made on the way to a page: the page goes on by itself, and the dialog does not stand before it. A receipt that
 * is opened later stays.
 */
function DoorOpened({ moment: { opened }, isNews, onClose }: MomentPart<DoorOpenedMoment>) {
  const { t } = useTranslation('moments')
  const name = formatName(opened)
  const said = t('doorOpened', { name: nameInText(name) })
  const goOn = useEffectEvent(() => {
    if (!isNews) return
    showToast({ kind: 'success', text: said })
    onClose()
  })
  useEffect(() => goOn(), [])
  return (
    <MomentFrame name={name}>
      <p className={text.sub}>{said}</p>
    </MomentFrame>
  )
}

export const doorOpenedMoment = defineMoment<DoorOpenedMoment>({
  kind: 'doorOpened',
  fields: { opened: isName },
  Part: DoorOpened,
})
