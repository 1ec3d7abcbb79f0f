/**
 * A program that the checker accepts never meets a value of another type when it runs. No reference is asked here: that
 * both take and refuse the same is seen in recorded answers (`test/answers`), of which 1,000 are to programs of this generator.
 */
import { formatType } from '@tyto/abi'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { librariesOf } from '../../test/checkText'
import { faultKinds, randomProgram, type RandomProgram } from '../../test/randomProgram'
import { nestLibrary, type Pick } from '../../test/randomValues'
import { TestHost, implicit, sender, thisAddress } from '../../test/testHost'
import { checkContract } from '../check/checkContract'
import { ScillaError } from '../errors/scillaError'
import { ScillaException, ScillaRuntimeError } from '../errors/runtimeErrors'
import { GasMeter } from '../gas/gasMeter'
import { OutOfGas } from '../gas/outOfGas'
import { loadAllParts } from '../loadAllParts'
import { parseContract } from '../syntax/parse'
import { bytesValue } from '../values/values'
import { compileContract } from './compile/compileContract'
import { typeOf } from './typeOf'

/** A thousand take thirty seconds on a busy machine: each run of the tests makes others. */
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
  'N.Wrap': {
    constructor: 'Nest.Full',
    argtypes: [],
    arguments: ['6', { constructor: 'Some', argtypes: ['Uint32'], arguments: ['8'] }],
  },
  Shape: { constructor: `${thisAddress}.Square`, argtypes: [], arguments: ['5'] },
}

beforeAll(loadAllParts)

const libraries = librariesOf({ Nest: nestLibrary })

/** How a program ends: refused by the checker, or how each of its transitions ends. */
function endsOf({ text, transitions }: RandomProgram): readonly string[] {
  const module = parseContract(text, 'Random.scilla')
  try {
    checkContract(module, { libraries })
  } catch (error) {
    if (error instanceof ScillaError) return ['refused']
    throw error
  }
  const program = compileContract(module, { libraries })
  return transitions.map(({ name, params }) => {
    const host = new TestHost(new Map([...implicit, ['owner', bytesValue(sender)]]))
    host.gas = GasMeter.forLimit(20_000)
    program.deploy(host)
    const values = params.map((type, at) => ({
      vname: `a${at}`,
      type: type === 'Shape' ? `${thisAddress}.Shape` : type.replace('N.', 'Nest.'),
      value: given[type] as never,
    }))
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

it('random programs: what is accepted never meets a wrong type, and what breaks a rule is refused', () => {
  const ends = new Map<string, number>()
  const count = (what: string) => ends.set(what, (ends.get(what) ?? 0) + 1)
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const pick: Pick = (most) => generate(fc.nat, { max: most - 1 })
      const program = randomProgram(pick)
      const found = endsOf(program)
      const isRefused = found[0] === 'refused'
      if (program.fault !== undefined) count(program.fault)
      // The generator knows, without a checker, what may be accepted.
      if (program.fault !== undefined) expect(isRefused, `${program.fault}\n${program.text}`).toBe(true)
      else if (!program.hasStray) expect(isRefused, program.text).toBe(false)
      for (const end of found) count(end)
      if (!found.includes('ran')) return
      if (/ = p\d/.test(program.text)) count('binds a result')
      if (program.callsInArms > 0) count('calls in an arm')
      if (/ (@list_|@fst|@snd|N\.unwrap|N\.wrap_head)/.test(program.text)) count('asks a library')
    }),
    // To make a large program smaller takes minutes.
    { numRuns: programs, endOnFailure: true },
  )
  // Both sides of the checker are met, and all that is new in such a program.
  expect(ends.get('ran')).toBeGreaterThan(programs / 4)
  for (const what of ['binds a result', 'calls in an arm', 'asks a library'])
    expect(ends.get(what), what).toBeGreaterThan(programs / 10)
  expect(ends.get('InvalidMessage')).toBeUndefined()
  // Each kind is a matter of chance; that three of them are missing is none.
  expect(faultKinds.filter((kind) => ends.has(kind)).length).toBeGreaterThan(faultKinds.length / 2)
})
