import { execFileSync } from 'node:child_process'

/** A process of the product. */
export interface OwnProcess {
  readonly id: number
  /** In MB. */
  readonly memory: number
  readonly isServer: boolean
}

/** A server and the process that executes for it, the server first. */
export function processesOf(server: number): readonly OwnProcess[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  return rows.flatMap((row) => {
    const [id, parent, size] = row.trim().split(/\s+/).map(Number)
    const isServer = id === server
    if (!isServer && !(parent === server && row.includes('childMain'))) return []
    return [{ id: id!, memory: size! / 1024, isServer }]
  })
}

export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
