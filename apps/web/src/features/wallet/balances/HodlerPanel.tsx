import { claimableOf } from '@tyto/chain'
import { cutUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { tyronDecimals } from '@tyto/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import { BlockMoment, useBlockMoment } from '../../../shared/chain/age/BlockMoment'
import { blockTimeQuery, latestBlockQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { formatSpan } from '../../../shared/chain/age/formatAge'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Amount } from '../../../shared/ui/text/Amount'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { claimHodler } from '../actions/claimHodler'
import { coinOf } from './chosenCoins'
import type { Hodler } from './hodler'
import styles from './HodlerPanel.module.css'

/** Amounts of TYRON are shown with two digits, as the specification says. */
const shownPlaces = 2

/** The TYRON that is locked for a holder, when it is released, and how much can be claimed now. */
export function HodlerPanel({ hodlers }: { readonly hodlers: readonly Hodler[] }) {
  const { t, i18n } = useTranslation('balances')
  const network = useNetworkId()
  const [chosen, setChosen] = useState(hodlers[0]!.address)
  const { data: latest } = useQuery(latestBlockQuery(network))
  const { data: pace } = useQuery(blockTimeQuery(network))
  const hodler = hodlers.find(({ address }) => address === chosen) ?? hodlers[0]!
  const { account, address, signer, subject } = hodler
  const { releaseBlock, period, locked, quota } = account
  const current = latest?.number
  const claimable = current === undefined ? 0n : claimableOf(account, current)
  const opening = useBlockMoment(releaseBlock)
  const { symbol } = coinOf('tyron')
  const amount = (units: bigint) => <Amount value={cutUnits(units, tyronDecimals, shownPlaces).text} />
  const shown = formatWhole(period, i18n.language)
  const blocks = t('hodler.blocks', { count: Number(period > 1_000n ? 1_000n : period), shown })
  return (
    <div className={layout.stack}>
      {hodlers.length > 1 && (
        <Segmented
          label={t('hodler.of')}
          options={hodlers.map(({ address, title }) => ({ value: address, label: title }))}
          value={chosen}
          onChange={setChosen}
          fill
        />
      )}
      {claimable > 0n && (
        <div>
          <p className={text.label}>{t('hodler.claimable')}</p>
          <p className={styles.big}>
            {amount(claimable)} <small>{symbol}</small>
          </p>
        </div>
      )}
      <Facts
        facts={[
          { label: t('hodler.locked'), value: amount(locked) },
          { label: t('hodler.quota'), value: amount(quota) },
          {
            label: t('hodler.current'),
            value:
              current === undefined ? (
                <span role="status" aria-label={t('hodler.loading')}>
                  <Skeleton width="5rem" />
                </span>
              ) : (
                formatWhole(current, i18n.language)
              ),
          },
          { label: t('hodler.release'), value: <BlockMoment block={releaseBlock} /> },
          {
            label: t('hodler.period'),
            value: pace
              ? t('hodler.lasting', {
                  blocks,
                  time: formatSpan(Number(period) * pace.msPerBlock, i18n.language),
                })
              : blocks,
          },
        ]}
      />
      <ActionButton
        action={claimHodler}
        input={claimable > 0n ? { hodler: address, isWallet: address !== signer } : null}
        reason={current === undefined ? t('hodler.reading') : t('hodler.until', { block: opening })}
        subject={subject}
        signer={signer}
        wide
      />
    </div>
  )
}
