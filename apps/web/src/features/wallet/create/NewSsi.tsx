import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { StorageNote } from '../../../shared/keys/StorageNote'
import { useNetworkId } from '../../../shared/settings/network'
import { closeOverlay } from '../../../shared/session/fixes/overlay'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { FirstNameTotal } from '../../../shared/transaction/gas/ui/FirstNameTotal'
import { useHeldForWallet } from '../../../shared/transaction/gas/ui/walletCosts'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { deployDidWallet } from '../actions/deployDidWallet'

interface NewSsiProps {
  /** The domain, without suffix, that the person wants for it. */
  readonly domain?: string | undefined
}

/** Makes a new identity: an optional storage wallet first, then the deploy of the DID wallet. */
export function NewSsi({ domain }: NewSsiProps) {
  const { t, i18n } = useTranslation('create')
  const { walletCode } = chainOf(useNetworkId()).network
  const held = useHeldForWallet()
  if (walletCode.did === undefined) return <p className={text.sub}>{t('new.noCode')}</p>
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('new.lead')}</p>
      <FirstNameTotal isUpFront />
      <StorageNote of="wallet" />
      {'template' in walletCode.did && <Note kind="info">{t('new.template')}</Note>}
      <ActionButton action={deployDidWallet} onAsked={closeOverlay} input={domain ? { domain } : {}} wide />
      <p className={text.hint}>
        {t('new.held', { zil: formatDecimal(formatUnits(held, zil.decimals), i18n.language) })}
      </p>
    </div>
  )
}
