import type { Name } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { motionLink, motionPath } from '../motionLinks'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { useNetworkId } from '../../../shared/settings/network'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { LinkForThem } from '../../../shared/identity/moment/LinkForThem'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isFlag, isHash, isName } from '../../../shared/identity/moment/shapes'

export interface VoicedMoment {
  readonly kind: 'voiced'
  /** Was it raised? Else it has more points. */
  readonly isNew: boolean
  /** The name of the board. */
  readonly board: Name
  readonly motion: Hex
}

/** A motion stands on the board, or has more points: the way to it, and its link for others. */
function Voiced({ moment, network, onClose }: MomentPart<VoicedMoment>) {
  const { t } = useTranslation('moments')
  const { isNew, board, motion } = moment
  const isHere = useNetworkId() === network
  return (
    <MomentFrame name={null}>
      <p>{t(isNew ? 'voiced.raised' : 'voiced.backed')}</p>
      {isHere && (
        <>
          <div>
            <Link
              className={buttonClasses({ variant: 'step' })}
              to={motionPath(board, motion)}
              onClick={onClose}
            >
              {t('voiced.show')}
            </Link>
          </div>
          <LinkForThem link={motionLink(network, board, motion)} next={t('voiced.next')} />
        </>
      )}
    </MomentFrame>
  )
}

export const voicedMoment = defineMoment<VoicedMoment>({
  kind: 'voiced',
  fields: { isNew: isFlag, board: isName, motion: isHash },
  Part: Voiced,
})
