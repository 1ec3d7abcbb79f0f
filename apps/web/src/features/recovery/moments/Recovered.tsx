import { formatName, type Name } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { isName } from '../../../shared/identity/moment/shapes'

export interface RecoveredMoment {
  readonly kind: 'recovered'
  /** The recovered one. */
  readonly identity: Name
  readonly newController: Address
}

/** An identity was recovered. Its keys are still those of before, so they come next. */
function Recovered({ moment }: MomentPart<RecoveredMoment>) {
  const { t } = useTranslation('moments')
  const { identity: name, newController } = moment
  const isMine = useIsAccount(newController)
  const who = nameInText(formatName(name))
  return (
    <MomentFrame name={formatName(name)}>
      <Note kind="amber">
        {isMine
          ? t('recovered.yours', { name: who })
          : t('recovered.theirs', { name: who, address: shortAddress(toBech32(newController)) })}
      </Note>
      {isMine && (
        <>
          <p className={text.sub}>{t('recovered.allowances')}</p>
          <div className={layout.row}>
            <MomentLink to="recoverDocument" name={name} isFirst>
              {t('action.keys')}
            </MomentLink>
            <MomentLink to="allowances" name={name}>
              {t('action.allowances')}
            </MomentLink>
          </div>
        </>
      )}
    </MomentFrame>
  )
}

export const recoveredMoment = defineMoment<RecoveredMoment>({
  kind: 'recovered',
  fields: { identity: isName, newController: isAddress },
  Part: Recovered,
})
