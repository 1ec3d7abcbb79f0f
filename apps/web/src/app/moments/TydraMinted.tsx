import { soldTydras } from '@tyto/chain'
import { tydraPicture, tydraTitles, walletRules } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { SafePicture } from '../../shared/identity/image/SafePicture'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'
import { useRecord } from './useRecord'

/** A domain has its Tydra; one press from here it is the picture of the name. */
export function TydraMinted({ moment, network, onClose }: MomentPart<'tydraMinted'>) {
  const { t } = useTranslation('moments')
  const { name, wallet } = moment
  const { record } = useRecord(network, wallet)
  const title = tydraTitles[soldTydras]
  return (
    <div className={layout.stack}>
      <SafePicture uri={tydraPicture(soldTydras, name.domain)} label={title} seed={title} />
      <MomentFrame name={null}>
        <Note kind="amber">{t('tydraMinted.title', { name: nameInText(`${name.domain}.ssi`), title })}</Note>
        {record !== null && walletRules(record.version).hasCollections && (
          <div className={layout.row}>
            <MomentLink to="updateNftDid" name={name} network={network} onClose={onClose} isFirst>
              {t('tydraMinted.profile')}
            </MomentLink>
          </div>
        )}
      </MomentFrame>
    </div>
  )
}
