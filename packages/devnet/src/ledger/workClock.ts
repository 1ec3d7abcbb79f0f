/** Starts a clock that answers the ms that the processor has worked for this process since. */
export function startWorkClock(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}
