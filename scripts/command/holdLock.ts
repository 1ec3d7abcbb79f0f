import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** How often a waiting process looks whether the lock is free, in ms. */
const interval = 200

/**
 * Takes a lock, a file with the id of the process that has it, and waits while another process has it. A lock whose
 * process is gone, as after Ctrl+C, counts for nothing. Returns what gives the lock back.
 * Throws when another process still has it after `longest` ms.
 */
export async function holdLock(lock: string, longest: number): Promise<() => Promise<void>> {
  await mkdir(dirname(lock), { recursive: true })
  for (let waited = 0; !(await takeLock(lock)); waited += interval) {
    if (await clearDeadLock(lock)) continue
    const holder = await holderOf(lock)
    if (waited >= longest)
      throw new Error(
        `Process ${holder ?? '(unknown)'} has ${lock} for too long. Delete the file if it hangs.`,
      )
    if (waited === 0) console.log(`Waiting for process ${holder ?? '(unknown)'}, which does the same`)
    await new Promise((go) => setTimeout(go, interval))
  }
  return () => rm(lock, { force: true })
}

/** False when the file is there already. */
async function takeLock(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx')
    await file.writeFile(String(process.pid))
    await file.close()
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Removes the lock of a process that is gone; false where there is none. Only one process at a time looks and removes:
 * the lock of somebody who was quicker would be removed else.
 */
async function clearDeadLock(lock: string): Promise<boolean> {
  if (!(await isDead(lock))) return false
  const clearing = `${lock}.clearing`
  if (!(await takeLock(clearing))) return false
  try {
    const isStillDead = await isDead(lock)
    if (isStillDead) await rm(lock, { force: true })
    return isStillDead
  } finally {
    await rm(clearing, { force: true })
  }
}

async function isDead(lock: string): Promise<boolean> {
  const holder = await holderOf(lock)
  return holder !== undefined && !isAlive(holder)
}

/** Undefined where its owner has not written it yet, or has just given it back. */
async function holderOf(lock: string): Promise<number | undefined> {
  try {
    return Number(await readFile(lock, 'utf8')) || undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 is not sent: it asks whether one could be.
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
