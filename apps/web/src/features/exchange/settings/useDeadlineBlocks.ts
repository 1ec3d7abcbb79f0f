import { useQuery } from '@tanstack/react-query'
import { blockTimeQuery } from '../../../shared/chain/reads/queries'
import { blocksOf } from '../../../shared/settings/deadline'
import { useNetworkId } from '../../../shared/settings/network'
import { useSettings } from '../../../shared/settings/settings'

/** How many blocks an order counts: the minutes that were chosen, or Auto, as blocks come now. */
export function useDeadlineBlocks(): bigint {
  const minutes = useSettings((settings) => settings.minutes)
  const blocks = useSettings((settings) => settings.blocks)
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  return blocksOf({ minutes, blocks }, time?.msPerBlock)
}
