import { expect, it } from 'vitest'
import { applyBuiltin, outcome } from '../../test/testEvaluate'

it.each(['Int32 -1', 'Int32 1', 'Uint64 1', '"1"'])(
  'to_nat of %s, which no checker has refused',
  (argument) => {
    expect(outcome(applyBuiltin('to_nat', argument))).toBe('IllTyped')
  },
)
