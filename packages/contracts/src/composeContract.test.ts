import { expect, test } from 'vitest'
import { composeContract, contractsIn } from './composeContract'

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

test('what is for readers of the source is not deployed', () => {
  const own = 'library Owl\n(*@ source *)\n(* A long story. *)\n(*@ all *)\ncontract Owl\n'
  expect(contractsIn(file, own)).toEqual(['Owl'])
  expect(composeContract(file, own, 'Owl')).toBe('library Owl\ncontract Owl\n')
})

test('line ends of another system change nothing', () => {
  const there = source.replaceAll('\n', '\r\n')
  expect(contractsIn(file, there)).toEqual(contractsIn(file, source))
  expect(composeContract(file, there, 'Eagle')).toBe(composeContract(file, source, 'Eagle'))
})
