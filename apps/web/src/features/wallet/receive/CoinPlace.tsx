import type { Coin } from '@tyto/contracts'
import { formatName, type Name } from '@tyto/identity'
import { toBech32, zilId, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { coinQuery } from '../../../shared/chain/coins/coinQuery'
import { useNetworkId } from '../../../shared/settings/network'
import { Address as AddressText } from '../../../shared/ui/text/Address'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { PaymentLink } from './PaymentLink'
import styles from './Receive.module.css'

interface CoinPlaceProps {
  readonly name: Name
  readonly wallet: Address
  readonly coin: Coin
  readonly isMine: boolean
}

/** Name and address for one coin, with what goes wrong elsewhere; or why this network has no such coin. */
export function CoinPlace({ name, wallet, coin, isMine }: CoinPlaceProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['receive', 'wallet', 'common'])
  const { data, error, isFetching, refetch } = useQuery(coinQuery(network, coin.id))
  const username = formatName(name)
  const bech32 = toBech32(wallet)
  const values = { coin: coin.symbol, network: t(`common:network.${network}`) }
  if (data === null) return <Note kind="danger">{t('receive:notHere', values)}</Note>
  return (
    <>
      <Note kind="warning">
        {t(coin.id === zilId ? 'receive:unsafe.zil' : 'receive:unsafe.token', values)}
      </Note>
      <Facts
        facts={[
          {
            label: t('receive:name'),
            value: (
              <Copied value={username} label={t('receive:copyName')} done={t('receive:nameCopied')}>
                <b className={text.anywhere} translate="no">
                  {nameInText(username)}
                </b>
              </Copied>
            ),
          },
          {
            label: t('wallet:address'),
            value: (
              <Copied value={bech32} label={t('wallet:copyBech32')} done={t('wallet:addressCopied')}>
                <AddressText value={bech32} as="grouped" />
              </Copied>
            ),
          },
        ]}
      />
      <Unfold label={t('receive:base16')}>
        <Copied value={wallet} label={t('wallet:copyHex')} done={t('wallet:addressCopied')}>
          <AddressText value={wallet} as="grouped" />
        </Copied>
        <p className={text.hint}>{t('receive:notEthereum')}</p>
      </Unfold>
      <hr className={layout.rule} />
      {data === undefined && error === null && <Skeleton height="15rem" />}
      {data === undefined && error !== null && (
        <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <PaymentLink
          name={name}
          wallet={wallet}
          coin={{ ...coin, decimals: data.decimals }}
          isMine={isMine}
        />
      )}
    </>
  )
}

interface CopiedProps {
  readonly value: string
  readonly label: string
  readonly done: string
  readonly children: React.ReactNode
}

function Copied({ value, label, done, children }: CopiedProps) {
  return (
    <span className={styles.copied}>
      {children}
      <CopyButton value={value} label={label} done={done} />
    </span>
  )
}
