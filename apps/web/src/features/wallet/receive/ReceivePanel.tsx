import { allCoins, coinById } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { CoinPlace } from './CoinPlace'

interface ReceivePanelProps {
  /** The name that leads to the wallet. */
  readonly name: Name
  readonly wallet: Address
  /** The id of the coin, as the link to this page has it: any text. */
  readonly coin: string
  readonly onCoin: (id: string) => void
  /** Somebody else's wallet can be paid right here. */
  readonly isMine: boolean
}

/** Where to send a coin, for whoever wants to pay: the coin, then name, address and a link that carries all of it. */
export function ReceivePanel({ name, wallet, coin: id, onCoin, isMine }: ReceivePanelProps) {
  const { t } = useTranslation('receive')
  const coin = coinById(id)
  const options = allCoins.map(({ id: value, symbol, name: whole }) => ({
    value,
    label: whole === symbol ? symbol : `${symbol} · ${whole}`,
  }))
  return (
    <Card title={t('where')}>
      <div className={layout.stack}>
        <SelectField
          label={t('coin')}
          value={coin?.id ?? ''}
          options={coin === undefined ? [{ value: '', label: t('choose') }, ...options] : options}
          onChange={onCoin}
        />
        {coin === undefined ? (
          <Note kind="danger">{t('unknownCoin')}</Note>
        ) : (
          <CoinPlace key={coin.id} name={name} wallet={wallet} coin={coin} isMine={isMine} />
        )}
      </div>
    </Card>
  )
}
