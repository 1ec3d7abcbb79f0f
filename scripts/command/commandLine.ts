import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>

/**
 * Reads what somebody wrote behind a command, before anything runs: `--help` prints `help` and ends the program with 0; an option that
 * the command does not have is said with the help, and ends it with 1. Where it takes names, it says which (`names`), and one that picks
 * none of them is refused too.
 * @example const { values, positionals } = readCommandLine({ help, options: { json: { type: 'boolean' } } })
 */
export function readCommandLine<const O extends Options>({
  help,
  options,
  picks,
  args = process.argv.slice(2),
}: {
  readonly help: string
  readonly options: O
  /** Whether the name at a place stands for something; without it the command takes no names. */
  readonly picks?: (name: string, at: number) => boolean
  readonly args?: readonly string[]
}): Parsed<O> {
  if (args.includes('--help')) {
    console.log(help)
    process.exit(0)
  }
  const stop = (why: string): never => {
    console.error(`${why}\n\n${help}`)
    process.exit(1)
  }
  const read = (): Parsed<O> => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    } catch (error) {
      return stop(error instanceof Error ? error.message : String(error))
    }
  }
  const parsed = read()
  const unknown = parsed.positionals.filter((name, at) => picks?.(name, at) !== true)
  if (unknown.length > 0) return stop(`Nothing here is named ${unknown.join(', ')}.`)
  return parsed
}
