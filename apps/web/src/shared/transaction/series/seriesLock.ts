import type { Series } from './series'

/** The tab that sends from an account holds this lock: two at once would take one nonce for two transactions. */
export function seriesLock({ network, account }: Pick<Series, 'network' | 'account'>): string {
  return `tyto.series.${network}.${account}`
}
