const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** How long ago something was, in words of a language: '4 seconds ago'. Times to come count as now. */
export function formatAge(ms: number, language: string): string {
  const [unit, length] = steps.find(([, step]) => ms >= step) ?? (['second', 1_000] as const)
  const count = Math.max(0, Math.floor(ms / length))
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(
    -count,
    unit,
  )
}

/** How long until something, in words of a language: 'in 3 days'. Times behind count as now. */
export function formatUntil(ms: number, language: string): string {
  const [unit, length] = steps.find(([, step]) => ms >= step) ?? (['second', 1_000] as const)
  const count = Math.max(0, Math.round(ms / length))
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(
    count,
    unit,
  )
}
