import type { DidRecord } from '@tyto/identity'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetNewWallet, useNewWallets, type SubdomainKind } from '../../../shared/session/wallet/newWallets'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { NewXwallet, type ProfileNft } from './NewXwallet'
import { SaveAddress } from './SaveAddress'
import { SaveNewWallet } from './SaveNewWallet'

interface SubdomainPanelProps<Draft> {
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly record: DidRecord
  readonly profileNft: ProfileNft<Draft>
  /** The kind of wallet to choose at first. */
  readonly start: SubdomainKind | null
}

/** Makes a subdomain, for an address or for a new wallet. A new wallet without a subdomain comes first. */
export function SubdomainPanel<Draft>({ domain, record, profileNft, start }: SubdomainPanelProps<Draft>) {
  const { t } = useTranslation('subdomain')
  const begun = useUnsaved(record)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      {begun.map((wallet) => (
        <SaveNewWallet key={wallet.address} wallet={wallet} record={record} />
      ))}
      <div className={layout.cols2}>
        <Card title={t('address')}>
          <SaveAddress domain={domain} record={record} />
        </Card>
        <Card title={t('orCreate')}>
          <NewXwallet {...{ domain, record, profileNft, start }} />
        </Card>
      </div>
    </div>
  )
}

/** The new wallets without a subdomain. Those that have one by now are removed from this device. */
function useUnsaved(record: DidRecord) {
  const all = useNewWallets(useNetworkId(), record.address)
  const saved = new Set(record.subdomains.values())
  const done = all.filter(({ address }) => saved.has(address))
  useEffect(() => {
    for (const wallet of done) forgetNewWallet(wallet)
  })
  return all.filter(({ address }) => !saved.has(address))
}
