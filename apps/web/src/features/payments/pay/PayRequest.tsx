import { coinById } from '@tyto/contracts'
import { checkPaymentRequest, formatName, type Name, type PaymentRequest } from '@tyto/identity'
import { formatUnits, toBech32, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { chainOf } from '../../../shared/chain/network/chain'
import { coinQuery } from '../../../shared/chain/coins/coinQuery'
import { AskedHead } from '../../../shared/identity/AskedHead'
import { useRecipient } from '../../../shared/recipients/recipient'
import { useNetworkId } from '../../../shared/settings/network'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { Amount } from '../../../shared/ui/text/Amount'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { PayForm } from './PayForm'
import styles from './Pay.module.css'

interface PayRequestProps {
  readonly request: PaymentRequest
  /** The name whose page the link opens. */
  readonly name: Name
  /** The wallet that this name leads to now, by the chain; null for none. */
  readonly wallet: Address | null
}

/** Who asks, for what and how much; whether the chain agrees; then the ways to pay. */
export function PayRequest({ request, name, wallet }: PayRequestProps) {
  const network = useNetworkId()
  const { t } = useTranslation('receive')
  const coin = useQuery(coinQuery(network, request.coin))
  const symbol = coinById(request.coin)?.symbol ?? request.coin
  const username = formatName(name)
  const { chainId } = chainOf(network).network
  const verdict =
    coin.data === undefined
      ? null
      : checkPaymentRequest(request, { chainId, name, wallet, decimals: coin.data?.decimals ?? null })
  return (
    <div className={joinClasses(layout.stack, layout.gap3, styles.page)}>
      <AskedHead name={name} asked={t('pay.asks')} />
      {coin.data === undefined && coin.error === null && <Skeleton height="16rem" />}
      {coin.data === undefined && coin.error !== null && (
        <Card>
          <CardFailure error={coin.error} busy={coin.isFetching} onRetry={() => void coin.refetch()} />
        </Card>
      )}
      {verdict?.ok === false && (
        <Note kind="danger">
          <b className={text.strong}>{t('pay.refused')}</b> <span>{t(`pay.problem.${verdict.code}`)}</span>
        </Note>
      )}
      {verdict?.ok && coin.data && (
        <>
          <Card title={t('pay.what')}>
            <div className={layout.stack}>
              <p className={styles.amount}>
                {request.amount === null ? (
                  <>
                    <span>{t('pay.anyAmount')}</span> <span>·</span> <span>{symbol}</span>
                  </>
                ) : (
                  <Amount value={formatUnits(request.amount, request.decimals)} unit={symbol} />
                )}
              </p>
              {request.note !== '' && (
                <figure className={styles.note}>
                  <figcaption className={text.hint}>{t('pay.theirNote')}</figcaption>
                  <blockquote className={text.anywhere}>{request.note}</blockquote>
                </figure>
              )}
              <Recipient address={request.to} username={username} />
            </div>
          </Card>
          <PayForm
            request={request}
            name={name}
            coin={{ id: request.coin, symbol, decimals: coin.data.decimals }}
          />
        </>
      )}
    </div>
  )
}

/** The wallet that gets it, which the name leads to; and a known address that it is easily taken for. */
function Recipient({ address, username }: { readonly address: Address; readonly username: string }) {
  const { t } = useTranslation(['receive', 'chain'])
  const { lookAlike } = useRecipient(address)
  return (
    <>
      <div>
        <p className={text.hint}>{t('receive:pay.to')}</p>
        <AddressText value={toBech32(address)} as="grouped" />
      </div>
      <Note kind="success">{t('receive:pay.leadsThere', { name: nameInText(username) })}</Note>
      {lookAlike !== null && (
        <Note kind="danger">
          {t('chain:recipient.lookAlike')} <AddressText value={toBech32(lookAlike)} as="grouped" />
        </Note>
      )}
    </>
  )
}
