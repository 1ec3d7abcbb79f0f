import type { WalletRequest } from '@tyto/local-wallet'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Address } from '../shared/ui/Address'
import { Amount } from '../shared/ui/Amount'
import { Facts, type Fact } from '../shared/ui/Facts'
import { Note } from '../shared/ui/Note'
import { ParamsTable } from '../shared/values/ParamsTable'
import { decodeWish, prettyJson } from './decodeWish'
import { useDesk, useWalletState } from './desk'
import styles from './WalletPage.module.css'

type TransactionRequest = Extract<WalletRequest, { kind: 'transaction' }>

const ZIL_DECIMALS = 12
const LI_DECIMALS = 6

/** A transaction decoded: where it goes, what it calls, what it carries, what it may cost. */
export function TransactionDetails({ request }: { readonly request: TransactionRequest }) {
  const { t } = useTranslation('localWallet')
  const { network } = useWalletState()
  const gasPrice = useGasPrice(request)
  const { amount, data, gasLimit, toAddr } = request.wish
  const decoded = decodeWish(request.wish)
  const zil = (qa: bigint) => <Amount value={formatUnits(qa, ZIL_DECIMALS)} unit="ZIL" />

  const facts: Fact[] = [
    ...(decoded.kind === 'deploy'
      ? [{ label: t('transaction.code'), value: t('transaction.bytes', { count: decoded.codeBytes }) }]
      : [
          {
            label: decoded.kind === 'payment' ? t('transaction.to') : t('transaction.contract'),
            value: <Address value={toBech32(toAddr)} as="grouped" />,
          },
        ]),
    { label: t('transaction.amount'), value: zil(BigInt(amount)) },
    { label: t('transaction.gasLimit'), value: <Amount value={gasLimit} /> },
    ...(gasPrice === undefined
      ? []
      : [
          {
            label: t('transaction.gasPrice'),
            value: <Amount value={formatUnits(gasPrice, LI_DECIMALS)} unit="Li" />,
          },
          { label: t('transaction.fee'), value: zil(gasPrice * BigInt(gasLimit)) },
        ]),
    { label: t('network.label'), value: t(`network.${network}`) },
  ]

  return (
    <>
      {decoded.kind === 'call' && <p className={styles.tag}>{decoded.transition}</p>}
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

/** In Qa; undefined until the node has said what it wants, or while it cannot be asked. */
function useGasPrice(request: TransactionRequest): bigint | undefined {
  const desk = useDesk()
  const [price, setPrice] = useState<bigint>()
  useEffect(() => {
    let isCurrent = true
    desk.gasPrice(request).then(
      (value) => isCurrent && setPrice(value),
      () => isCurrent && setPrice(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [desk, request])
  return price
}
