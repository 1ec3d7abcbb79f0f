import { parseName } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import { paymentCoins } from '@tyto/contracts'
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Qa } from '../../chain/coins/Qa'
import { Amount } from '../../ui/text/Amount'
import { Facts } from '../../ui/cards/Facts'
import { Name } from '../../ui/text/Name'
import { nameInText } from '../../ui/text/nameParts'
import { Plate } from '../../ui/plate/Plate'
import text from '../../ui/text/text.module.css'
import styles from './NamePreview.module.css'
import { PreviewPlace } from './previewPlace'

interface NamePreviewProps {
  /** The names as they are typed, bare: the first one is drawn. */
  readonly typed: readonly string[]
  /** `.ssi`, `.gzil` */
  readonly suffix: string
  /** The id of the coin that pays, and what all of them cost in its smallest unit; null until one is chosen. */
  readonly price: { readonly coin: string; readonly amount: bigint } | null
  /** The premium that they cost beyond that, in Qa. */
  readonly premium?: bigint
  /** Who gets them, as it is typed; empty until it is. */
  readonly recipient: string
}

/** Shows how a name will look, and what is chosen so far; it follows each letter. Shown where the page has a place for it. */
export function NamePreview({ typed, suffix, price, premium = 0n, recipient }: NamePreviewProps) {
  const { t } = useTranslation('purchase')
  const place = useContext(PreviewPlace)
  if (place === null) return null
  const names = typed.flatMap((each) => {
    const name = parseName(`${each.trim().toLowerCase()}.ssi`)
    return name.ok && name.value.subdomain === '' ? [`${name.value.domain}${suffix}`] : []
  })
  const [name] = names
  const coin = paymentCoins.find(({ id }) => id === price?.coin)
  const open = <span className={text.sub}>{t('preview.open')}</span>
  return createPortal(
    <div className={styles.preview}>
      {name === undefined ? (
        <p className={styles.empty}>{t('preview.empty')}</p>
      ) : (
        <Plate name={name} className={styles.plate} />
      )}
      <div className={styles.words}>
        {name !== undefined && <Name name={name} size="page" isWhole />}
        {names.length > 1 && <p className={text.sub}>{t('preview.others', { count: names.length - 1 })}</p>}
        <Facts
          facts={[
            {
              label: t('price'),
              value:
                price === null || coin === undefined ? (
                  open
                ) : (
                  <Amount value={formatUnits(price.amount, coin.decimals)} unit={coin.symbol} />
                ),
            },
            ...(premium > 0n ? [{ label: t('preview.premium'), value: <Qa value={premium} /> }] : []),
            { label: t('recipient'), value: recipient === '' ? open : nameInText(recipient) },
          ]}
        />
      </div>
    </div>,
    place,
  )
}
