import { addressLink } from '@tyto/chain'
import type { DidRecord } from '@tyto/identity'
import { formatUnits, toBech32 } from '@tyto/primitives'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import type { KnownWho } from '../../shared/identity/useWhoIs'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Address } from '../../shared/ui/text/Address'
import { Amount } from '../../shared/ui/text/Amount'
import { Avatar } from '../../shared/ui/plate/Avatar'
import { Badge } from '../../shared/ui/text/Badge'
import { ExternalLink } from '../../shared/ui/text/ExternalLink'
import { AmountField } from '../../shared/ui/fields/AmountField'
import { readAmount, typedDecimal } from '../../shared/ui/text/formatDecimal'
import { Icon } from '../../shared/ui/icons/Icon'
import { Row } from '../../shared/ui/cards/Rows'
import text from '../../shared/ui/text/text.module.css'
import { TextWithNames } from '../../shared/ui/text/TextWithNames'
import { decreaseAllowance } from './actions/decreaseAllowance'
import { revokeAllowance } from './actions/revokeAllowance'
import styles from './Allowances.module.css'
import type { AllowanceItem } from './useAllowances'

interface AllowanceRowProps {
  readonly item: AllowanceItem
  readonly record: DidRecord
  /** The name of the page, as its actions say it. */
  readonly own: string
  readonly who: KnownWho
}

/** Who may take how much of a token; a press takes a part of it back, another one all. */
export function AllowanceRow({ item, record, own, who }: AllowanceRowProps) {
  const { t, i18n } = useTranslation('allowances')
  const network = useNetworkId()
  const label = useId()
  const { coin, amount, wallet, token, spender, isBoundless } = item
  const half = formatUnits(amount / 2n > 0n ? amount / 2n : amount, coin.decimals)
  const [typed, setTyped] = useState(() => typedDecimal(half, i18n.language))
  const read = readAmount(typed, coin.decimals, i18n.language)
  const less = read.ok && read.value > 0n ? read.value : null
  const place = { wallet, addrName: coin.id, token, spender }
  const acting = {
    ...(wallet === null ? {} : { subject: own, signer: record.controller ?? undefined }),
    isSecond: true,
  }
  const error =
    less !== null
      ? undefined
      : t(read.ok ? 'zero' : read.code === 'TooManyDecimals' ? 'tooFine' : 'noNumber', {
          count: coin.decimals,
        })
  const sentence = t(isBoundless ? 'mayAll' : 'may', { who: who.text, coin: coin.symbol })
  return (
    <Row className={styles.row}>
      <Avatar name={who.face} />
      <div className={styles.what}>
        <p id={label} className={styles.sentence}>
          <TextWithNames>{sentence}</TextWithNames>
        </p>
        <ExternalLink
          className={styles.address}
          href={addressLink(chainOf(network).network, spender)}
          label={t('open', { who: who.text })}
        >
          <Address value={toBech32(spender)} />
          <Icon name="out" size="sm" />
        </ExternalLink>
      </div>
      <div className={styles.amount}>
        {isBoundless ? (
          <Badge kind="danger">{t('boundless')}</Badge>
        ) : (
          <Amount value={formatUnits(amount, coin.decimals)} unit={coin.symbol} />
        )}
      </div>
      <div className={styles.acts} role="group" aria-labelledby={label}>
        {!isBoundless && (
          <>
            <AmountField
              className={styles.less}
              label={t('lessBy', { coin: coin.symbol })}
              value={typed}
              error={error}
              onType={setTyped}
            />
            <ActionButton
              action={decreaseAllowance}
              input={less === null ? null : { ...place, amount: less, decimals: coin.decimals }}
              {...acting}
            >
              {t('decrease')}
            </ActionButton>
          </>
        )}
        <ActionButton action={revokeAllowance} input={place} {...acting}>
          {t('revoke')}
        </ActionButton>
      </div>
      {isBoundless && <p className={text.hint}>{t('boundlessHint')}</p>}
    </Row>
  )
}
