/** The command as a person or a program runs it: a process of its own, its output and its exit code. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = path.join(root, 'scripts/scilla.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'scilla-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

const seconds = 1000
const patience = 60 * seconds

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The command in one file, which a process loads in a tenth of the time that its many modules take. */
let bundle: string
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: source,
      outDir: path.join(folder, 'bundle'),
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  })
  bundle = path.join(folder, 'bundle/scilla.mjs')
})

/** Runs the command in the folder of the test's files. */
function scilla(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return runNode([bundle, ...args], env)
}

function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const { NO_COLOR: _, ...others } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: { ...others, ...env }, timeout: patience },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    )
  })
}

function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text)
  return name
}

const json = (name: string, value: unknown): string => file(name, JSON.stringify(value))

const counter = `scilla_version 0
contract Counter (owner : ByStr20)
field count : Uint32 = Uint32 0
transition Add (n : Uint32)
  accept;
  before <- count;
  after = builtin add before n;
  count := after;
  e = { _eventname : "Added"; sum : after };
  event e
end
transition Fail ()
  e = { _exception : "Never"; owner : owner };
  throw e
end`

const good = file('Counter.scilla', counter)
const bad = file('Bad.scilla', counter.replace('builtin add before n', 'builtin concat before n'))
const broken = file('Broken.scilla', 'scilla_version 0 contract (')

it('[BX-33] runs from its source', async () => {
  const ended = await runNode(
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), source, 'check', good, bad],
    {},
  )
  expect(ended.code).toBe(1)
  expect(ended.err).toContain('1 good, 1 with 1 error\n')
})

describe('scilla check', () => {
  it(
    'says what is good, and shows people where a mistake is',
    async () => {
      const [fine, mistaken, coloured, unreadable] = await Promise.all([
        scilla(['check', good]),
        scilla(['check', good, bad]),
        scilla(['check', bad], { FORCE_COLOR: '1' }),
        scilla(['check', broken]),
      ])
      expect(fine).toEqual({ code: 0, out: '', err: '1 good\n' })
      expect(mistaken.code).toBe(1)
      expect(mistaken.err).toContain(
        'Bad.scilla:7:19: error: The builtin concat cannot be applied to Uint32, Uint32.',
      )
      expect(mistaken.err).toMatch(/7 \| {3}after = builtin concat before n;\n +\| +\^{6}/)
      expect(mistaken.err).toContain('1 good, 1 with 1 error\n')
      expect(mistaken.err).not.toContain('\u001B')
      expect(coloured.err).toContain('\u001B[31merror:\u001B[0m')
      expect(unreadable.code).toBe(1)
      expect(unreadable.err).toMatch(/^Broken\.scilla:1:27: error: /)
    },
    patience,
  )

  it(
    'goes on to the next file where the init data of a library cannot be read',
    async () => {
      mkdirSync(path.join(folder, 'unreadable'))
      const importing = ['Torn', 'Lists', 'Nulls'].map((name) => {
        file(`unreadable/${name}.scillib`, `scilla_version 0\nlibrary ${name}`)
        return file(`unreadable/Of${name}.scilla`, counter.replace('contract', `import ${name}\ncontract`))
      })
      file('unreadable/Torn.json', '{')
      file('unreadable/Lists.json', '[{"vname":"_extlibs","value":[null]}]')
      file('unreadable/Nulls.json', '[null]')
      const { code, err } = await scilla(['check', ...importing, good])
      expect(code).toBe(1)
      expect(err).toContain('OfTorn.scilla: error: unreadable/Torn.json is no JSON: ')
      expect(err).toContain('OfLists.scilla: error: _extlibs is no list of pairs.')
      expect(err).toContain('2 good, 2 with 2 errors')
      rmSync(path.join(folder, 'unreadable'), { recursive: true })
    },
    patience,
  )

  it(
    'gives programs JSON and exit codes',
    async () => {
      const [mistaken, missing, wrong, option] = await Promise.all([
        scilla(['check', good, bad, '--json']),
        scilla(['check', 'Nowhere.scilla']),
        scilla(['chekc', good]),
        scilla(['check', '--colour', good]),
      ])
      expect(mistaken.code).toBe(1)
      expect(JSON.parse(mistaken.out)).toEqual([
        { file: 'Counter.scilla', diagnostics: [] },
        {
          file: 'Bad.scilla',
          diagnostics: [
            {
              severity: 'error',
              code: 'TypeMismatch',
              message: 'The builtin concat cannot be applied to Uint32, Uint32.',
              file: 'Bad.scilla',
              start: { line: 7, column: 19 },
              end: { line: 7, column: 25 },
            },
          ],
        },
      ])
      expect(missing).toEqual({ code: 2, out: '', err: 'There is no file Nowhere.scilla.\n' })
      for (const { code, err } of [wrong, option]) {
        expect(code).toBe(2)
        expect(err).toContain('scilla COMMAND FILE')
      }
    },
    patience,
  )
})

describe('scilla run', () => {
  const address = `0x${'ab'.repeat(20)}`
  const sender = `0x${'cd'.repeat(20)}`
  const init = json('init.json', [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: address },
    { vname: '_creation_block', type: 'BNum', value: '1' },
    { vname: 'owner', type: 'ByStr20', value: sender },
  ])
  const state = json('state.json', [
    { vname: '_balance', type: 'Uint128', value: '5' },
    { vname: 'count', type: 'Uint32', value: '40' },
  ])
  const message = (tag: string, params: readonly unknown[]) =>
    json(`${tag}.json`, { _tag: tag, _amount: '7', _sender: sender, _origin: sender, params })
  const call = (tag: string, params: readonly unknown[], ...more: readonly string[]) =>
    scilla(['run', good, '--init', init, '--state', state, '--message', message(tag, params), ...more])

  it(
    'says which field a state lacks, or has of another type',
    async () => {
      const lacking = json('lacking.json', [{ vname: '_balance', type: 'Uint128', value: '5' }])
      const other = json('other.json', [
        { vname: '_balance', type: 'Uint128', value: '5' },
        { vname: 'count', type: 'Uint64', value: '40' },
      ])
      const callOn = (name: string) =>
        scilla([
          'run', good, '--init', init, '--state', name,
          '--message', message('Add', [{ vname: 'n', type: 'Uint32', value: '2' }]),
        ]) // oxfmt-ignore
      for (const [name, words] of [
        [lacking, 'The field count has no value.'],
        [other, 'The field count is of type Uint32, not Uint64.'],
      ] as const) {
        const { code, err } = await callOn(name)
        expect(code).toBe(1)
        expect(err).toContain(words)
      }
    },
    patience,
  )

  it(
    'evaluates, deploys and calls',
    async () => {
      mkdirSync(path.join(folder, 'tried'))
      file('tried/Counter.scilla', counter)
      for (const name of [bad, broken]) file(`tried/${name}`, readFileSync(path.join(folder, name), 'utf8'))
      const three = file('three.scilexp', 'let a = Uint32 1 in let b = Uint32 2 in builtin add a b')
      const [value, deployed, called, tried] = await Promise.all([
        scilla(['run', three]),
        scilla(['run', good, '--init', init]),
        call('Add', [{ vname: 'n', type: 'Uint32', value: '2' }]),
        scilla(['run', 'tried']),
      ])
      expect(value.code).toBe(0)
      expect(value.out).toMatch(/^\(Uint32 3\)\nGas remaining: \d+\n$/)
      expect(deployed.code).toBe(0)
      expect(JSON.parse(deployed.out)).toMatchObject({
        states: [
          { vname: '_balance', value: '0' },
          { vname: 'count', type: 'Uint32', value: '0' },
        ],
      })
      expect(called.code).toBe(0)
      expect(JSON.parse(called.out)).toMatchObject({
        scilla_major_version: '0',
        _accepted: 'true',
        messages: [],
        states: [
          { vname: '_balance', value: '12' },
          { vname: 'count', value: '42' },
        ],
        events: [{ _eventname: 'Added', params: [{ vname: 'sum', type: 'Uint32', value: '42' }] }],
      })
      expect(tried.code).toBe(1)
      expect(tried.out).toContain('Counter.scilla: deployment ok; 1 of 2 transitions go through')
      expect(tried.err).toContain('2 cannot be run')
    },
    patience,
  )

  it(
    'refuses libraries that import each other without end',
    async () => {
      const LENGTH = 4_000
      for (let index = 0; index < LENGTH; index++)
        file(`L${index}.scillib`, `scilla_version 0\nimport L${index + 1}\nlibrary L${index}`)
      file(`L${LENGTH}.scillib`, `scilla_version 0\nlibrary L${LENGTH}`)
      const endless = file('Endless.scilla', 'scilla_version 0\nimport L0\ncontract C ()')
      const { code, err } = await scilla(['check', endless])
      expect(code).toBe(1)
      expect(err).toContain('L199.scillib:2:8: error: Too many libraries are imported.')
    },
    patience,
  )

  it(
    'deploys libraries, which contracts find by name or by address; what cannot be read has paid for them',
    async () => {
      const at = `0x${'12'.repeat(20)}`
      // Sixteen values: two units of gas.
      const more = Array.from({ length: 15 }, (_, index) => `let more_${index} = Uint32 2`).join('\n')
      const library = file(`${at}.scillib`, `scilla_version 0\nlibrary Numbers\nlet two = Uint32 2\n${more}`)
      const importing = file(
        'Importing.scilla',
        counter.replace('contract', 'import Numbers\ncontract').replace('= Uint32 0', '= two'),
      )
      const text = readFileSync(path.join(folder, init), 'utf8')
      const extlibs = {
        vname: '_extlibs',
        type: 'List (Pair String ByStr20)',
        value: [{ constructor: 'Pair', argtypes: ['String', 'ByStr20'], arguments: ['Numbers', at] }],
      }
      const ownInit = json('library.json', JSON.parse(text).slice(0, 3))
      const withLibrary = json('importing.json', [...JSON.parse(text), extlibs])
      const otherVersion = file(
        'other.json',
        readFileSync(path.join(folder, ownInit), 'utf8').replace('"0"', '"1"'),
      )
      const noPairs = json('noPairs.json', [...JSON.parse(text), { ...extlibs, value: [{}] }])
      const add = message('Add', [{ vname: 'n', type: 'Uint32', value: '2' }])
      const noState = file('noState.json', '[]')
      const unread = (contract: string, of: string) =>
        scilla(['run', contract, '--init', of, '--message', add, '--state', noState, '--json'])
      const wrong = file('Wrong.scillib', 'scilla_version 0\nlibrary Wrong\nlet two = no_such_name')
      const [deployed, mistaken, refused, found, lost, plain, imports] = await Promise.all([
        scilla(['run', library, '--init', ownInit]),
        scilla(['run', wrong, '--init', ownInit]),
        scilla(['run', library, '--init', otherVersion]),
        scilla(['run', importing, '--init', withLibrary]),
        scilla(['run', importing, '--init', noPairs]),
        unread(good, init),
        unread(importing, withLibrary),
      ])
      expect(deployed.code).toBe(0)
      expect(Number(JSON.parse(deployed.out).gas_remaining)).toBeLessThan(100_000)
      expect(mistaken.err).toContain('Wrong.scillib:3:11: failed: no_such_name is not defined here.')
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toContain('The library is of Scilla version 0.')
      expect(JSON.parse(found.out).states[1]).toMatchObject({ vname: 'count', value: '2' })
      expect(lost.err).toContain('_extlibs is no list of pairs.')
      const [plainGas, importingGas] = [plain, imports].map(({ code, out }) => {
        expect(code).toBe(1)
        const { errors, gas_remaining: left } = JSON.parse(out)
        expect(errors).toMatchObject([{ message: 'The state has no _balance.' }])
        return Number(left)
      })
      expect(importingGas).toBe(plainGas! - 2)
    },
    patience,
  )

  it(
    'says what does not go together',
    async () => {
      const library = file('Alone.scillib', 'library Alone\nlet one = Uint32 1')
      const add = message('Add', [{ vname: 'n', type: 'Uint32', value: '2' }])
      const [noInit, lonely, two] = await Promise.all([
        scilla(['run', good, '--message', add]),
        scilla(['run', library]),
        scilla(['run', good, bad, '--init', init]),
      ])
      expect(noInit).toEqual({ code: 2, out: '', err: '--message, --state and --blockchain need --init.\n' })
      expect(lonely).toEqual({ code: 2, out: '', err: 'A library is deployed with --init.\n' })
      expect(two).toEqual({ code: 2, out: '', err: '--init belongs to one contract or library.\n' })
    },
    patience,
  )

  it(
    'says how a run failed',
    async () => {
      const [thrown, asJson, unknown, gas] = await Promise.all([
        call('Fail', []),
        call('Fail', [], '--json'),
        call('Other', []),
        call('Add', [{ vname: 'n', type: 'Uint32', value: '2' }], '--gas', '1'),
      ])
      expect(thrown).toMatchObject({ code: 1, out: '' })
      expect(thrown.err).toContain('Counter.scilla:14:3: failed: Exception thrown')
      expect(thrown.err).toContain('in Fail (line 12)')
      expect(asJson.code).toBe(1)
      expect(JSON.parse(asJson.out)).toMatchObject({
        errors: [{ severity: 'error', code: 'ScillaException', start: { line: 14, column: 3 } }],
      })
      expect(unknown.err).toContain('There is no transition Other.')
      expect(gas).toMatchObject({ code: 1, out: '' })
      expect(gas.err).toContain('The gas limit is used up.')
    },
    patience,
  )
})

describe('scilla run on files that are wrong', () => {
  const init = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: `0x${'ab'.repeat(20)}` },
    { vname: '_creation_block', type: 'BNum', value: '1' },
    { vname: 'owner', type: 'ByStr20', value: `0x${'cd'.repeat(20)}` },
  ]
  const sender = `0x${'cd'.repeat(20)}`
  const right = {
    init: JSON.stringify(init),
    message: JSON.stringify({ _tag: 'Fail', _amount: '7', _sender: sender, params: [] }),
    state: '[{"vname":"_balance","type":"Uint128","value":"5"}]',
    blockchain: '[]',
  }
  const balance = (value: unknown) => JSON.stringify([{ vname: '_balance', type: 'Uint128', value }])
  const external = (value: unknown) =>
    [balance('5').slice(0, -1), JSON.stringify([{ vname: '_external', value }]).slice(1)].join(',')

  it.each([
    [{ init: '{' }, 'The init data is no JSON: '],
    [{ init: '{}' }, 'The init data is no list of named values (vname, type, value).'],
    [{ init: '[null]' }, 'The init data is no list of named values'],
    [{ message: 'null' }, 'The message is no object.'],
    [{ message: '{}' }, "The message's _tag is no text."],
    [{ message: right.message.replace('"7"', '"x"') }, "The message's _amount is no whole number."],
    [{ message: right.message.replace('[]', '{}') }, "The message's params is no list of named values"],
    [{ state: 'null' }, 'The state is no list of named values'],
    [{ state: balance('') }, '_balance is no whole number.'],
    [{ state: external({}) }, '_external is no list.'],
    [{ state: external([null]) }, 'The address of an external contract is no text.'],
    [{ blockchain: '5' }, 'The blockchain is no list of named values'],
  ])(
    '%j',
    async (wrong, message) => {
      const args = Object.entries({ ...right, ...wrong }).flatMap(([name, text]) => [
        `--${name}`,
        file(`wrong-${name}.json`, text),
      ])
      const { code, out, err } = await scilla(['run', good, ...args])
      expect([code, out]).toEqual([1, ''])
      expect(err).toContain(`Counter.scilla: failed: ${message}`)
    },
    patience,
  )
})

describe('scilla info', () => {
  it(
    'prints the interface of a contract, and with --cashflow what is money in it',
    async () => {
      const till = file(
        'Till.scilla',
        counter.replaceAll('Uint32', 'Uint128').replace('before n;', 'before _amount;'),
      )
      const [plain, money, mistaken] = await Promise.all([
        scilla(['info', good]),
        scilla(['info', till, '--cashflow']),
        scilla(['info', bad]),
      ])
      expect(plain.code).toBe(0)
      expect(JSON.parse(plain.out)).toMatchObject({
        vname: 'Counter',
        params: [{ vname: 'owner', type: 'ByStr20' }],
        fields: [{ vname: 'count', type: 'Uint32', depth: 0 }],
        transitions: [
          { vname: 'Add', params: [{ vname: 'n', type: 'Uint32' }] },
          { vname: 'Fail', params: [] },
        ],
      })
      expect(JSON.parse(plain.out)).not.toHaveProperty('cashflow_tags')
      expect(JSON.parse(money.out)).toMatchObject({
        cashflow_tags: {
          'State variables': [
            { field: 'owner', tag: 'NoInfo' },
            { field: 'count', tag: 'Money' },
          ],
        },
      })
      expect(mistaken).toMatchObject({ code: 1, out: '' })
      expect(mistaken.err).toContain('Bad.scilla:7:19')
    },
    patience,
  )
})

describe('scilla fmt', () => {
  it(
    'prints and writes one form, and leaves alone what it cannot read',
    async () => {
      const ugly = file('Ugly.scilla', counter.replaceAll(/\n +/g, '\n'))
      const before = readFileSync(path.join(folder, broken), 'utf8')
      const [printed, listed, refused] = await Promise.all([
        scilla(['fmt', ugly]),
        scilla(['fmt', ugly, '--json']),
        scilla(['fmt', broken, '--write']),
      ])
      expect(printed.code).toBe(0)
      expect(listed).toMatchObject({ code: 1 })
      expect(JSON.parse(listed.out)).toEqual({ changed: ['Ugly.scilla'] })
      expect(refused.code).toBe(1)
      expect(readFileSync(path.join(folder, broken), 'utf8')).toBe(before)
      expect(await scilla(['fmt', ugly, '--write'])).toEqual({ code: 0, out: '', err: '1 changed\n' })
      expect(readFileSync(path.join(folder, ugly), 'utf8')).toBe(printed.out)
      const [again, checked] = await Promise.all([scilla(['fmt', ugly, '--json']), scilla(['check', ugly])])
      expect(again.code).toBe(0)
      expect(JSON.parse(again.out)).toEqual({ changed: [] })
      expect(checked.code).toBe(0)
    },
    patience,
  )
})
