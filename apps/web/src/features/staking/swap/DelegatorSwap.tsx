import { formatName, type DidRecord, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { FindOffer } from './FindOffer'
import { OfferPanel } from './OfferPanel'
import { OwnRequest } from './OwnRequest'
import { holdingsQuery, programmeQuery } from './queries'
import { RequestForm } from './RequestForm'
import styles from './Swap.module.css'
import type { SwapPerson } from './swapSide'
import { useOffers } from './useOffers'

interface DelegatorSwapProps {
  /** The name of the staking wallet. */
  readonly name: Name
  readonly record: DidRecord
  /** The account that the wallet obeys. */
  readonly owner: Address | null
}

/**
 * DELEGATOR SWAP: hands all stake over to somebody else, and takes over what others offer; for the staking wallet and for
 * the connected browser wallet. Needs the areas `stakingSwap`, `explorer`, `transaction`, `actions` and `session`.
 */
export function DelegatorSwap({ name, record, owner }: DelegatorSwapProps) {
  const { t } = useTranslation('stakingSwap')
  const account = useAccount()
  const network = useNetworkId()
  const programme = useQuery(programmeQuery(network))
  const [chosen, setChosen] = useState<'wallet' | 'account'>('wallet')
  const signer = owner ?? account?.address
  const side = account === null ? 'wallet' : chosen
  const person: SwapPerson | null =
    signer === undefined
      ? null
      : side === 'wallet'
        ? {
            side: { wallet: record.address, domain: name.domain },
            self: record.address,
            subject: formatName(name),
            signer,
          }
        : accountPerson(account!)
  return (
    <Card title={<span className={text.capsTitle}>{t('title')}</span>} narrow>
      <div className={layout.stack}>
        <p className={text.sub}>{t('lead')}</p>
        <Segmented
          label={t('whose')}
          options={[
            { value: 'wallet', label: t('ofWallet') },
            { value: 'account', label: t('ofAccount') },
          ]}
          value={side}
          onChange={setChosen}
          fill
        />
        {programme.data === undefined &&
          (programme.error === null ? (
            <Skeleton height="12rem" />
          ) : (
            <CardFailure
              error={programme.error}
              busy={programme.isFetching}
              onRetry={() => void programme.refetch()}
            />
          ))}
        {programme.data === null && <p>{t('missing')}</p>}
        {programme.data && person && (
          <Side
            key={person.self}
            person={person}
            implementation={programme.data.implementation}
            name={side === 'wallet' ? name : null}
          />
        )}
      </div>
    </Card>
  )
}

/** The browser wallet itself: it calls the programme directly. */
export function accountPerson(account: { readonly address: Address; readonly bech32: string }): SwapPerson {
  return {
    side: { wallet: null, domain: '' },
    self: account.address,
    subject: account.bech32,
    signer: account.address,
  }
}

interface SideProps {
  readonly person: SwapPerson
  readonly implementation: Address
  readonly name: Name | null
}

/** One side: what others offer it, then its own request, made or to be made. */
function Side({ person, implementation, name }: SideProps) {
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(holdingsQuery(network, implementation, [person.self]))
  const own = data?.holdings[0]
  const offers = useOffers(person.self, implementation)
  const { facts, open } = offers
  return (
    <>
      {facts &&
        open.map((from) => (
          <div key={from.delegator} className={styles.above}>
            <OfferPanel person={person} from={from} {...facts} />
          </div>
        ))}
      {own === undefined && error === null && <Skeleton height="12rem" />}
      {own === undefined && error !== null && (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {own !== undefined &&
        data &&
        (own.offeredTo === null ? (
          <RequestForm person={person} holding={own} holdings={data} implementation={implementation} />
        ) : (
          <OwnRequest person={person} holding={own} isPaused={data.isPaused} to={own.offeredTo} name={name} />
        ))}
      <div className={styles.part}>
        <FindOffer offers={offers} self={person.self} />
      </div>
    </>
  )
}
