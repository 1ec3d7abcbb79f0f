import { formatName, parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isText, orNull } from '../../../shared/identity/moment/shapes'

export interface TakenMoment {
  readonly kind: 'taken'
  /** The domain of the new owner; null where it is not known. */
  readonly domain: string | null
}

/** A wallet was taken over. The name that led to it is still somebody else's, so one of one's own comes next. */
function Taken({ moment: { domain }, name }: MomentPart<TakenMoment>) {
  const { t } = useTranslation('moments')
  const own = domain === null ? null : parseName(`${domain}.ssi`)
  const isForeign = name !== null && name.subdomain !== '' && name.domain !== domain
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t('taken.title')}</p>
      {isForeign && <p className={text.sub}>{t('taken.foreign', { name: nameInText(formatName(name)) })}</p>}
      {isForeign && own?.ok && (
        <div className={layout.row}>
          <MomentLink to="newSubdomain" name={own.value} isFirst>
            {t('taken.nameIt', { name: nameInText(formatName(own.value)) })}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const takenMoment = defineMoment<TakenMoment>({
  kind: 'taken',
  fields: { domain: orNull(isText) },
  Part: Taken,
})
