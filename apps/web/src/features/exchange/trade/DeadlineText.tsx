import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BlockMoment } from '../../../shared/chain/age/BlockMoment'
import { formatSpan } from '../../../shared/chain/age/formatAge'
import { blockTimeQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import { joinClasses } from '../../../shared/ui/joinClasses'
import text from '../../../shared/ui/text/text.module.css'
import type { deadlineKindOf } from '../actions/tradeCall'
import styles from './ConfirmTrade.module.css'

interface DeadlineTextProps {
  readonly blocks: bigint
  /** The wallet counts them from the block that runs the order; the order names a block; or there is none. */
  readonly kind: ReturnType<typeof deadlineKindOf>
}

/** Until when an order counts, as the contract counts it. */
export function DeadlineText({ blocks, kind }: DeadlineTextProps) {
  const { t, i18n } = useTranslation('trade')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  if (kind === 'none') return <span>{t('noDeadline')}</span>
  if (kind === 'wallet') {
    return (
      <>
        <span>{t('neverLate')}</span>{' '}
        <span className={joinClasses(text.hint, styles.counted)}>
          <span>{t('blocks', { count: Number(blocks) })}</span>: {t('counted')}
        </span>
      </>
    )
  }
  return (
    <>
      {time && <span>{formatSpan(Number(blocks) * time.msPerBlock, i18n.language)}</span>}{' '}
      <span className={text.hint}>
        <span>{t('blocks', { count: Number(blocks) })}</span>
        {time && (
          <>
            <span>{', '}</span>
            <BlockMoment block={time.latest.number + blocks} />
          </>
        )}
      </span>{' '}
      <span className={joinClasses(text.hint, styles.counted)}>{t('expires')}</span>
    </>
  )
}
