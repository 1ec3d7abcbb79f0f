import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { pendingDomainQuery } from '../../../shared/chain/pendingDomainQuery'
import { domainsByHash, useKnownNames } from '../../../shared/session/knownNames'
import { useAccount } from '../../../shared/session/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/ui/ActionButton'
import { Card } from '../../../shared/ui/Card'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { acceptPendingDomain } from '../actions/acceptPendingDomain'

interface ClaimDomainProps {
  readonly wallet: Address
  /** The name of the wallet, as the page shows it. */
  readonly subject: string
}

/** Whom a DeFi wallet is offered to, and the button by which that one takes it over. */
export function ClaimDomain({ wallet, subject }: ClaimDomainProps) {
  const { t } = useTranslation('receive')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(pendingDomainQuery(network, wallet))
  const domains = domainsByHash(useKnownNames())
  const account = useAccount()
  const domain = data ? domains.get(data.domain) : undefined
  const isOther = data?.controller !== undefined && account !== null && account.address !== data?.controller
  return (
    <Card title={t('defi.claim')}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('defi.claimHint')}</p>
        {data === undefined && error === null && <Skeleton height="3rem" />}
        {data === undefined && error !== null && (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data === null && <Note kind="info">{t('defi.claimNone')}</Note>}
        {data && (
          <>
            <Note kind="info">
              {domain === undefined
                ? t('defi.claimForUnknown')
                : t('defi.claimFor', { domain: nameInText(`${domain}.ssi`) })}
            </Note>
            {isOther && <p className={text.sub}>{t('defi.claimOnly')}</p>}
            {data.controller !== null && (
              <ActionButton
                action={acceptPendingDomain}
                input={{ wallet }}
                subject={subject}
                signer={data.controller}
                wide
              />
            )}
          </>
        )}
      </div>
    </Card>
  )
}
