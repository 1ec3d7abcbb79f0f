import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Sources without Git have no commit to take a seed from. */
const seedWithoutGit = 1

/**
 * The number that orders the tests by chance: the one that is asked for, else one of the commit, six digits of its hash, so
 * that the same commit is tested in the same order everywhere. Throws for what is no whole number below 2^31.
 */
export async function orderSeed(asked: string | undefined, commitHere = readCommit): Promise<number> {
  if (asked === undefined) {
    const commit = await commitHere()
    return commit === null ? seedWithoutGit : Number.parseInt(commit.slice(0, 6), 16)
  }
  const seed = Number(asked)
  if (!/^\d+$/.test(asked) || seed >= 2 ** 31) throw new Error(`--seed takes a whole number, not ${asked}.`)
  return seed
}

/** The hash of the commit that stands here; null where there is none. */
async function readCommit(): Promise<string | null> {
  const asked = promisify(execFile)('git', ['rev-parse', 'HEAD'])
  return asked.then(({ stdout }) => stdout.trim()).catch(() => null)
}
