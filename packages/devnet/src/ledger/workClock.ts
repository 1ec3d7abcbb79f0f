/**
 * Starts a clock that answers the ms that the processor has worked since: for this thread where Node can tell, else for all
 * threads of this process.
 */
export function startWorkClock(): () => number {
  const usage =
    'threadCpuUsage' in process ? (process.threadCpuUsage as typeof process.cpuUsage) : process.cpuUsage
  const start = usage()
  return () => {
    const { user, system } = usage(start)
    return (user + system) / 1000
  }
}
