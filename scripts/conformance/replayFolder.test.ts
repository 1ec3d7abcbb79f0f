import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inFolder } from '../command/inFolder'
import { readOptions } from '../scilla/options'
import { replay } from './replayFolder'

const address = `0x${'11'.repeat(20)}`

/** A call that adds 4 to 3, and what is said that it leaves. */
const adding = (id: string, count: string) => ({
  id,
  program: 'Counter',
  source: `scilla_version 0
contract Counter ()
field count : Uint32 = Uint32 0
transition Add (n : Uint32)
  before <- count;
  after = builtin add before n;
  count := after
end`,
  init: [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: address },
    { vname: '_creation_block', type: 'BNum', value: '1' },
  ],
  state: [
    { vname: '_balance', type: 'Uint128', value: '0' },
    { vname: 'count', type: 'Uint32', value: '3' },
  ],
  message: {
    _tag: 'Add',
    _amount: '0',
    _sender: address,
    params: [{ vname: 'n', type: 'Uint32', value: '4' }],
  },
  gasLimit: '1000',
  reference: {
    gasRemainingEighths: 1,
    accepted: false,
    messages: [],
    events: [],
    states: [{ vname: 'count', type: 'Uint32', value: count }],
  },
})

let said: readonly string[]
beforeEach(() => {
  said = []
  const say = (line: string): void => {
    said = [...said, line]
  }
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => vi.restoreAllMocks())

function replayed(...calls: readonly object[]): Promise<number> {
  return inFolder(async (folder) => {
    await mkdir(join(folder, 'cases'))
    await writeFile(join(folder, 'cases/programs.jsonl'), calls.map((one) => JSON.stringify(one)).join('\n'))
    return replay(readOptions([join(folder, 'cases')]))
  })
}

test('a recorded call that ends as it did is said with its gas, and is no fault', async () => {
  expect(await replayed(adding('right', '7'))).toBe(0)
  expect(said[0]).toMatch(/^equal but right {2}Add: gas -\d+ eighths$/)
  expect(said).toContain('recorded programs: 1 of 1 equal')
})

test('a recorded call that ends otherwise is said with what differs, and ends the command with 1', async () => {
  expect(await replayed(adding('right', '7'), adding('wrong', '8'))).toBe(1)
  expect(said[1]).toMatch(/^DIFFERS wrong {2}Add: count; gas/)
  expect(said).toContain('recorded programs: 1 of 2 equal')
})

test('a folder without a case is refused', async () => {
  await expect(inFolder((folder) => Promise.resolve(replay(readOptions([folder]))))).rejects.toThrow(
    'has no case',
  )
})
