/**
 * What time may be spent on execution, beside gas, which is a price and no measure of time. In ms of the processor's time of
 * this process, so that a machine which is busy with other things refuses nothing that an idle one takes.
 */
export const timeBudget = {
  /** A transaction that runs longer fails, and pays for the gas that it took. */
  transaction: 1_000,
  /** No transaction is begun in a block that took longer; the next block goes on. */
  block: 2_000,
  /** So long may requests wait for the transactions of a block. */
  stretch: 20,
  /** After a stretch that was longer than this, requests get `pause` to come in, be read and be answered. */
  longStretch: 200,
  pause: 20,
} as const

/** Starts a clock that answers the ms that this process has worked since. */
export function startWorkClock(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}
