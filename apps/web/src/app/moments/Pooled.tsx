import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import layout from '../../shared/ui/layout.module.css'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** Something became of a share of the community's pool: what it is now, and where to look at it. */
export function Pooled({ moment, network, onClose }: MomentPart<'pooled'>) {
  const { t } = useTranslation('moments')
  const { name, did } = moment
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t(`pooled.${did}`)}</p>
      <p className={text.sub}>{t(`pooled.${did}Next`)}</p>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="pool" name={name} network={network} onClose={onClose} isFirst>
            {t('action.pool')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
