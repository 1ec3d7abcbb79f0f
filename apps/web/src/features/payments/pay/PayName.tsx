import { coinById, mainCoins, selectableCoins } from '@tyto/contracts'
import { formatName, type Name } from '@tyto/identity'
import { zilId, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { coinQuery } from '../../../shared/chain/coins/coinQuery'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import layout from '../../../shared/ui/page/layout.module.css'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { nameInText } from '../../../shared/ui/text/nameParts'
import text from '../../../shared/ui/text/text.module.css'
import { PayForm } from './PayForm'
import styles from './Pay.module.css'

interface PayNameProps {
  readonly name: Name
  /** The wallet that the name leads to now. */
  readonly wallet: Address
}

/** ZIL first: everybody has some. */
const offered = [zilId, ...mainCoins.filter((id) => id !== zilId), ...selectableCoins]

/** Pays somebody by name, without their asking: the coin, the amount, and who pays. */
export function PayName({ name, wallet }: PayNameProps) {
  const { t } = useTranslation('receive')
  const network = useNetworkId()
  const [id, setId] = useState<string>(zilId)
  const { data, error, isFetching, refetch } = useQuery(coinQuery(network, id))
  const username = nameInText(formatName(name))
  const symbolOf = (coin: string): string => coinById(coin)?.symbol ?? coin
  return (
    <div className={styles.page}>
      <PageHead title={t('payName.title', { name: username })} lead={t('payName.lead', { name: username })} />
      <div className={layout.stack} data-form>
        <SelectField
          label={t('payName.coin')}
          options={offered.map((coin) => ({ value: coin, label: symbolOf(coin) }))}
          value={id}
          onChange={setId}
        />
        {data === undefined ? (
          error === null ? (
            <Skeleton height="12rem" />
          ) : (
            <Card>
              <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
            </Card>
          )
        ) : data === null ? (
          <p className={text.sub}>{t('payName.unknownCoin')}</p>
        ) : (
          <PayForm
            key={id}
            request={{ to: wallet, amount: null }}
            name={name}
            coin={{ id, symbol: symbolOf(id), decimals: data.decimals }}
          />
        )}
      </div>
    </div>
  )
}
