/** Time of this process's own work in ms: other programs on the machine do not count, and waiting does not either. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
