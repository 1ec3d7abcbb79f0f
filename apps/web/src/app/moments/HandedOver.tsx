import { formatName } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { MomentFrame } from '../../shared/identity/MomentFrame'
import { buildPath } from '../../shared/routing/routes'
import { publicSite } from '../../shared/settings/publicSite'
import { useNetworkId } from '../../shared/settings/network'
import { nameInText } from '../../shared/ui/nameParts'
import { shortAddress } from '../../shared/ui/shortAddress'
import text from '../../shared/ui/text.module.css'
import { LinkForThem } from './LinkForThem'
import type { MomentPart } from './momentPart'

/** A wallet is offered to the owner of another name, who needs the link of its page; or it is offered no more. */
export function HandedOver({ moment, network }: Pick<MomentPart<'offered'>, 'moment' | 'network'>) {
  const { t } = useTranslation('moments')
  const { name, wallet, domain } = moment
  const isHere = useNetworkId() === network
  const who = name === null ? shortAddress(toBech32(wallet)) : nameInText(formatName(name))
  return (
    <MomentFrame name={name && formatName(name)}>
      <p className={text.sub}>
        {domain === null
          ? t('offered.gone', { name: who })
          : t('offered.title', { name: who, owner: nameInText(`${domain}.ssi`) })}
      </p>
      {domain !== null && name !== null && isHere && (
        <LinkForThem link={`${publicSite(network)}${buildPath('name', { name })}`} next={t('asked.next')} />
      )}
    </MomentFrame>
  )
}
