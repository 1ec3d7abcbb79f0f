import { readDidRecord, type Holding, type Holdings, type NetworkId } from '@tyto/chain'
import { formatName, parseName, walletRules, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { useOwnership } from '../../../shared/chain/reads/ownershipQuery'
import { useWhoIs } from '../../../shared/identity/useWhoIs'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { OfferPanel } from './OfferPanel'
import { holdingsQuery, programmeQuery } from './queries'
import type { SwapPerson } from './swapSide'

interface SwapOfferProps {
  /** The name of the wallet that offers. */
  readonly name: Name
  readonly wallet: Address
}

/**
 * The offer of a staking wallet, to whom it is made, and the answer of whoever was named. For everybody: the link leads
 * here.
 */
export function SwapOffer({ name, wallet }: SwapOfferProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const programme = useQuery(programmeQuery(network))
  const implementation = programme.data?.implementation ?? null
  const first = useQuery(holdingsQuery(network, implementation, [wallet]))
  const to = first.data?.holdings[0]?.offeredTo ?? null
  const both = useQuery({
    ...holdingsQuery(network, implementation, to === null ? [wallet] : [wallet, to]),
    enabled: to !== null && implementation !== null,
  })
  const shown = nameInText(formatName(name))
  const failed = [programme, first, both].find(({ data, error }) => data === undefined && error !== null)
  if (failed) {
    return (
      <Card>
        <CardFailure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      </Card>
    )
  }
  if (programme.data === null) return <Card>{t('missing')}</Card>
  if (first.data === undefined) return <Skeleton height="16rem" />
  if (to === null) {
    return (
      <Card>
        <EmptyState title={t('offer.none', { name: shown })} hint={t('offer.noneHint')} />
      </Card>
    )
  }
  const [from, own] = both.data?.holdings ?? []
  if (!from || !own || !both.data) return <Skeleton height="16rem" />
  return <Open from={from} own={own} holdings={both.data} />
}

/** The wallet that was named; null for a plain account. */
function receiverQuery(network: NetworkId, to: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'swap', 'receiver', to],
    queryFn: ({ signal }) => readDidRecord(chainOf(network).client, to, { signal }),
  })
}

interface OpenProps {
  readonly from: Holding
  readonly own: Holding
  readonly holdings: Holdings
}

function Open({ from, own, holdings }: OpenProps) {
  const { t } = useTranslation('stakingSwap')
  const network = useNetworkId()
  const account = useAccount()
  const who = useWhoIs()(own.delegator)
  const receiver = useQuery(receiverQuery(network, own.delegator))
  const ownership = useOwnership(own.delegator)
  const failed = [receiver, ownership].find(({ data, error }) => data === undefined && error !== null)
  if (failed) {
    return (
      <Card>
        <CardFailure error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      </Card>
    )
  }
  if (receiver.data === undefined || ownership.data === undefined) return <Skeleton height="16rem" />
  const wallet = receiver.data
  const name = who.name === null ? null : parseName(who.name)
  const domain = name?.ok ? name.value.domain : ''
  // A wallet below 0.9 asks for its name, which only its own page knows for sure.
  const isNameless = wallet !== null && !walletRules(wallet.version).stakesWithoutUsername && domain === ''
  const signer = wallet === null ? own.delegator : ownership.data.owner
  const person: SwapPerson | null =
    signer === null || isNameless
      ? null
      : {
          side: { wallet: wallet === null ? null : own.delegator, domain },
          self: own.delegator,
          subject: who.name ?? toBech32(own.delegator),
          signer,
        }
  return (
    <Card title={t('offer.title')}>
      <div className={layout.stack}>
        <Facts
          facts={[
            {
              label: t('offer.to'),
              value: (
                <>
                  <span>{who.name}</span> <AddressText value={toBech32(own.delegator)} />
                </>
              ),
            },
            ...(signer === null || signer === own.delegator
              ? []
              : [{ label: t('offer.owner'), value: <AddressText value={toBech32(signer)} /> }]),
            {
              label: t('offer.you'),
              value: account === null ? t('offer.notConnected') : <AddressText value={account.bech32} />,
            },
          ]}
        />
        {account?.address !== signer && <Note kind="info">{t('offer.only')}</Note>}
        {person === null ? (
          <Note kind="warning">{t('offer.elsewhere')}</Note>
        ) : (
          <OfferPanel person={person} from={from} holdings={holdings} own={own} />
        )}
      </div>
    </Card>
  )
}
