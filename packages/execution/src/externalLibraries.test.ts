import type { ScillaParam } from '@tyto/abi'
import { readLibraryInit } from '@tyto/scilla'
import { describe, expect, test } from 'vitest'
import { address, alice, Chain } from '../test/chain'
import { executeTransaction, type StateReader } from './index'
import { receiptErrors } from './receipt'

const numbersLibrary = `scilla_version 0
library Numbers
type Parity = | Even | Odd
let one = Uint32 1
let parity_of_one = Odd`

const countersLibrary = `scilla_version 0
import Numbers
library Counters
let next : Uint32 -> Uint32 = fun (n : Uint32) => builtin add n one`

const counterContract = `scilla_version 0
import Counters Numbers
library Own
contract Counter (owner : ByStr20)
field count : Uint32 = one
field parity : Parity = parity_of_one
transition Count()
  old <- count;
  new = next old;
  count := new
end`

const isLibrary: ScillaParam = {
  vname: '_library',
  type: 'Bool',
  value: { constructor: 'True', argtypes: [], arguments: [] },
}

const importing = (...libraries: readonly (readonly [name: string, at: string])[]): ScillaParam => ({
  vname: '_extlibs',
  type: 'List (Pair String ByStr20)',
  value: libraries.map((pair) => ({
    constructor: 'Pair',
    argtypes: ['String', 'ByStr20'],
    arguments: [...pair],
  })),
})

/** The fixed part of the state of a deployed library or contract. */
const implicitInit = (params: readonly ScillaParam[]) =>
  readLibraryInit([
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: alice },
    { vname: '_creation_block', type: 'BNum', value: '1' },
    ...params,
  ])

function chainWithLibraries() {
  const chain = new Chain()
  const numbers = chain.deploy(numbersLibrary, [isLibrary])
  const counters = chain.deploy(countersLibrary, [isLibrary, importing(['Numbers', numbers])])
  const imports = importing(['Counters', counters], ['Numbers', numbers])
  return { chain, numbers, counters, imports }
}

describe('libraries on the chain', () => {
  test('are deployed, import each other, and serve contracts', () => {
    const { chain, numbers, imports } = chainWithLibraries()
    const counter = chain.deploy(counterContract, [address('owner', alice), imports])
    expect(chain.call(counter, 'Count').receipt.success).toBe(true)
    expect(chain.state.field(counter, 'count', [])).toMatchObject({ value: 2n })
    // The library's type carries its address.
    expect(chain.state.field(counter, 'parity', [])).toMatchObject({ type: { name: `${numbers}.Parity` } })
  })

  test('must stand where the init data says', () => {
    const { chain, numbers } = chainWithLibraries()
    const missing = importing(['Counters', alice], ['Numbers', numbers])
    const { receipt } = chain.commit(chain.deployRequest(counterContract, [address('owner', alice), missing]))
    expect(receipt).toMatchObject({
      success: false,
      errors: { 0: [receiptErrors.LIBRARY_EXTRACTION_FAILED] },
    })
  })

  test('that import each other without end are refused: they are called, deployed and stand in a state', () => {
    const chain = new Chain()
    const at = (index: number) => `0x${index.toString(16).padStart(40, '0')}` as const
    const LENGTH = 20_000
    for (let index = 1; index <= LENGTH; index++) {
      const next = index === LENGTH ? [] : [importing([`L${index + 1}`, at(index + 1)])]
      const init = implicitInit([isLibrary, ...next])
      const imports = index === LENGTH ? '' : `import L${index + 1}`
      chain.state.addContract({
        address: at(index),
        code: `scilla_version 0 ${imports} library L${index}`,
        init,
      })
    }
    const code = 'scilla_version 0 import L1 contract C () transition T () end'
    const deployed = chain.execute(chain.deployRequest(code, [importing(['L1', at(1)])]))
    expect(deployed.receipt).toMatchObject({ success: false, errors: { 0: [receiptErrors.CHECKER_FAILED] } })
    expect(deployed.failure).toMatchObject({ reason: 'TooDeep', message: 'Too many libraries are imported.' })
    const contract = at(LENGTH + 1)
    chain.state.addContract({ address: contract, code, init: implicitInit([importing(['L1', at(1)])]) })
    expect(chain.execute(chain.callRequest(contract, 'T')).failure).toMatchObject({
      reason: 'TooDeep',
      message: 'Too many libraries are imported.',
    })
  })

  test('that are named thousands of times are not read as often', () => {
    const { chain, numbers } = chainWithLibraries()
    let reads = 0
    const { state } = chain
    const counting: StateReader = {
      balance: (of) => state.balance(of),
      nonce: (of) => state.nonce(of),
      init: (of) => state.init(of),
      field: (of, field, keys) => state.field(of, field, keys),
      code(of) {
        reads += 1
        return state.code(of)
      },
    }
    const names = Array.from({ length: 1_000 }, (_, index) => [`Numbers${index}`, numbers] as const)
    const tx = chain.deployRequest(counterContract, [address('owner', alice), importing(...names)], {
      gasLimit: 100_000n,
    })
    const { failure } = executeTransaction(tx, {
      block: chain.block,
      reader: counting,
      programs: chain.programs,
    })
    expect(failure?.message).toBe('Too many libraries are imported.')
    expect(reads).toBeLessThan(250)
  })

  test('of a contract are its own, whatever the same code was deployed with before', () => {
    const { chain, numbers, counters, imports } = chainWithLibraries()
    chain.deploy(counterContract, [address('owner', alice), imports])
    // One name that reads like both pairs.
    const confusing = importing([`Counters@${counters} Numbers`, numbers])
    const { failure } = chain.execute(
      chain.deployRequest(counterContract, [address('owner', alice), confusing]),
    )
    expect(failure?.message).toBe('There is no library Counters.')
  })

  test('are of the version of the language that they and their init data say', () => {
    const chain = new Chain()
    const deploy = (code: string, value: string) =>
      chain.execute({
        ...chain.deployRequest(code),
        init: [{ vname: '_scilla_version', type: 'Uint32', value }, isLibrary],
      })
    expect(deploy(numbersLibrary, '0').failure).toBeUndefined()
    const other = deploy(numbersLibrary, '1')
    expect(other.receipt).toMatchObject({ errors: { 0: [receiptErrors.CREATE_CONTRACT_FAILED] } })
    expect(other.failure?.message).toBe('The library is of Scilla version 0.')
    const later = deploy(numbersLibrary.replace('scilla_version 0', 'scilla_version 1'), '1')
    expect(later.receipt).toMatchObject({ errors: { 0: [receiptErrors.CHECKER_FAILED] } })
    expect(later.failure?.message).toBe('Only scilla_version 0 is supported.')
    expect(deploy(numbersLibrary.replace('scilla_version 0', ''), '0').failure?.reason).toBe('Checker')
  })

  test('are checked before they stand', () => {
    const chain = new Chain()
    const { receipt } = chain.commit(
      chain.deployRequest(`${numbersLibrary} let bad = no_such_name`, [isLibrary]),
    )
    expect(receipt).toMatchObject({ success: false, errors: { 0: [receiptErrors.CHECKER_FAILED] } })
  })

  /** Values at the end of a library: two units of gas in eighths. */
  const SIXTEEN = Array.from({ length: 16 }, (_, index) => `let one_${index} = Uint32 1`).join('\n')

  test('are evaluated when they are deployed, and paid for', () => {
    const chain = new Chain()
    const deploy = (code: string) => chain.execute(chain.deployRequest(code, [isLibrary])).gasUsed
    const evaluated = deploy(`${numbersLibrary}\n${SIXTEEN}`)
    // The same text, so that its size costs the same, but its values are never evaluated.
    const comment = deploy(`${numbersLibrary}\n(* ${SIXTEEN.slice(6)} *)`)
    expect(evaluated - comment).toBe(2n)
    const overflowing = `${numbersLibrary}\nlet bad = let least = Int32 -2147483648 in let minus = Int32 -1 in builtin mul least minus`
    const { receipt, failure } = chain.execute(chain.deployRequest(overflowing, [isLibrary]))
    expect(receipt).toMatchObject({ success: false })
    expect(failure?.reason).toBe('Overflow')
  })

  test('of a contract are paid for where its init data cannot be read', () => {
    const { chain, imports } = chainWithLibraries()
    const deploy = (library: string) => {
      const code = counterContract.replace('library Own', `library Own\n${library}`)
      return chain.execute(chain.deployRequest(code, [address('holder', alice), imports]))
    }
    const evaluated = deploy(SIXTEEN)
    expect(evaluated.failure?.reason).toBe('InvalidInit')
    expect(evaluated.gasUsed - deploy(`(* ${SIXTEEN.slice(6)} *)`).gasUsed).toBe(2n)
  })

  test('cannot be called', () => {
    const { chain, numbers } = chainWithLibraries()
    expect(chain.call(numbers, 'Count').receipt.success).toBe(false)
  })
})
