/** A duration as a clock shows it: 0:07, 12:40, 1:02:03. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
  const hours = Math.floor(seconds / 3_600)
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** The part of the running minute that is over, 0 to 1: a dial shows it. */
export function shareOfMinute(ms: number): number {
  return Math.max(0, ms % 60_000) / 60_000
}
