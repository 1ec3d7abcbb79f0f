import { timeUntil } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '../../ui/text/formatWhole'
import { useNetworkId } from '../../settings/network'
import { formatAge, formatUntil } from './formatAge'
import { blockMadeQuery, blockTimeQuery } from '../reads/queries'

/** Farther ahead than this, in ms (ten years), today's pace of blocks says nothing. */
const farthest = 10 * 365 * 86_400_000

/**
 * A deadline or another block of the chain: its number, and how long it is until then, measured by the blocks of late. Of
 * one that passed, how long ago the chain made it: the pace may have been another one. The number alone while no node
 * has said so.
 */
export function BlockMoment({ block }: { readonly block: bigint }) {
  return <span>{useBlockMoment(block)}</span>
}

/** The same as a text, for the middle of a sentence. */
export function useBlockMoment(number: bigint): string {
  const { t, i18n } = useTranslation('chain')
  const network = useNetworkId()
  const { data: time } = useQuery(blockTimeQuery(network))
  const ahead = time && timeUntil(time, number)
  const isOver = ahead !== undefined && ahead < 0
  const { data: made } = useQuery({ ...blockMadeQuery(network, number), enabled: isOver })
  const block = formatWhole(number, i18n.language)
  if (time && isOver && typeof made === 'number') {
    return t('block.over', { block, when: formatAge(time.latest.time - made, i18n.language) })
  }
  if (ahead === undefined || isOver || ahead > farthest) return t('block.number', { block })
  return t('block.in', { block, when: formatUntil(ahead, i18n.language) })
}
