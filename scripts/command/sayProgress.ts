interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const second = 1000

/**
 * Does something long and says how long it takes, in seconds: each second where a person looks on, once at its end in a log.
 * @param what said before the seconds: `Bundling the app`
 */
export async function sayProgress<T>(
  what: string,
  work: () => Promise<T>,
  output: Output = process.stdout,
): Promise<T> {
  const startedAt = performance.now()
  const seconds = (): string => ((performance.now() - startedAt) / second).toFixed(1)
  // Back to the start of the line, and over what stands there.
  const say = (end: string): unknown =>
    output.write(`${output.isTTY ? '\r' : ''}${what}: ${seconds()} s${end}`)
  if (!output.isTTY) return work().finally(() => say('\n'))
  say('')
  const timer = setInterval(() => say(''), second)
  return work().finally(() => {
    clearInterval(timer)
    say('\n')
  })
}
