import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../chain/network/chain'
import { namePriceQuery } from '../../../chain/reads/namePriceQuery'
import { useNetworkId } from '../../../settings/network'
import text from '../../../ui/text/text.module.css'
import { firstNameCost } from '../firstName'
import { spokenZil } from '../../action/ui/spokenZil'
import { useWalletPrice } from './walletCosts'

/**
 * The cost of a first name in all, in Qa, as far as the chain says its price. It is measured, so that it is known only where
 * the wallets are made of our code: null elsewhere.
 */
export function useFirstNameCost(): {
  readonly cost: readonly [least: bigint, most: bigint] | null
  /** No node says the price. */
  readonly isUnknown: boolean
  /** The contracts of the network are made of our code. */
  readonly isOurs: boolean
} {
  const network = useNetworkId()
  const { walletCode, rules } = chainOf(network).network
  const isOurs = walletCode.did !== undefined && 'source' in walletCode.did
  const walletPrice = useWalletPrice()
  const { data: price, error } = useQuery({ ...namePriceQuery(network), enabled: isOurs })
  const isKnown = isOurs && price !== undefined && price !== null
  return {
    cost: isKnown ? firstNameCost(price, { price: walletPrice, rules: rules.name }) : null,
    isUnknown: isOurs && error !== null,
    isOurs,
  }
}

interface FirstNameTotalProps {
  /** Stands before a review, which says what is not known yet. */
  readonly isUpFront?: boolean
}

/** One total up front, the same wherever a step to the first name stands. */
export function FirstNameTotal({ isUpFront = false }: FirstNameTotalProps) {
  const { t, i18n } = useTranslation('session')
  const { cost, isUnknown, isOurs } = useFirstNameCost()
  if (!isOurs) return isUpFront && <p className={text.hint}>{t('firstName.notOurs')}</p>
  if (cost === null) return isUnknown && <p className={text.hint}>{t('firstName.unknown')}</p>
  const [from, to] = cost.map((qa) => spokenZil(qa, i18n.language))
  return (
    <p className={text.sub} data-first-name>
      {t(from === to ? 'firstName.total' : 'firstName.range', { from, to })}
    </p>
  )
}
