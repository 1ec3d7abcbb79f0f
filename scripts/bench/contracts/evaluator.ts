import { evaluateExpression, GasMeter, loadAllParts, parseExpression } from '@tyto/scilla'
import { ratePerCpuSecond, type Benchmark } from '../benchmark'

/** Ackermann's function by two folds, up to A(3, 4): much recursion, and little else. */
const ackermann = `
let successor = fun (n : Nat) => Succ n in
let iterate =
  fun (f : Nat -> Nat) =>
  fun (n : Nat) =>
    let step = fun (acc : Nat) => fun (ignore : Nat) => f acc in
    let fold = @nat_fold Nat in
    let zero = Zero in
    let first = Succ zero in
    let start = f first in
    fold step start n
in
let ackermann =
  fun (m : Nat) =>
    let step = fun (f : Nat -> Nat) => fun (ignore : Nat) => iterate f in
    let fold = @nat_fold (Nat -> Nat) in
    fold step successor m
in
let three_number = Uint32 3 in
let four_number = Uint32 4 in
let three = builtin to_nat three_number in
let four = builtin to_nat four_number in
let zero = Zero in
let row3 = ackermann three in
let a = row3 zero in
let b = row3 three in
let c = row3 four in
nat_to_int c`

export const evaluations: readonly Benchmark[] = [
  {
    name: 'ackermann',
    goal: { atMost: 160, unit: 'ms' },
    async run() {
      await loadAllParts()
      const expression = parseExpression(ackermann)
      const evaluate = () =>
        void evaluateExpression(expression, { gas: GasMeter.forLimit(4_000_000), imports: ['NatUtils'] })
      return 1000 / ratePerCpuSecond(evaluate, 1, 2)
    },
  },
]
