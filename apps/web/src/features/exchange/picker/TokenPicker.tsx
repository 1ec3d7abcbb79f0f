import { zilAddress, type Coin } from '@tyto/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { useStored } from '../../../shared/device/useStored'
import { allowHost, forgetHost, pictureHosts } from '../../../shared/identity/image/pictureHosts'
import { Held } from '../quotes/Held'
import type { Market } from '../quotes/market'
import { Dialog } from '../../../shared/ui/dialog/Dialog'
import { Field } from '../../../shared/ui/fields/Field'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import { findTokens, firstMatch, tokenRows, type TokenRow } from './tokenRows'
import styles from './TokenPicker.module.css'
import { useLogoStranger } from '../../../shared/identity/coin/useLogo'
import { isComposing } from '../../../shared/ui/fields/isComposing'

const longestSearch = 40

interface TokenPickerProps {
  /** The coin that stands there now. */
  readonly chosen: string
  readonly heldOf: (coin: string) => ShownAmount
  readonly placeOf: Market['placeOf']
  readonly onPick: (coin: Coin) => void
  readonly onClose: () => void
}

/** The tokens that can be traded, and why the others cannot. Needs the areas `exchange` and `chain`. */
export function TokenPicker({ chosen, heldOf, placeOf, onPick, onClose }: TokenPickerProps) {
  const { t } = useTranslation('exchange')
  const [search, setSearch] = useState('')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has taken the focus.
  useEffect(() => field.current?.focus(), [])
  const found = findTokens(tokenRows(heldOf), search)
  const first = search.trim() === '' ? null : firstMatch(found)
  const pick = (row: TokenRow): void => {
    onPick(row.coin)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('picker.title')} width="26rem">
      <div className={styles.picker}>
        <Field
          label={t('picker.search')}
          type="search"
          placeholder={t('picker.enter')}
          value={search}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          ref={field}
          aria-controls={listId}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            if (first !== null) pick(first)
          }}
        />
        <ul id={listId} className={styles.list}>
          {found.map((row) => (
            <li key={row.coin.id}>
              <TokenButton
                row={row}
                place={placeOf(row.coin.id)}
                isChosen={row.coin.id === chosen}
                isFirst={row === first}
                onPick={() => pick(row)}
              />
            </li>
          ))}
        </ul>
        <p className={found.length === 0 ? styles.none : text.sr} role="status">
          {found.length === 0
            ? t('picker.none', { search: search.trim() })
            : search.trim() === ''
              ? ''
              : t('picker.found', { count: found.length })}
        </p>
        <LogoChoice />
      </div>
    </Dialog>
  )
}

interface TokenButtonProps {
  readonly row: TokenRow
  readonly place: ReturnType<Market['placeOf']>
  readonly isChosen: boolean
  /** Enter picks this one. */
  readonly isFirst: boolean
  readonly onPick: () => void
}

function TokenButton({ row: { coin, held, block }, place, isChosen, isFirst, onPick }: TokenButtonProps) {
  const { t } = useTranslation('exchange')
  const parts = (
    <>
      <CoinSign coin={coin} token={place} />
      <span className={styles.names}>
        <b>{coin.symbol}</b>
        <small>{coin.name}</small>
        {block !== null && <small>{t(`blocked.${block}`)}</small>}
      </span>
      {block === null && <Held held={held} />}
    </>
  )
  if (block !== null) return <div className={styles.blocked}>{parts}</div>
  return (
    <button
      type="button"
      className={styles.token}
      data-first={isFirst || undefined}
      aria-pressed={isChosen}
      onClick={onPick}
    >
      {parts}
    </button>
  )
}

/** Whether logos are fetched from the service of this site, where that is another site. */
function LogoChoice() {
  const { t } = useTranslation('exchange')
  const host = useLogoStranger(zilAddress)
  const queries = useQueryClient()
  const isAllowed = useStored(pictureHosts, (hosts) => host !== null && hosts.includes(host))
  if (host === null) return null
  return (
    <div className={styles.logos}>
      <Tick isSet={isAllowed} onChange={(isSet) => (isSet ? allowHost : forgetHost)(queries, host)}>
        {t('picker.logos', { host })}
      </Tick>
    </div>
  )
}
