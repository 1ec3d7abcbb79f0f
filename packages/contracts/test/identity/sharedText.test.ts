import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contractFiles } from '../../src/bindings/contractFiles'
import { loadCode, type ContractName } from '../../src/loadCode'
import { withoutComments } from '../../src/withoutComments'
import recorded from '../deployedCodes.json'

test('what is deployed of each contract is what was deployed before, to the last byte', async () => {
  // Chains and public networks hold these hashes. Who changes one says why in the commit, and adds the one before to `earlierCodes`.
  const hashes = Object.fromEntries(
    await Promise.all(
      (Object.keys(contractFiles) as ContractName[]).map(
        async (name) => [name, bytesToHex(sha256(utf8ToBytes(await loadCode(name))))] as const,
      ),
    ),
  )
  expect(hashes).toEqual(recorded)
})

/** How many lines of code in a row, in two files, are a part (`scilla/parts`). */
const mostTwice = 20

test('what two contracts of ours say in the same words stands in one file', async () => {
  const texts = new Map<string, string>()
  for (const folder of ['ours', 'parts']) {
    const at = new URL(`../../scilla/${folder}/`, import.meta.url)
    for (const file of await readdir(at)) {
      const lines = withoutComments(await readFile(new URL(file, at), 'utf8')).split('\n')
      texts.set(`${folder}/${file}`, lines.filter((line) => line.trim() !== '').join('\n'))
    }
  }
  expect([...texts.keys()]).toContain('parts/exchanges.scilla')
  const places = new Map<string, string>()
  const twice: string[] = []
  for (const [file, text] of texts) {
    const lines = text.split('\n')
    for (let at = 0; at + mostTwice <= lines.length; at++) {
      const run = lines.slice(at, at + mostTwice).join('\n')
      const first = places.get(run)
      if (first !== undefined && first !== file) twice.push(`${first} and ${file}: ${lines[at]}`)
      places.set(run, file)
    }
  }
  expect(twice).toEqual([])
})
