import { expect, test } from 'vitest'
import { composeContract, contractsIn, expandParts, textOf } from './composeContract'

const file = 'ours/Owl.scilla'
const source = [
  'library Owl',
  '(*@ only Barn Tawny *)',
  'let ears = False',
  '(*@ only Eagle *)',
  'let ears = True',
  '(*@ all *)',
  'contract Owl',
  '(* (*@ all *) *)',
  '',
].join('\n')

test('each contract has what is of all and what is its own, under its own name', () => {
  expect(contractsIn(file, source)).toEqual(['Barn', 'Eagle', 'Tawny'])
  const barn = 'library Barn\nlet ears = False\ncontract Barn\n(* (*@ all *) *)\n'
  expect(composeContract(file, source, 'Barn')).toBe(barn)
  expect(composeContract(file, source, 'Tawny')).toBe(barn.replaceAll('Barn', 'Tawny'))
  expect(composeContract(file, source, 'Eagle')).toContain('library Eagle\nlet ears = True\ncontract Eagle\n')
})

test('a file without marks is one contract, named after it and left as it is', () => {
  const own = 'library Owl\n(*@only Barn *)\ncontract Owl\n'
  expect(contractsIn(file, own)).toEqual(['Owl'])
  expect(composeContract(file, own, 'Owl')).toBe(own)
})

test('line ends of another system change nothing', () => {
  const there = source.replaceAll('\n', '\r\n')
  expect(contractsIn(file, there)).toEqual(contractsIn(file, source))
  expect(composeContract(file, there, 'Eagle')).toBe(composeContract(file, source, 'Eagle'))
})

const parts: Readonly<Record<string, string>> = {
  'parts/wings.scilla':
    'let wings = two\n(*@ only Barn Gull *)\nlet night = True\n(*@ only Gull *)\nlet sea = True\n',
}
const read = (part: string) =>
  parts[part] === undefined ? Promise.reject(new Error(part)) : Promise.resolve(parts[part])

test('a part stands where it is included, with what is of these contracts, and each line knows where it is written', async () => {
  const including = source.replace(
    '(*@ only Eagle *)',
    '(*@ include wings *)\nlet own = 1\n(*@ only Eagle *)',
  )
  const lines = await expandParts(file, including, read)
  const text = textOf(lines)
  expect(contractsIn(file, text)).toEqual(['Barn', 'Eagle', 'Tawny'])
  const of = (contract: string) => composeContract(file, text, contract)
  expect(of('Barn')).toContain(
    'let ears = False\nlet wings = two\nlet night = True\nlet own = 1\ncontract Barn',
  )
  expect(of('Tawny')).toContain('let ears = False\nlet wings = two\nlet own = 1\ncontract Tawny')
  expect(of('Eagle')).not.toContain('wings')
  expect(text).not.toContain('sea')
  expect(lines.find((each) => each.text === 'let night = True')).toMatchObject({
    file: 'parts/wings.scilla',
    line: 3,
  })
  const alone = textOf(await expandParts('ours/Barn.scilla', 'a\n(*@ include wings *)\nb\n', read))
  expect(contractsIn('ours/Barn.scilla', alone)).toEqual(['Barn'])
  expect(composeContract('ours/Barn.scilla', alone, 'Barn')).toBe('a\nlet wings = two\nlet night = True\nb\n')
  await expect(expandParts(file, '(*@ include beak *)', read)).rejects.toThrow('parts/beak.scilla')
})

test('notes are no part of a contract', () => {
  const noted = 'a\n(*@ unit amount = zil *)\nb\n'
  expect(composeContract('ours/Barn.scilla', noted, 'Barn')).toBe('a\nb\n')
})
