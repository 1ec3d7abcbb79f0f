import { expect, test } from 'vitest'
import { contractFiles } from './bindings/contractFiles'
import { loadCode, type ContractName } from './loadCode'
import { withoutComments } from './withoutComments'

const namesOfOurs = (Object.keys(contractFiles) as ContractName[]).filter((name) =>
  contractFiles[name].startsWith('ours/'),
)

test('comments go, with those inside of them and the lines that they had for themselves', () => {
  expect(withoutComments('a (* b (* c *) d *) e\n  (* alone\n   on two *)\nf\n')).toBe('a  e\nf\n')
  expect(withoutComments('(* first *)\na\n(* last *)')).toBe('a\n')
})

test('what stands in a text stays', () => {
  const text = 'a = "(* no *)"; b = "\\"(* no"; c (* yes "*) = "*)"\n'
  expect(withoutComments(text)).toBe('a = "(* no *)"; b = "\\"(* no"; c  = "*)"\n')
})

test('no contract of ours is deployed with comments, nor with two empty lines in a row', async () => {
  for (const name of namesOfOurs) {
    const code = await loadCode(name)
    expect(code, name).not.toMatch(/\(\*|\n\n\n/)
    expect(code, name).toMatch(/^scilla_version 0\n/)
  }
})
