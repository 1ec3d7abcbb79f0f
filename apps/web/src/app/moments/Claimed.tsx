import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { shortAddress } from '../../shared/ui/shortAddress'
import { updateRoute } from '../pages/updateRoute'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'
import { useRecord } from './useRecord'

/** A wallet was taken over. Its keys and guardians are still those of before, so they come next. */
export function Claimed({ moment, network, onClose }: MomentPart<'claimed'>) {
  const { t } = useTranslation('moments')
  const { name, wallet } = moment
  const { record } = useRecord(network, wallet)
  const keys = record && updateRoute(record)
  const who = name === null ? shortAddress(toBech32(wallet)) : nameInText(formatName(name))
  return (
    <MomentFrame name={name && formatName(name)}>
      <Note kind="amber">{t('claimed.yours', { name: who })}</Note>
      {name !== null && (
        <div className={layout.row}>
          {keys !== null && (
            <MomentLink to={keys} name={name} network={network} onClose={onClose} isFirst>
              {t('action.keys')}
            </MomentLink>
          )}
          <MomentLink to="socialRecovery" name={name} network={network} onClose={onClose}>
            {t('action.changeGuardians')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
