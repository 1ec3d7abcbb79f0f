import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../command/run'
import type { Ordeal, Part } from '../part'

/** The record of one walk by the rig (e2e/rig/walk.ts). */
interface Walked {
  readonly write: string
  readonly lie: string
  readonly moved: number
  readonly said: readonly string[]
  readonly offered: readonly string[]
  readonly problems: readonly string[]
  readonly isNone: boolean
}

/** About as many writes as lies. */
const full = 1_800
/** Longer than one write takes with all lies, in ms. */
const patience = 3_600_000

/** Every write of the app through every lie of a node and of a wallet. */
export const lies: Part = {
  name: 'lies',
  counts: 'walks',
  full,
  run: async (size) => {
    const folder = await mkdtemp(join(tmpdir(), 'tyto-lies-'))
    const table = join(folder, 'table.json')
    try {
      const { output } = await run('vitest', ['run', 'e2e/rig/lies.test.ts', `--testTimeout=${patience}`], {
        env: { TORTURE_LIES: String(Math.max(1, Math.round(full / size))), TORTURE_TABLE: table },
      })
      const text = await readFile(table, 'utf8').catch(() => '[]')
      const walked = JSON.parse(text) as readonly Walked[]
      return walked.length > 0 ? tell(walked) : { figures: [], losses: [output.slice(-600)] }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

function tell(walked: readonly Walked[]): Ordeal {
  const columns = [...new Set(walked.map(({ lie }) => lie))]
  const writes = [...new Set(walked.map(({ write }) => write))]
  const cellOf = (write: string, lie: string): string => {
    const found = walked.find((each) => each.write === write && each.lie === lie)
    if (!found || found.isNone) return ' ·'
    return `${found.moved}${found.problems.length > 0 ? '!' : ' '}`
  }
  return {
    figures: [
      ...columns.map((lie, index) => [`${index + 1}`, lie] as const),
      ...writes.map((write) => [write, columns.map((lie) => cellOf(write, lie)).join(' ')] as const),
      ['walks', walked.filter(({ isNone }) => !isNone).length],
      ['moved twice by the page', walked.filter(({ problems }) => has(problems, 'moved')).length],
      ['said and not so', walked.filter(({ problems }) => has(problems, '“')).length],
    ],
    losses: walked.flatMap(({ write, lie, problems, said, offered }) =>
      problems.length > 0 ? [`${write}, ${lie}: ${[...problems, ...said, ...offered].join('; ')}`] : [],
    ),
  }
}

function has(problems: readonly string[], beginning: string): boolean {
  return problems.some((problem) => problem.startsWith(beginning))
}
