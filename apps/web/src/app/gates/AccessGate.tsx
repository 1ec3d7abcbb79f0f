import { formatName, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteHead } from '../../shared/heads/RouteHead'
import { usePathHead } from '../../shared/heads/usePathHead'
import { openLocalWallet } from '../../shared/session/wallet/localWallet'
import { MissingFix } from '../../shared/session/fixes/MissingFix'
import { openOverlay } from '../../shared/session/fixes/overlay'
import { useMissing } from '../../shared/session/useMissing'
import { useIsAccount, useWallet } from '../../shared/session/wallet/wallet'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { nameInText } from '../../shared/ui/text/nameParts'
import { PageSkeleton } from '../shell/page/PageSkeleton'

interface AccessGateProps {
  readonly name: Name
  /** The account that may enter, read from the chain. */
  readonly controller: Address | null
  /** The word for that account: 'controller' of a DID or soulbound wallet, 'owner' of a staking wallet. */
  readonly as: 'controller' | 'owner'
  readonly children: ReactNode
}

/** The gate of pages for one account only. Others are told so, with a button to connect or to choose that account. */
export function AccessGate({ name, controller, as, children }: AccessGateProps) {
  const mayEnter = useIsAccount(controller)
  const isResuming = useWallet((wallet) => wallet.busy === 'resuming')
  if (mayEnter) return children
  if (isResuming) return <PageSkeleton />
  return <NoAccess name={name} controller={controller} as={as} />
}

function NoAccess({ name, controller, as }: Omit<AccessGateProps, 'children'>) {
  const { t } = useTranslation('session')
  const account = useWallet((wallet) => wallet.account)
  const isLocal = useWallet((wallet) => wallet.adapter?.kind === 'local')
  const missing = useMissing({ signs: false })
  const hasHead = usePathHead() !== null
  const title = t(`access.${as}`, { name: nameInText(name.domain) })
  const username = nameInText(formatName(name))
  const hint =
    controller === null ? (
      t('access.unknown')
    ) : (
      <>
        <span>{t(account === null ? 'access.connect' : 'access.choose', { name: username })}</span>{' '}
        <AddressText value={toBech32(controller)} />
        {account !== null && (
          <>
            <br />
            <span>{t('access.yours')}</span> <AddressText value={account.bech32} />
          </>
        )}
      </>
    )
  return (
    <div className={layout.stack}>
      <RouteHead />
      <Card>
        <EmptyState icon="lock" title={title} hint={hint} headingLevel={hasHead ? 2 : 1}>
          {account === null && missing !== null ? (
            <MissingFix missing={missing} />
          ) : isLocal ? (
            <Button variant="step" onClick={openLocalWallet}>
              {t('account.openLocal')}
            </Button>
          ) : (
            <Button variant="line" onClick={() => openOverlay('account')}>
              {t('account.title')}
            </Button>
          )}
        </EmptyState>
      </Card>
    </div>
  )
}
