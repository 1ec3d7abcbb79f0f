import { selectableCoins } from '@tyto/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Field } from '../../../shared/ui/fields/Field'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { chooseCoins, coinOf, useChosenCoins } from './chosenCoins'
import styles from './Currencies.module.css'

const longestSearch = 40

/** Which coins are shown beside the four that always are; kept on this device, for each network. */
export function Currencies() {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const chosen = useChosenCoins()
  const [search, setSearch] = useState('')
  const listId = useId()
  const list: readonly string[] = selectableCoins
  const wanted = search.trim().toLowerCase()
  // A coin that somebody added because they hold it can be taken away again.
  const offered = [...list, ...chosen.filter((id) => !list.includes(id))]
    .map(coinOf)
    .filter(({ symbol, name }) => `${symbol} ${name}`.toLowerCase().includes(wanted))
  return (
    <Card title={t('currencies.title')} flush narrow>
      <div className={styles.head}>
        <Field
          label={t('currencies.search')}
          type="search"
          value={search}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
          aria-controls={listId}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={styles.all}>
          <Button variant="line" small wide onClick={() => chooseCoins(network, [...list, ...chosen])}>
            {t('currencies.showAll')}
          </Button>
          <Button variant="line" small wide onClick={() => chooseCoins(network, [])}>
            {t('currencies.hideAll')}
          </Button>
        </div>
      </div>
      <div id={listId} className={styles.list} role="group" aria-label={t('currencies.title')}>
        {offered.map(({ id, symbol }) => (
          <Tick
            key={id}
            isSet={chosen.includes(id)}
            onChange={(isSet) =>
              chooseCoins(network, isSet ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            {symbol}
          </Tick>
        ))}
      </div>
      <p className={offered.length === 0 ? styles.none : text.sr} role="status">
        {offered.length === 0
          ? t('currencies.none', { search: search.trim() })
          : t('currencies.shown', { count: chosen.length })}
      </p>
    </Card>
  )
}
