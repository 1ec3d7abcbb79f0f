import { textsOf } from '../../i18n/translations'

const steps: readonly (readonly [unit: 'day' | 'hour' | 'minute' | 'second', ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/**
 * How long ago something was, in a language: '4 seconds ago'. A time in the future counts as now.
 *
 * The texts are ours: the first formatter of Intl holds a phone for 0.1 s, and the first page says how old a block is.
 */
export function formatAge(ms: number, language: string): string {
  const t = textsOf('chain')
  const [unit, length] = steps.find(([, step]) => ms >= step) ?? (['second', 1_000] as const)
  const count = Math.max(0, Math.floor(ms / length))
  if (count === 0) return t('now')
  return t(`${unit}sAgo`, { count, lng: language })
}

/** How long it is until something, in a language: 'in 3 days'. A time in the past counts as now. */
export function formatUntil(ms: number, language: string): string {
  const [unit, length] = steps.find(([, step]) => ms >= step) ?? (['second', 1_000] as const)
  const count = Math.max(0, Math.round(ms / length))
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(
    count,
    unit,
  )
}

/** A length of time in its largest unit: '28 days'. */
export function formatSpan(ms: number, language: string): string {
  const [unit, length] = steps.find(([, step]) => ms >= step) ?? (['second', 1_000] as const)
  const count = Math.max(1, Math.round(ms / length))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
