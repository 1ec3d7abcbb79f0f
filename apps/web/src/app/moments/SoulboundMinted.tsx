import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** An issuer's signature became a token. */
export function SoulboundMinted({ moment, network, onClose }: MomentPart<'soulboundMinted'>) {
  const { t } = useTranslation('moments')
  const { name, issuer } = moment
  return (
    <MomentFrame name={name && formatName(name)}>
      <Note kind="amber">{t('soulboundMinted.title', { issuer: nameInText(formatName(issuer)) })}</Note>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="soulboundPublic" name={name} network={network} onClose={onClose} isFirst>
            {t('soulboundMinted.show')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
