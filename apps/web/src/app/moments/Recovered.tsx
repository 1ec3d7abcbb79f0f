import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { useIsAccount } from '../../shared/session/wallet'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { shortAddress } from '../../shared/ui/shortAddress'
import text from '../../shared/ui/text.module.css'
import { MomentLink } from './MomentLink'
import type { MomentPart } from './momentPart'

/** An identity was recovered. Its keys are still those of before, so they come next. */
export function Recovered({ moment, network, onClose }: MomentPart<'recovered'>) {
  const { t } = useTranslation('moments')
  const { name, newController } = moment
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
            <MomentLink to="recoverDocument" name={name} network={network} onClose={onClose} isFirst>
              {t('action.keys')}
            </MomentLink>
            <MomentLink to="allowances" name={name} network={network} onClose={onClose}>
              {t('action.allowances')}
            </MomentLink>
          </div>
        </>
      )}
    </MomentFrame>
  )
}
