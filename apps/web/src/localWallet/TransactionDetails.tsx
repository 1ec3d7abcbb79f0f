import { gasSpeeds, type TransactionWalletRequest } from '@tyto/local-wallet'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Qa } from '../shared/chain/coins/Qa'
import { Address } from '../shared/ui/text/Address'
import { Amount } from '../shared/ui/text/Amount'
import { Facts, type Fact } from '../shared/ui/cards/Facts'
import { Note } from '../shared/ui/cards/Note'
import { Segmented } from '../shared/ui/fields/Segmented'
import text from '../shared/ui/text/text.module.css'
import { ParamsTable } from '../shared/values/ParamsTable'
import { decodeRequest, prettyJson } from './decodeRequest'
import { useOwnerWallet, useWalletState } from './ownerWallet'
import styles from './WalletPage.module.css'

const liDecimals = 6

/** A decoded transaction: its recipient, the call, the amount, and the most that it may cost. */
export function TransactionDetails({ request }: { readonly request: TransactionWalletRequest }) {
  const { t } = useTranslation('localWallet')
  const { network, gasSpeed } = useWalletState()
  const ownerWallet = useOwnerWallet()
  const gasPrice = useGasPrice(request)
  const { amount, data, gasLimit, toAddr } = request.transaction
  const decoded = decodeRequest(request.transaction)

  const facts: Fact[] = [
    ...(decoded.kind === 'deploy'
      ? [{ label: t('transaction.code'), value: t('transaction.bytes', { count: decoded.codeBytes }) }]
      : [
          {
            label: decoded.kind === 'payment' ? t('transaction.to') : t('transaction.contract'),
            value: <Address value={toBech32(toAddr)} as="grouped" />,
          },
        ]),
    { label: t('transaction.amount'), value: <Qa value={BigInt(amount)} /> },
    { label: t('transaction.gasLimit'), value: <Amount value={gasLimit} /> },
    ...(gasPrice === undefined
      ? []
      : [
          {
            label: t('transaction.gasPrice'),
            value: <Amount value={formatUnits(gasPrice, liDecimals)} unit="Li" />,
          },
          { label: t('transaction.fee'), value: <Qa value={gasPrice * BigInt(gasLimit)} /> },
        ]),
    { label: t('network.label'), value: t(`network.${network}`) },
  ]

  return (
    <>
      {decoded.kind === 'call' && <p className={styles.tag}>{decoded.transition}</p>}
      {request.build === 'bearby' && (
        <section className={styles.choice}>
          <h2 className={text.label}>{t('transaction.speed')}</h2>
          <Segmented
            label={t('transaction.speed')}
            value={gasSpeed}
            onChange={ownerWallet.useGasSpeed}
            options={gasSpeeds.map((value) => ({ value, label: t(`transaction.speeds.${value}`) }))}
            fill
          />
        </section>
      )}
      {decoded.kind === 'unreadable' && <Note kind="warning">{t('transaction.unreadable')}</Note>}
      <Facts facts={facts} />
      {(decoded.kind === 'call' || decoded.kind === 'deploy') && decoded.params.length > 0 && (
        <ParamsTable
          label={t('transaction.params')}
          headings={[t('transaction.name'), t('transaction.type'), t('transaction.value')]}
          params={decoded.params}
          look="wire"
        />
      )}
      {data !== '' && (
        <details className={styles.raw}>
          <summary>{t('transaction.raw')}</summary>
          <pre className={styles.text} tabIndex={0} role="region" aria-label={t('transaction.raw')}>
            {prettyJson(data)}
          </pre>
        </details>
      )}
    </>
  )
}

/** In Qa; undefined until the node has told its price, or if it does not answer. */
function useGasPrice(request: TransactionWalletRequest): bigint | undefined {
  const ownerWallet = useOwnerWallet()
  const { gasSpeed } = useWalletState()
  const [price, setPrice] = useState<bigint>()
  useEffect(() => {
    let isCurrent = true
    ownerWallet.gasPrice(request).then(
      (value) => isCurrent && setPrice(value),
      () => isCurrent && setPrice(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [ownerWallet, request, gasSpeed])
  return price
}
