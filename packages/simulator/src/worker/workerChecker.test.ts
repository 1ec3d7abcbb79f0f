import { expect, test } from 'vitest'
import { BusyWorker, NearWorker } from '../../test/nearWorker'
import { createWorkerChecker } from './createWorkerChecker'

const text = `scilla_version 0
contract Jar (owner : ByStr20 with contract field open : Bool end, size : Option Uint32)
field coins : Uint32 = Uint32 0
transition Add (n : Uint32)
  accept;
  before <- coins;
  after = builtin add before n;
  coins := after
end`

const checker = () => createWorkerChecker({ startWorker: () => new NearWorker() })

test('a text without errors is told with what deploys it, and its warnings', async () => {
  const told = await checker().examine(text)
  expect(told).toMatchObject({
    kind: 'examined',
    contract: {
      name: 'Jar',
      version: 0,
      params: [
        { name: 'owner', type: 'ByStr20' },
        { name: 'size', type: 'Option (Uint32)' },
      ],
    },
    errors: 0,
  })
  const findings = told.kind === 'examined' ? told.findings : []
  expect(findings.map(({ severity }) => severity)).toEqual(findings.map(() => 'warning'))
  expect(findings.map(({ message }) => message)).toContain('The contract parameter owner is not used.')
})

test('an error stands at its place, and nothing can be deployed', async () => {
  expect(await checker().examine(text.replace('add before n', 'add owner n'))).toMatchObject({
    findings: [{ severity: 'error', start: { line: 7, column: 19 } }],
    contract: null,
  })
  expect(await checker().examine('scilla_version 0 contract (')).toMatchObject({
    findings: [{ severity: 'error', code: 'SyntaxError' }],
    contract: null,
  })
  expect(await checker().examine('')).toMatchObject({ findings: [{ severity: 'error' }], contract: null })
})

test('of many warnings all are counted, and the first ones of the text are shown', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `let unused${at} = Uint32 ${at}`)
  const told = await checker().examine(
    `scilla_version 0\nlibrary Jars\n${lines.join('\n')}\ncontract Jar ()\ntransition Add ()\n  accept\nend`,
  )
  expect(told).toMatchObject({ kind: 'examined', errors: 0, warnings: 300 })
  const findings = told.kind === 'examined' ? told.findings : []
  expect(findings.map(({ start }) => start.line)).toEqual(findings.map((_, at) => at + 3))
  expect(findings).toHaveLength(200)
})

test('a text is brought into its form, unless it cannot be read', async () => {
  const long = text.replaceAll('\n', '\n\n')
  const short = await checker().format(text)
  expect(short).toMatchObject({ kind: 'formatted', text: expect.stringContaining('\ncontract Jar(') })
  expect(await checker().format(short.kind === 'formatted' ? short.text : '')).toEqual(short)
  expect(await checker().format(long.slice(0, 60))).toEqual({ kind: 'unreadable' })
})

test('a name is told with its type, where it is known', async () => {
  const at = text.indexOf('before n;')
  const told = { told: 'before : Uint32', from: at, to: at + 6 }
  expect(await checker().tell(text, at + 2)).toEqual(told)
  expect(await checker().tell(text, text.indexOf('accept'))).toBeNull()
})

test('a text that the chain does not take is not looked at, by its bytes', async () => {
  const most = `${text}(*${'é'.repeat((76_800 - text.length - 4) / 2)}*)`
  const bytes = new TextEncoder().encode(most).length
  expect(await checker().examine(`${most}${' '.repeat(76_800 - bytes)}`)).toMatchObject({ kind: 'examined' })
  const long = `${most}${' '.repeat(76_801 - bytes)}`
  expect(await checker().examine(long)).toEqual({ kind: 'tooLong', bytes: 76_801, most: 76_800 })
  expect(await checker().format(long)).toEqual({ kind: 'tooLong', bytes: 76_801, most: 76_800 })
  expect(await checker().tell(long, 3)).toBeNull()
})

test('a check that takes too long is given up, and the next has a new worker', async () => {
  const workers: NearWorker[] = []
  const slow = createWorkerChecker({
    timeLimitMs: 100,
    startWorker: () => {
      workers.push(workers.length === 0 ? new BusyWorker() : new NearWorker())
      return workers.at(-1)!
    },
  })
  await expect(slow.examine(text)).rejects.toMatchObject({ code: 'TooSlow' })
  expect(workers[0]?.isGone).toBe(true)
})
