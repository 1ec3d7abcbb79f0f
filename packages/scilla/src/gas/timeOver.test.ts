import { expect, test } from 'vitest'
import { testContract, TestHost } from '../../test/testHost'
import { integerValue } from '../values/values'
import { GasMeter, type IsTimeOver } from './gasMeter'

const { program, host } = testContract(`scilla_version 0
library Slow
let one = Uint32 1
let count = fun (times : Uint32) =>
  let n = builtin to_nat times in
  let step = fun (sum : Uint32) => fun (ignored : Nat) => builtin add sum one in
  let fold = @nat_fold Uint32 in
  fold step one n
contract Slow ()
field total : Uint32 = Uint32 0
transition Count (times : Uint32)
  sum = count times;
  total := sum
end`)

function count(times: bigint, isTimeOver?: IsTimeOver): number {
  const running = new TestHost(host.immutables)
  running.gas = GasMeter.forLimit(1_000_000_000, isTimeOver)
  program.call(running, 'Count', new Map([['times', integerValue('Uint32', times)]]))
  return running.gas.used
}

test('a run whose time is over ends, however much gas it has', () => {
  let looks = 0
  const fails = () => count(4_000_000_000n, () => ++looks > 10)
  expect(fails).toThrow(expect.objectContaining({ code: 'OutOfTime' }))
  expect(looks).toBe(11)
})

test('values of a library are part of the run', () => {
  const slow = testContract(`scilla_version 0
library Slow
let many = Uint32 4000000000
let n = builtin to_nat many
let slow =
  let step = fun (sum : Nat) => fun (p : Nat) => p in
  let fold = @nat_fold Nat in
  fold step n n
contract Slow ()
transition Run ()
end`)
  slow.host.gas = GasMeter.forLimit(2_000_000_000, () => true)
  expect(() => slow.call('Run')).toThrow(expect.objectContaining({ code: 'OutOfTime' }))
})

test('the gas is the same whether or not somebody looks at the time', () => {
  expect(count(500n, () => false)).toBe(count(500n))
})
