/**
 * A program that the checker accepts never meets a value of another type when it runs. No reference is asked here: that
 * both refuse the same is seen in recorded answers (`test/answers`) alone.
 */
import { formatType } from '@tyto/abi'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomProgram, type Pick, type RandomProgram } from '../../test/randomProgram'
import { TestHost, implicit, sender, thisAddress } from '../../test/testHost'
import { checkContract } from '../check/checkContract'
import { ScillaError } from '../errors/scillaError'
import { ScillaException, ScillaRuntimeError } from '../errors/runtimeErrors'
import { GasMeter } from '../gas/gasMeter'
import { OutOfGas } from '../gas/outOfGas'
import { parseContract } from '../syntax/parse'
import { bytesValue } from '../values/values'
import { compileContract } from './compile/compileContract'
import { typeOf } from './typeOf'

/** A thousand take ten seconds: each run of the tests makes others. */
const programs = 300

/** A value of each type of a parameter, in the chain's JSON. */
const given: Readonly<Record<string, unknown>> = {
  Uint32: '4',
  Int64: '-9',
  String: 'ulu',
  Bool: { constructor: 'False', argtypes: [], arguments: [] },
  ByStr20: sender,
  'Option Uint32': { constructor: 'Some', argtypes: ['Uint32'], arguments: ['2'] },
  'List Uint32': ['1', '2'],
  'Pair Uint32 Bool': {
    constructor: 'Pair',
    argtypes: ['Uint32', 'Bool'],
    arguments: ['3', { constructor: 'True', argtypes: [], arguments: [] }],
  },
  Shape: { constructor: `${thisAddress}.Square`, argtypes: [], arguments: ['5'] },
}

/** How a program ends: refused by the checker, or how each of its transitions ends. */
function endsOf({ text, transitions }: RandomProgram): readonly string[] {
  const module = parseContract(text, 'Random.scilla')
  try {
    checkContract(module)
  } catch (error) {
    if (error instanceof ScillaError) return ['refused']
    throw error
  }
  const program = compileContract(module)
  return transitions.map(({ name, params }) => {
    const host = new TestHost(new Map([...implicit, ['owner', bytesValue(sender)]]))
    host.gas = GasMeter.forLimit(20_000)
    program.deploy(host)
    const values = params.map((type, at) => ({ vname: `a${at}`, type, value: given[type] as never }))
    const end = endOf(() => program.call(host, name, values))
    // Every field holds what it is declared to hold.
    for (const { name: field } of program.info.fields) {
      const [value, type] = [host.state.get(field), program.fieldType(field, thisAddress)]
      if (value !== undefined && type !== undefined) expect(formatType(typeOf(value))).toBe(formatType(type))
    }
    return end
  })
}

/** Throws what no run of a checked contract may end with. */
function endOf(run: () => void): string {
  try {
    run()
    return 'ran'
  } catch (error) {
    if (error instanceof ScillaException || error instanceof OutOfGas) return error.name
    if (error instanceof ScillaRuntimeError && error.code !== 'IllTyped') return error.code
    throw error
  }
}

it('random programs with procedures that give results: what is accepted never meets a wrong type', () => {
  const ends = new Map<string, number>()
  let binding = 0
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const pick: Pick = (count) => generate(fc.nat, { max: count - 1 })
      const program = randomProgram(pick)
      const found = endsOf(program)
      if (found[0] !== 'refused' && / = p\d/.test(program.text)) binding += 1
      for (const end of found) ends.set(end, (ends.get(end) ?? 0) + 1)
    }),
    { numRuns: programs },
  )
  // Both sides of the checker are met, and results are bound in programs that run.
  expect(ends.get('ran')).toBeGreaterThan(programs / 4)
  expect(ends.get('refused')).toBeGreaterThan(programs / 50)
  expect(binding).toBeGreaterThan(programs / 10)
})
