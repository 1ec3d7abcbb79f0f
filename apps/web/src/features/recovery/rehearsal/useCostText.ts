import { zil } from '@tyto/contracts'
import { formatUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatUntil } from '../../../shared/chain/age/formatAge'
import { blockTimeQuery } from '../../../shared/chain/reads/queries'
import { useNetworkId } from '../../../shared/settings/network'
import type { PlayedAct } from './verdict'

/**
 * Tells the cost of calls that are sent one after the other, each in the next block: blocks, the time of so many blocks
 * as they come now, and gas. The time is left out while no node has said how fast blocks come.
 */
export function useCostText(): (acts: readonly PlayedAct[]) => string {
  const { t, i18n } = useTranslation('rehearsal')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  return (acts) => {
    const fee = acts.reduce((sum, act) => sum + act.fee, 0n)
    const facts = { count: acts.length, zil: `${formatUnits(fee, zil.decimals)} ${zil.symbol}` }
    if (time === undefined) return t('cost.blocks', facts)
    return t('cost.timed', { ...facts, when: formatUntil(acts.length * time.msPerBlock, i18n.language) })
  }
}
