import { worthPlaces } from '../../../shared/ui/text/shownPlaces'
import { zil } from '@tyto/contracts'
import { formatName, type EstateWallet, type Name } from '@tyto/identity'
import { cutUnits, toBech32, type Address } from '@tyto/primitives'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DataAge } from '../../../shared/chain/age/DataAge'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { coinOfRate } from '../../../shared/chain/coins/rateCoins'
import { walletHome } from '../../../shared/identity/estate/walletHome'
import { buildPath } from '../../../shared/routing/routes'
import { RateChoice } from '../../../shared/settings/RateChoice'
import { useRateCurrency } from '../../../shared/settings/tradeSettings'
import { useWalletName } from '../../../shared/session/wallet/walletName'
import { Amount } from '../../../shared/ui/text/Amount'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { Name as NameText } from '../../../shared/ui/text/Name'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { shortAddress } from '../../../shared/ui/text/shortAddress'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import text from '../../../shared/ui/text/text.module.css'
import { coinOf } from '../balances/chosenCoins'
import { useNamesOfCoins } from '../balances/useNamesOfCoins'
import { PastWorth } from './PastWorth'
import { ShareBar } from './ShareBar'
import type { Worth, WorthAnswer } from './useWorth'
import styles from './Worth.module.css'
import { commaText, listText } from '../../../shared/ui/text/listText'

interface WorthCardProps {
  readonly name: Name
  readonly answer: WorthAnswer
  /** The account of the browser wallet; null while it shows none. */
  readonly account: Address | null
  /** The page says already why something is unknown, and has the button to try again. */
  readonly isTold: boolean
}

/** One worth over all wallets, with its parts, its past, and what is not counted. A wallet that is known in part has no past. */
export function WorthCard({ name, answer, account, isTold }: WorthCardProps) {
  const { t } = useTranslation(['worth', 'common'])
  const { worth, readAt, error, isReading, readAgain } = answer
  const username = nameInText(formatName(name))
  const title = t(account === null ? 'of' : 'ofBoth', { name: username })
  const failure = error !== null && !isTold && (
    <CardFailure error={error} busy={isReading} onRetry={readAgain} />
  )
  if (worth === undefined) {
    return (
      <Card>
        <section className={styles.worth} aria-label={title}>
          <p className={text.sub}>{title}</p>
          {error !== null ? (
            <>
              <p className={styles.total}>{t('unknown')}</p>
              {failure}
            </>
          ) : (
            <Waiting className={styles.waiting}>
              <Skeleton height="8rem" />
            </Waiting>
          )}
        </section>
      </Card>
    )
  }
  const isRateUnread = worth.arePricesUnread && worth.inCurrency(worth.total) === null
  const isEmpty =
    !worth.isAtLeast && worth.total === 0n && worth.priceless.length === 0 && worth.pictures === 0n
  if (isEmpty && error === null) {
    return (
      <Card>
        <section aria-label={title}>
          <EmptyState title={t('none')} hint={t('noneHint')}>
            <Link className={buttonClasses({ variant: 'step' })} to={buildPath('receive', { name })}>
              {t('receive')}
            </Link>
          </EmptyState>
        </section>
      </Card>
    )
  }
  return (
    <Card>
      <section className={styles.worth} aria-label={title}>
        <div className={styles.sum}>
          <div className={styles.top}>
            <p className={text.sub}>{title}</p>
            <RateChoice />
          </div>
          <Total worth={worth} />
          {(worth.isAtLeast || isRateUnread) && error === null && (
            <div className={layout.row}>
              <p className={text.warning}>{t('partUnknown')}</p>
              {!isTold && (
                <Button variant="line" small busy={isReading} onClick={readAgain}>
                  {t('common:action.tryAgain')}
                </Button>
              )}
            </div>
          )}
          {!worth.parts.some((part) => part.isAtLeast) && (
            <PastWorth
              wallets={worth.parts.flatMap(({ wallet }) => wallet ?? [])}
              exchanges={worth.exchanges}
            />
          )}
        </div>
        <div className={styles.parts}>
          <ShareBar parts={worth.parts.map(({ qa }) => qa ?? 0n)} />
          <Parts worth={worth} name={name} account={account} />
          <NotCounted worth={worth} />
          <DataAge readAt={readAt} failed={error !== null} />
          {failure}
        </div>
      </section>
    </Card>
  )
}

/** The figure itself; `at least` where a part of it is not known. */
function Total({ worth: { total, isAtLeast, arePricesUnread, inCurrency } }: { readonly worth: Worth }) {
  const { t } = useTranslation('worth')
  const currency = useRateCurrency()
  const coin = coinOfRate(currency)
  const units = inCurrency(total)
  // At least nothing says nothing: it would read as if nothing were there.
  if (isAtLeast && total === 0n) return <p className={styles.total}>{t('unknown')}</p>
  if (units === null) {
    return (
      <>
        <p className={styles.total}>
          {isAtLeast && <small>{t('atLeast')} </small>}
          <Amount value={cutUnits(total, zil.decimals, worthPlaces).text} unit={zil.symbol} />
        </p>
        {!arePricesUnread && <p className={text.warning}>{t('noRate', { currency })}</p>}
      </>
    )
  }
  return (
    <p className={styles.total} data-worth>
      {isAtLeast && <small>{t('atLeast')} </small>}
      <Amount value={cutUnits(units, coin.decimals, worthPlaces).text} unit={currency} />
    </p>
  )
}

interface PartsProps extends Pick<WorthCardProps, 'name' | 'account'> {
  readonly worth: Worth
}

/** Each wallet with its worth, in the order of the bar above. */
function Parts({ worth, name, account }: PartsProps) {
  const { t } = useTranslation('worth')
  const browser = useWalletName()
  return (
    <ul className={styles.list} aria-label={t('parts')}>
      {worth.parts.map(({ wallet, isBrowser, qa, isAtLeast }, index) => (
        <li key={wallet?.address ?? 'browser'} className={styles.part}>
          <span className={styles.key} data-part={index < mostColours ? index : mostColours} />
          <span className={styles.who}>
            {isBrowser || wallet === null ? (
              <span>{browser}</span>
            ) : (
              <NameOf wallet={wallet} name={name} isOnly={worth.parts.length === 1} />
            )}
            {isBrowser && account !== null && (
              <span className={text.hint}>{shortAddress(toBech32(account))}</span>
            )}
            {wallet !== null && <Held wallet={wallet} />}
          </span>
          <PartWorth worth={worth} qa={qa} isAtLeast={isAtLeast} />
        </li>
      ))}
    </ul>
  )
}

const mostColours = 5

function NameOf({
  wallet,
  name,
  isOnly,
}: {
  readonly wallet: EstateWallet
  readonly name: Name
  readonly isOnly: boolean
}) {
  const { subdomain } = wallet
  // A wallet that is shown alone is the one of the page.
  const own: Name | null =
    isOnly || subdomain === null
      ? name
      : subdomain === ''
        ? { ...name, subdomain: '' }
        : { domain: name.domain, subdomain, topLevel: 'ssi' }
  return (
    <Link to={walletHome(wallet, own)} className={styles.name}>
      <NameText name={formatName(own)} size="xs" />
    </Link>
  )
}

/** The part of it that is no coin in the wallet. */
function Held({ wallet }: { readonly wallet: EstateWallet }) {
  const { t, i18n } = useTranslation('worth')
  const { staked, waiting, shares, brought, pools } = wallet
  const zilOf = (qa: bigint): string =>
    formatDecimal(cutUnits(qa, zil.decimals, worthPlaces).text, i18n.language)
  const isInPool = (shares ?? 0n) > 0n || (brought ?? 0n) > 0n || pools.length > 0
  const told = [
    (staked ?? 0n) > 0n && t('staked', { zil: zilOf(staked ?? 0n) }),
    (waiting ?? 0n) > 0n && t('waiting', { zil: zilOf(waiting ?? 0n) }),
    isInPool && t('pool'),
  ].filter((each) => each !== false)
  if (told.length === 0) return null
  return <span className={text.hint}>{commaText(told, i18n.language)}</span>
}

interface PartWorthProps {
  readonly worth: Worth
  readonly qa: bigint | null
  readonly isAtLeast: boolean
}

function PartWorth({ worth, qa, isAtLeast }: PartWorthProps) {
  const { t } = useTranslation('worth')
  const coin = coinOfRate(useRateCurrency())
  const isUnknown = qa === null || (isAtLeast && qa === 0n)
  const units = isUnknown ? null : worth.inCurrency(qa)
  if (units === null) return <span className={styles.amount}>{t('unknown')}</span>
  return (
    <span className={styles.amount}>
      {isAtLeast && <span className={text.hint}>{t('atLeast')} </span>}
      <Amount value={cutUnits(units, coin.decimals, worthPlaces).text} />
    </span>
  )
}

/** The things that the total leaves out, by name. */
function NotCounted({ worth: { priceless, pictures, tokens, left } }: { readonly worth: Worth }) {
  const { t, i18n } = useTranslation('worth')
  const namesOf = useNamesOfCoins()
  const told = [
    priceless.length > 0 &&
      t('coins', { count: priceless.length, coins: namesOf(priceless.map((id) => coinOf(id))) }),
    pictures > 0n && t('pictures', { count: Number(pictures) }),
    tokens > 0 && t('tokens', { count: tokens }),
    left > 0 && t('left', { count: left }),
  ].filter((each) => each !== false)
  return (
    <p className={text.hint}>
      {told.length > 0 && (
        <Fragment>
          <span>{t('notCounted', { things: listText(told, i18n.language) })}</span>{' '}
        </Fragment>
      )}
      <span>{t('prices')}</span>
    </p>
  )
}
