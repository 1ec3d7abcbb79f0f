import { spawn } from 'node:child_process'

export interface RunResult {
  readonly code: number
  /** All that it said, as it came. */
  readonly output: string
  /** What it answered, without what it said beside that. */
  readonly stdout: string
}

/** Runs a tool of node_modules/.bin (or any program) to its end; its output is shown as it comes unless `quiet`. */
export function run(
  command: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env, PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    let stdout = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      if (!options.quiet) process.stdout.write(chunk)
    }
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString()
      collect(chunk)
    })
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}
