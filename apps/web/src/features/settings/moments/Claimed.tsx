import { formatName, needsOldKey } from '@tyto/identity'
import { isAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../../shared/identity/MomentFrame'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import text from '../../../shared/ui/text/text.module.css'
import { updateRoute } from '../../../shared/identity/updateRoute'
import { MomentLink } from '../../../shared/identity/moment/MomentLink'
import { defineMoment, type MomentPart } from '../../../shared/identity/moment/defineMoment'
import { useRecord } from '../../../shared/identity/moment/useRecord'

export interface ClaimedMoment {
  readonly kind: 'claimed'
  readonly wallet: Address
}

/**
 * A wallet was taken over. Its keys and guardians are still those of before, so they come next: at once where no key of
 * before must sign, else by own guardians and a recovery to oneself.
 */
function Claimed({ moment: { wallet }, name, network }: MomentPart<ClaimedMoment>) {
  const { t } = useTranslation('moments')
  const { record } = useRecord(network, wallet)
  const keys = record && updateRoute(record)
  const isLadder = record !== null && keys !== null && needsOldKey(record)
  const who = name === null ? shortAddress(toBech32(wallet)) : nameInText(formatName(name))
  return (
    <MomentFrame name={name && formatName(name)}>
      <Note kind="amber">{t('claimed.yours', { name: who })}</Note>
      {isLadder && (
        <>
          <p>{t('claimed.ladder')}</p>
          <ol className={text.numbered}>
            <li>{t('claimed.guardians')}</li>
            <li>{t('claimed.recover')}</li>
            <li>{t('claimed.keys')}</li>
          </ol>
        </>
      )}
      {name !== null && (
        <div className={layout.row}>
          {keys !== null && !isLadder && (
            <MomentLink to={keys} name={name} isFirst>
              {t('action.keys')}
            </MomentLink>
          )}
          <MomentLink to="socialRecovery" name={name} isFirst={isLadder}>
            {t('action.changeGuardians')}
          </MomentLink>
          {isLadder && (
            <MomentLink to="recovery" name={name}>
              {t('action.ask')}
            </MomentLink>
          )}
        </div>
      )}
    </MomentFrame>
  )
}

export const claimedMoment = defineMoment<ClaimedMoment>({
  kind: 'claimed',
  fields: { wallet: isAddress },
  Part: Claimed,
})
