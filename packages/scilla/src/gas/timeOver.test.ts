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

test('gas that is forgotten is no time without a look', () => {
  let looks = 0
  const gas = new GasMeter(1_000_000, () => ++looks > 1)
  gas.charge(500_000)
  gas.forget(0)
  expect(looks).toBe(1)
  const goOn = () => {
    for (let step = 0; step < 1_000; step++) gas.charge(8)
  }
  expect(goOn).toThrow(expect.objectContaining({ code: 'OutOfTime' }))
  expect(gas.used).toBeLessThan(1_000)
})

test('the last unit of a limit can be taken, and no more', () => {
  for (const gas of [new GasMeter(1_000), new GasMeter(1_000, () => false)]) {
    gas.charge(600)
    gas.charge(400)
    expect(() => gas.charge(1)).toThrow(expect.objectContaining({ code: 'OutOfGas' }))
    expect(gas.used).toBe(1_000)
    expect(() => gas.charge(-1)).toThrow(TypeError)
  }
})
