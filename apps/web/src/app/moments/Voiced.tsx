import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { motionLink, motionPath } from '../../features/motions/motionLinks'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { LinkForThem } from './LinkForThem'
import type { MomentPart } from './momentPart'

/** A motion stands on the board, or has more points: the way to it, and its link for others. */
export function Voiced({ moment, network, onClose }: MomentPart<'voiced'>) {
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
