import { timeUntil } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../settings/network'
import { formatAge, formatUntil } from './formatAge'
import { blockTimeQuery } from './queries'

/** Farther away than this, in ms (ten years), today's pace of blocks says nothing. */
const farthest = 10 * 365 * 86_400_000

/**
 * A deadline or another block of the chain: its number, and how long it is until then, measured by the blocks of late.
 * The number alone while no node has said how fast they come.
 */
export function BlockMoment({ block: number }: { readonly block: bigint }) {
  const { t, i18n } = useTranslation('chain')
  const { data: time } = useQuery(blockTimeQuery(useNetworkId()))
  const block = number.toLocaleString(i18n.language)
  const ahead = time && timeUntil(time, number)
  if (ahead === undefined || Math.abs(ahead) > farthest) return t('block.number', { block })
  return ahead < 0
    ? t('block.over', { block, when: formatAge(-ahead, i18n.language) })
    : t('block.in', { block, when: formatUntil(ahead, i18n.language) })
}
