import { formatName, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName } from '../../../shared/identity/moment/shapes'

export interface SoulboundMintedMoment {
  readonly kind: 'soulboundMinted'
  readonly issuer: Name
}

/** An issuer's signature became a token. */
function SoulboundMinted({ moment: { issuer }, name }: MomentPart<SoulboundMintedMoment>) {
  const { t } = useTranslation('moments')
  return (
    <MomentFrame name={name && formatName(name)}>
      <Note kind="amber">{t('soulboundMinted.title', { issuer: nameInText(formatName(issuer)) })}</Note>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="soulboundPublic" name={name} isFirst>
            {t('soulboundMinted.show')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const soulboundMintedMoment = defineMoment<SoulboundMintedMoment>({
  kind: 'soulboundMinted',
  fields: { issuer: isName },
  Part: SoulboundMinted,
})
