import type { Ownership } from '@tyto/chain'
import { formatName } from '@tyto/identity'
import { toBech32, type Hex } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { useOwnership } from '../../shared/chain/reads/ownershipQuery'
import { usePaused } from '../../shared/chain/reads/usePaused'
import { useAccount } from '../../shared/session/wallet/wallet'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/text/Address'
import { Card } from '../../shared/ui/cards/Card'
import { Facts } from '../../shared/ui/cards/Facts'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { OpenDoors } from '../../shared/identity/estate/OpenDoors'
import { WalletEstate } from '../../shared/identity/estate/WalletEstate'
import { acceptPendingDomain } from './actions/acceptPendingDomain'
import { useOfferedDomain } from './OfferNote'
import { subjectOf, type WalletProps } from './walletOf'

interface ClaimWalletProps extends WalletProps {
  /** The heading, where it is not 'Claim': CLAIM DEFIxWALLET. */
  readonly title?: string
}

/** To whom a wallet is offered, and the button by which that one takes it over. For anybody but its owner. */
export function ClaimWallet({ name, record, title }: ClaimWalletProps) {
  const { t } = useTranslation('ownership')
  const { data, error, isFetching, refetch } = useOwnership(record.address)
  return (
    <Card title={title ?? t('claim.title')}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('claim.hint')}</p>
        {data === undefined && error === null && <Skeleton height="3rem" />}
        {data === undefined && error !== null && (
          <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.offer === null && (
          <Note kind="info">{t(data.by === 'controller' ? 'claim.noController' : 'claim.noDomain')}</Note>
        )}
        {data?.offer && <Offered name={name} record={record} offer={data.offer} belongs={data.domain} />}
      </div>
    </Card>
  )
}

interface OfferedProps extends WalletProps {
  readonly offer: NonNullable<Ownership['offer']>
  /** The hash of the domain that it belongs to now. */
  readonly belongs: Hex | null
}

function Offered({ name, record, offer, belongs }: OfferedProps) {
  const { t } = useTranslation('ownership')
  const account = useAccount()
  const offered = useOfferedDomain(offer)
  const isPaused = usePaused(record.address) === 'paused'
  const { controller, domain } = offer
  const isMine = account !== null && account.address === controller
  const waits =
    domain === null
      ? t('claim.waitsForAccount')
      : offered === null
        ? t('claim.waitsForUnknown')
        : t('claim.waitsFor', { domain: nameInText(`${offered}.ssi`) })
  if (controller === null)
    return (
      <Note kind="info">
        <p>{waits}</p>
        <p>{t('claim.noOwner')}</p>
      </Note>
    )
  if (offer.isVoid)
    return (
      <Note kind="warning">
        <p>{waits}</p>
        <p>{t('claim.void')}</p>
      </Note>
    )
  return (
    <>
      <Note kind={isMine ? 'amber' : 'info'}>{waits}</Note>
      <Facts
        facts={[
          { label: t('claim.pending'), value: <AddressText value={toBech32(controller)} /> },
          {
            label: t('claim.you'),
            value: account === null ? t('claim.notConnected') : <AddressText value={account.bech32} />,
          },
        ]}
      />
      {account !== null && !isMine && (
        <Note kind="warning">
          <b className={text.strong}>{t('claim.wrongCaller')}</b>
          <p>{t('claim.only')}</p>
        </Note>
      )}
      {isMine && <p>{t('claim.gains')}</p>}
      {belongs !== null && domain !== null && (
        <WalletEstate
          id={belongs}
          wallet={record.address}
          to={{ domain, controller }}
          from="then"
          canEmpty={false}
        />
      )}
      {name !== null && <OpenDoors name={name} wallet={record.address} canClose={false} isClaimed />}
      {isPaused && domain !== null ? (
        <Note kind="warning">{t('claim.paused')}</Note>
      ) : (
        <ActionButton
          action={acceptPendingDomain}
          input={{ wallet: record.address, name: name && formatName(name), domain: offered }}
          subject={isMine ? subjectOf({ name, record }) : undefined}
          signer={controller}
          wide
        />
      )}
    </>
  )
}
