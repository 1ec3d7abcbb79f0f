import { beforeAll, describe, expect, it } from 'vitest'
import { GasMeter } from '../gas/gasMeter'
import { loadRareParts } from '../rare/rareParts'
import { evaluateExpression } from '../runtime/compile/evaluateExpression'
import { parseExpression } from '../syntax/parse'

// What functions of the libraries cost is part of the chain: our text of them must cost what the reference's does. The
// figures follow from the gas that the reference prints for its own test programs.

const gasOf = (text: string): number => {
  const gas = new GasMeter(1e7)
  const imports = ['ListUtils', 'IntUtils', 'NatUtils']
  evaluateExpression(parseExpression(text, 'costs.scilexp'), { gas, imports })
  return gas.used
}

/** What an expression costs besides what was defined before it; a variable in its place costs one. */
const cost = (definitions: string, expression: string): number =>
  gasOf(`${definitions}\n${expression}`) - gasOf(`${definitions}\none`)

beforeAll(loadRareParts)

describe('costs of library functions', () => {
  const numbers = 'let one = Uint32 1 in let two = Uint32 2 in'
  const lists = `${numbers} let nil = Nil {Uint32} in let l1 = Cons {Uint32} two nil in let l2 = Cons {Uint32} one l1 in`
  const listOfLists = `${lists} let none = Nil {(List Uint32)} in let ll = Cons {(List Uint32)} l2 none in`
  const nats = `${numbers} let n0 = Zero in let n1 = Succ n0 in let n2 = Succ n1 in`

  it.each([
    ['uint32_lt', numbers, 'uint32_lt one two', 5],
    ['uint32_neq', numbers, 'uint32_neq one two', 12],
    ['uint32_gt', numbers, 'uint32_gt one two', 7],
    ['uint32_le, the first being less', numbers, 'uint32_le one two', 11],
    ['uint32_le, both being equal', numbers, 'uint32_le one one', 20],
    ['uint32_ge', numbers, 'uint32_ge one one', 18],
    ['list_eq', `${lists} let f = @list_eq Uint32 in`, 'f uint32_eq l2 l2', 65],
    ['list_eq of different lists', `${lists} let f = @list_eq Uint32 in`, 'f uint32_eq l2 l1', 37],
    ['list_mem', `${lists} let f = @list_mem Uint32 in`, 'f uint32_eq two l2', 63],
    ['list_sort', `${lists} let f = @list_sort Uint32 in`, 'f uint32_lt l2', 91],
    ['list_flatten', `${listOfLists} let f = @list_flatten Uint32 in`, 'f ll', 57],
    ['nat_eq', nats, 'nat_eq n2 n2', 43],
    ['nat_eq of different numbers', nats, 'nat_eq n0 n2', 24],
  ])('%s', (_, definitions, expression, gas) => {
    expect(cost(definitions, expression)).toBe(gas)
  })
})
