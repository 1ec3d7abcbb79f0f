import { beforeAll, describe, expect, it } from 'vitest'
import { other, testContract } from '../../test/testHost'
import { loadAllParts } from '../loadAllParts'
import { bytesValue, type Value } from '../values/values'
import { standardLibraries } from '../stdlib/standardLibraries'
import { parseLibrary } from '../syntax/parse'
import { GasMeter } from './gasMeter'
import { libraryGas } from './libraryGas'
import { OutOfGas } from './outOfGas'

beforeAll(loadAllParts)

// The cost of whole runs. Each rule was found from the gas that the reference prints for its own test programs.

const libraries = (sources: { readonly [name: string]: string }) =>
  new Map(
    Object.entries(sources).map(([name, text]) => [
      name,
      { module: parseLibrary(`scilla_version 0\n${text}`, `${name}.scillib`) },
    ]),
  )

const deploymentGas = (source: string, sources: { readonly [name: string]: string } = {}): number => {
  const { program, host } = testContract(`scilla_version 0\n${source}`, {}, { libraries: libraries(sources) })
  host.gas = new GasMeter(1e6)
  program.deploy(host)
  return host.gas.used
}

describe('libraries', () => {
  const a = 'library A\nlet one = Uint32 1\nlet two = let x = Uint32 2 in x'
  const plain = deploymentGas('contract C ()')

  it('an import costs what its values cost', () => {
    expect(deploymentGas('import A\nlibrary L\ncontract C ()', { A: a }) - plain).toBe(4)
  })

  it('is paid for once for each way on which it is imported', () => {
    const b = 'import A\nlibrary B\nlet three = one'
    expect(deploymentGas('import A B\nlibrary L\ncontract C ()', { A: a, B: b }) - plain).toBe(4 + 4 + 1)
  })

  it('counts ways through ways, and ends where they fan out without end', () => {
    const towers = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const imports = index < 58 ? `import L${index + 1} L${index + 2}` : ''
        return [`L${index}`, `${imports}\nlibrary L${index}\nlet v${index} = Uint32 1`]
      }),
    )
    // As Fibonacci's numbers: six libraries are paid for 1 + 1 + 2 + 3 + 5 + 8 times.
    const few = {
      ...towers,
      L4: 'import L5\nlibrary L4\nlet v4 = Uint32 1',
      L5: 'library L5\nlet v5 = Uint32 1',
    }
    expect(deploymentGas('import L0\nlibrary L\ncontract C ()', few) - plain).toBe(1 + 1 + 2 + 3 + 5 + 8)
    expect(() => deploymentGas('import L0\nlibrary L\ncontract C ()', towers)).toThrow('gas limit')
  })

  it('ends where a chain of them does not', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => {
          const imports = index + 1 < length ? `import L${index + 1}` : ''
          return [`L${index}`, `${imports}\nlibrary L${index}\nlet v${index} = Uint32 1`]
        }),
      )
    expect(deploymentGas('import L0\nlibrary L\ncontract C ()', chain(200)) - plain).toBe(200)
    expect(() => deploymentGas('import L0\nlibrary L\ncontract C ()', chain(20_000))).toThrow(
      'Too many libraries',
    )
  })

  /** Libraries of which each imports the two below it; only the lowest has something to pay for. */
  const tower = (height: number, lowest: string): { readonly [name: string]: string } =>
    Object.fromEntries(
      Array.from({ length: height }, (_, index) => {
        const below = [index + 1, index + 2].filter((one) => one < height).map((one) => `L${one}`)
        const imports = below.length === 0 ? '' : `import ${below.join(' ')}\n`
        const text = `library L${index}\ntype T${index} = | C${index}`
        return [`L${index}`, index === height - 1 ? lowest : imports + text]
      }),
    )
  const ABOVE = 'import L0\nlibrary L\ncontract C ()'

  it('no way of importing a library of the language gives gas back', () => {
    expect([...libraryGas.values()].filter((gas) => gas < 0)).toEqual([])
    for (const name of standardLibraries.keys()) {
      const used = [2, 5, 10, 15].map((height) =>
        deploymentGas(ABOVE, tower(height, `import ${name}\nlibrary L${height - 1}`)),
      )
      expect(used, name).toEqual([...used].sort((a, b) => a - b))
      expect(used[0], name).toBeGreaterThanOrEqual(plain)
    }
  })

  it('counts more ways than the highest gas limit in use could pay for', () => {
    const libraries35 = libraries(tower(35, 'library L34\nlet v = Uint32 1'))
    const { program, host } = testContract(`scilla_version 0\n${ABOVE}`, {}, { libraries: libraries35 })
    host.gas = GasMeter.forLimit(1_000_000n)
    expect(() => program.deploy(host)).toThrow(OutOfGas)
  })
})

describe('addresses among what is given', () => {
  const source =
    'scilla_version 0\ncontract C (a : ByStr20 with contract field f : Uint32 end, b : ByStr20)\nfield x : Uint32 = Uint32 1'

  it('the looks are free in a deployment that succeeds, and paid for after the fields in one that fails', () => {
    const contract = testContract(source, { a: bytesValue(other), b: bytesValue(other) })
    const { program, host } = contract
    host.gas = new GasMeter(1e6)
    expect(() => program.deploy(host)).toThrow('not an address of the type')
    const failed = host.gas.used
    expect(host.log).toEqual([])
    host.accounts.set(other, { kind: 'contract', balance: 0n, nonce: 0n, codeHash: undefined })
    host.remoteTypes.set(`${other}/f`, { kind: 'primitive', name: 'Uint32' })
    host.gas = new GasMeter(1e6)
    program.deploy(host)
    expect(failed - host.gas.used).toBe(4)
    expect(host.log).toEqual(['write x'])
  })

  it('what is no failure of the contract, as a state not at hand, passes on and costs nothing', () => {
    const { program, host } = testContract(source, { a: bytesValue(other), b: bytesValue(other) })
    const missing = new Error('not at hand')
    host.account = () => {
      throw missing
    }
    host.gas = new GasMeter(1e6)
    expect(() => program.deploy(host)).toThrow(missing)
    const { used } = host.gas
    // Nor is it another failure where no gas is left for the look.
    host.gas = new GasMeter(used)
    expect(() => program.deploy(host)).toThrow(missing)
  })

  it.each([
    ['ByStr20', 0],
    ['ByStr20 with end', 2],
    ['ByStr20 with library end', 2],
    ['ByStr20 with contract end', 3],
    ['ByStr20 with contract field f : Uint32 end', 4],
  ])('a parameter of type %s costs %d', (type, gas) => {
    const call = (declared: string): number => {
      const { program, host } = testContract(
        `scilla_version 0\ncontract C ()\ntransition T (a : ${declared})\nend`,
      )
      const kind = declared.includes('library') ? 'library' : 'contract'
      host.accounts.set(other, { kind, balance: 1n, nonce: 0n, codeHash: undefined })
      host.remoteTypes.set(`${other}/f`, { kind: 'primitive', name: 'Uint32' })
      program.call(host, 'T', new Map<string, Value>([['a', bytesValue(other)]]))
      return host.gas.used
    }
    expect(call(type) - call('ByStr20')).toBe(gas)
  })
})

it('an exception that carries nothing costs one', () => {
  const gasOf = (body: string): number => {
    const { program, host } = testContract(`scilla_version 0\ncontract C ()\ntransition T ()\n${body}\nend`)
    try {
      program.call(host, 'T', new Map())
    } catch {
      // Only its gas is of interest.
    }
    return host.gas.used
  }
  expect(gasOf('throw') - gasOf('')).toBe(1)
})
