/** The program in the README of a package, and what it says that it prints. */

export interface ReadmeExample {
  readonly program: string
  readonly printed: readonly string[]
}

/**
 * Every block of the README in `ts`, one below the other. A line `console.log(x) // 3` says what is printed. Throws where there is
 * no such line: nothing would be tried.
 */
export function readmeExample(readme: string): ReadmeExample {
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const program = blocks.join('\n')
  const printed = [...program.matchAll(/\bconsole\.log\(.*\) \/\/ (.+)$/gm)].map(([, line = '']) => line)
  if (printed.length === 0) throw new Error('No block of the README says what it prints.')
  return { program, printed }
}
