import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDamagedTable } from './checkTables'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devnet-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A table whose index is compressed: keys have much in common. */
async function makeTable(): Promise<string> {
  const level = new ClassicLevel(folder)
  await level.open()
  const value = (at: number): string => `${at * 7_919} `.repeat(at % 40)
  await level.batch(
    Array.from({ length: 6_000 }, (_, at) => ({
      type: 'put' as const,
      key: `state/of/somebody/${String(at).padStart(9, '0')}`,
      value: value(at),
    })),
  )
  await level.close()
  await level.open()
  await level.close()
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.ldb'))
  return name
}

test('each changed byte of a table is found before LevelDB meets it, and no sound table is called damaged', async () => {
  const name = await makeTable()
  const file = join(folder, name)
  const whole = await readFile(file)
  expect(await findDamagedTable(folder)).toBeUndefined()
  const end = whole.length - 48
  for (let place = 0; place < end; place += Math.ceil(end / 150)) {
    const changed = Buffer.from(whole)
    changed[place] = changed[place]! ^ 16
    await writeFile(file, changed)
    expect(await findDamagedTable(folder), `byte ${place}`).toBe(name)
  }
  await writeFile(file, whole)
  // One that was being written when its process died has no end.
  await truncate(file, whole.length - 100)
  expect(await findDamagedTable(folder)).toBeUndefined()
})
