import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../settings/network'
import { Note } from '../../ui/cards/Note'
import { blockTimeQuery } from '../reads/queries'
import { formatSpan } from './formatAge'

/**
 * Says that the clock of this device is wrong, where something is made that has a deadline in blocks, or a date; nothing
 * where it is right, or nothing says so. Needs the area `chain`.
 */
export function ClockNote({ about }: { readonly about: 'blocks' | 'date' }) {
  const { t, i18n } = useTranslation('chain')
  const { data } = useQuery(blockTimeQuery(useNetworkId()))
  const ahead = data?.clock.ahead ?? null
  if (ahead === null) return null
  const span = formatSpan(Math.abs(ahead), i18n.language)
  return (
    <Note kind="info">
      {`${t(ahead > 0 ? 'clock.ahead' : 'clock.behind', { span })} ${t(`clock.${about}`)}`}
    </Note>
  )
}
