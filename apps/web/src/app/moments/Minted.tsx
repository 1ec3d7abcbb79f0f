import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { shortAddress } from '../../shared/ui/shortAddress'
import text from '../../shared/ui/text.module.css'
import type { MomentPart } from './momentPart'
import { MomentSteps } from './MomentSteps'
import { ShareButton } from './ShareButton'

/** A name was bought: its plate draws itself, and opens its eyes once the block is there. */
export function Minted({ moment, network, onClose }: MomentPart<'minted'>) {
  const { t } = useTranslation('moments')
  const { name, wallet, recipient, isDone } = moment
  return (
    <MomentFrame name={formatName(name)} owl={isDone ? 'waking' : 'drawing'}>
      <p className={text.sub}>
        {!isDone
          ? t('minted.coming')
          : recipient === null
            ? t('minted.yours')
            : t('minted.theirs', { address: shortAddress(toBech32(recipient)) })}
      </p>
      {isDone &&
        (recipient === null ? (
          <MomentSteps name={name} wallet={wallet} network={network} onClose={onClose} />
        ) : (
          <div>
            <ShareButton name={name} />
          </div>
        ))}
    </MomentFrame>
  )
}
