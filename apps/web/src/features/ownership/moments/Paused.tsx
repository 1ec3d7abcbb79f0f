import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import text from '../../../shared/ui/text/text.module.css'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isFlag } from '../../../shared/identity/moment/shapes'

export interface PausedMoment {
  readonly kind: 'paused'
  /** False once it works again. */
  readonly isPaused: boolean
}

/** A wallet is paused, its owl with closed eyes; or it works again. */
function Paused({ moment: { isPaused }, name }: MomentPart<PausedMoment>) {
  const { t } = useTranslation('moments')
  const kind = isPaused ? 'paused' : 'unpaused'
  return (
    <MomentFrame name={name && formatName(name)} owl={isPaused ? 'closed' : 'waking'}>
      <p>{t(`${kind}.title`)}</p>
      <p className={text.sub}>{t(`${kind}.hint`)}</p>
    </MomentFrame>
  )
}

export const pausedMoment = defineMoment<PausedMoment>({
  kind: 'paused',
  fields: { isPaused: isFlag },
  Part: Paused,
})
