import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../../shared/chain/BlockMoment'
import { blockTimeQuery } from '../../../shared/chain/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text.module.css'
import styles from './ConfirmTrade.module.css'

interface DeadlineTextProps {
  readonly blocks: bigint
  /** Does a wallet count them from the block that runs the trade? Otherwise they count from the signing on. */
  readonly isCountedOnChain: boolean
}

/** How long an order counts: in blocks, and the time that so many took lately. */
export function DeadlineText({ blocks, isCountedOnChain }: DeadlineTextProps) {
  const { t } = useTranslation('trade')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  return (
    <>
      {t('blocks', { count: Number(blocks) })}{' '}
      {time && (
        <span className={text.hint}>
          <BlockMoment block={time.latest.number + blocks} />
        </span>
      )}{' '}
      {isCountedOnChain && <span className={joinClasses(text.hint, styles.counted)}>{t('counted')}</span>}
    </>
  )
}
