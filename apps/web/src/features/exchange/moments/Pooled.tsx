import { formatName, parseName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isText, oneOf, orNull } from '../../../shared/identity/moment/shapes'

const poolActs = ['added', 'removed', 'joined', 'left'] as const

export interface PooledMoment {
  readonly kind: 'pooled'
  readonly did: (typeof poolActs)[number]
  /** On whose page it was done; null where that is not known. */
  readonly page: string | null
}

/** Something became of a share of the community's pool: what it is now, and where to look at it. */
function Pooled({ moment: { did, page } }: MomentPart<PooledMoment>) {
  const { t } = useTranslation('moments')
  const read = page === null ? null : parseName(page)
  const name = read?.ok ? read.value : null
  return (
    <MomentFrame name={name && formatName(name)}>
      <p>{t(`pooled.${did}`)}</p>
      <p className={text.sub}>{t(`pooled.${did}Next`)}</p>
      {name !== null && (
        <div className={layout.row}>
          <MomentLink to="pool" name={name} isFirst>
            {t('action.pool')}
          </MomentLink>
        </div>
      )}
    </MomentFrame>
  )
}

export const pooledMoment = defineMoment<PooledMoment>({
  kind: 'pooled',
  fields: { did: oneOf(...poolActs), page: orNull(isText) },
  Part: Pooled,
})
