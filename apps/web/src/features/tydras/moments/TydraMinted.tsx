import { soldTydras } from '@tyto/chain'
import { tydraPicture, tydraTitles, walletRules, type Name } from '@tyto/identity'
import { isAddress, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { SafePicture } from '../../../shared/identity/image/SafePicture'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName } from '../../../shared/identity/moment/shapes'
import { useRecord } from '../../../shared/identity/moment/useRecord'

export interface TydraMintedMoment {
  readonly kind: 'tydraMinted'
  readonly owner: Name
  readonly wallet: Address
}

/** A domain has its Tydra; one press from here it is the picture of the name. */
function TydraMinted({ moment, network }: MomentPart<TydraMintedMoment>) {
  const { t } = useTranslation('moments')
  const { owner: name, wallet } = moment
  const { record } = useRecord(network, wallet)
  const title = tydraTitles[soldTydras]
  return (
    <div className={layout.stack}>
      <SafePicture uri={tydraPicture(soldTydras, name.domain)} label={title} seed={title} />
      <MomentFrame name={null}>
        <Note kind="amber">{t('tydraMinted.title', { name: nameInText(`${name.domain}.ssi`), title })}</Note>
        {record !== null && walletRules(record.version).hasCollections && (
          <div className={layout.row}>
            <MomentLink to="updateNftDid" name={name} isFirst>
              {t('tydraMinted.profile')}
            </MomentLink>
          </div>
        )}
      </MomentFrame>
    </div>
  )
}

export const tydraMintedMoment = defineMoment<TydraMintedMoment>({
  kind: 'tydraMinted',
  fields: { owner: isName, wallet: isAddress },
  Part: TydraMinted,
})
