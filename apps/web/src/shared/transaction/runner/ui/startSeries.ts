import type { SeriesOrder } from '../../series/seriesRunner'
import { getRunner } from './runnerHandle'

/**
 * Opens the review of several transactions that are sent one after another: reviewed once, followed in a dialog that
 * opens by itself, and never sent twice. Nothing is stored or sent before the person starts it there; then
 * `order.onStarted` is called. Its screens bring their texts with them.
 *
 * @example
 * await startSeries({ kind: 'payments', title: 'Payments of alice.ssi', signer: controller, items, onStarted: empty })
 */
export async function startSeries(order: SeriesOrder): Promise<void> {
  const runner = await getRunner()
  runner?.series.open(order)
}
