import { didWalletOf } from '../../shared/identity/didWalletOf'
import { formatName, hasVersion6Features, parseVersion, type DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { NftDidForm } from '../../features/nft/NftDidForm'
import { NameImage } from '../../shared/identity/image/NameImage'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { Plate } from '../../shared/ui/Plate'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

/** `/{name}/didx/wallet/nft/dns/manage/did`: the NFT that stands for ssi, did or a subdomain. */
export function UpdateNftDidPage() {
  const { t } = useTranslation(['manage', 'errors'])
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found, network) => {
        const { name } = found
        const record = didWalletOf(found)
        const title = formatName(name)
        if (record === null) return <OnTheWay to={nameDestination(found)} title={title} />
        const reason = reasonAgainst(record)
        return (
          <AccessGate name={name} controller={record.controller} as="controller">
            <div className={joinClasses(layout.stack, layout.gap3)}>
              <PageHead title={t('nft.title')} lead={t('nft.lead', { name: nameInText(title) })} />
              {reason !== null ? (
                <Card>
                  <EmptyState icon="lock" title={t(`errors:${reason}`)} hint={t(`errors:next.${reason}`)} />
                </Card>
              ) : (
                <div className={layout.split}>
                  <Card title={t('nft.choose')}>
                    <NftDidForm network={network} name={name} record={record} />
                  </Card>
                  <Card title={t('nft.now')} narrow>
                    <NameImage network={network} name={name}>
                      <Plate name={title} label={t('nft.plateNow')} />
                    </NameImage>
                  </Card>
                </div>
              )}
            </div>
          </AccessGate>
        )
      }}
    </NameGate>
  )
}

/** Why this wallet takes no NFT now: a code of the error book. */
function reasonAgainst({ status, version }: DidRecord) {
  if (!hasVersion6Features(parseVersion(version))) return 'UpgradeAccount'
  if (status === 'Locked') return 'DidLocked'
  return status === 'Deactivated' ? 'DidDeactivated' : null
}
