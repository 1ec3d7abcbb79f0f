import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { nameLeadingTo } from '../../shared/chain/addressNames'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { buildPath } from '../../shared/routing/routes'
import { publicSite } from '../../shared/settings/publicSite'
import { nameInText } from '../../shared/ui/nameParts'
import { shortAddress } from '../../shared/ui/shortAddress'
import text from '../../shared/ui/text.module.css'
import { LinkForThem } from './LinkForThem'
import type { MomentPart } from './momentPart'

/** What became of a stake that changes hands. Who was asked needs the link of the page that confirms. */
export function Swapped({ moment, network }: Pick<MomentPart<'swap'>, 'moment' | 'network'>) {
  const { t } = useTranslation('moments')
  const { step, other, name } = moment
  const led = other === null ? null : nameLeadingTo(network, other)
  const who = other === null ? '' : led === null ? shortAddress(toBech32(other)) : nameInText(led)
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>{t(`swap.${step}`, { to: who, from: who })}</p>
      {step === 'asked' && name !== null && (
        <LinkForThem
          link={`${publicSite(network)}${buildPath('stakingOffer', { name })}`}
          next={t('swap.next')}
        />
      )}
    </MomentFrame>
  )
}
