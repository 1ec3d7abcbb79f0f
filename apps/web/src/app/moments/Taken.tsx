import { formatName, parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** A wallet was taken over. The name that led to it is still somebody else's, so one of one's own comes next. */
export function Taken({ moment, network, onClose }: MomentPart<'taken'>) {
  const { t } = useTranslation('moments')
  const { name, domain } = moment
  const own = domain === null ? null : parseName(`${domain}.ssi`)
  const isForeign = name !== null && name.subdomain !== '' && name.domain !== domain
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t('taken.title')}</p>
      {isForeign && <p className={text.sub}>{t('taken.foreign', { name: nameInText(formatName(name)) })}</p>}
      {isForeign && own?.ok && (
        <div className={layout.row}>
          <MomentLink to="newSubdomain" name={own.value} network={network} onClose={onClose} isFirst>
            {t('taken.nameIt', { name: nameInText(formatName(own.value)) })}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}
