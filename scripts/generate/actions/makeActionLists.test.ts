import { describe, expect, it } from 'vitest'
import { makeActionLists, readAction, staleActionLists } from './makeActionLists'

const path = 'apps/web/src/features/wallet/actions/pay.ts'
const said = `export const pay = defineAction<Payment>({
  name: 'pay',
  gas: { measured: [100n, 105n], inToken: [900n, 950n] },
  gasLimit: 10_000n,
})
`

describe('the lists of actions', () => {
  it('are what the actions say, in one line for each', () => {
    expect(readAction(path, said)).toEqual({
      name: 'pay',
      path,
      gas: '{ measured: [100n, 105n], inToken: [900n, 950n] }',
    })
    const long = said.replace('{ measured: [100n, 105n],', '{\n    measured: [100n, 105n],\n   ')
    expect(readAction(path, long.replace('950n] }', '950n],\n  }'))).toEqual(readAction(path, said))
    const both = said.replace('950n] }', '950n], zilliqa2: { measured: [300n, 310n] } }')
    const gas = '{ measured: [100n, 105n], inToken: [900n, 950n], zilliqa2: { measured: [300n, 310n] } }'
    expect(readAction(path, both)?.gas).toBe(gas)
    const apart = both
      .replace('gas: {', 'gas: {\n   ')
      .replaceAll(', ', ',\n    ')
      .replace('310n] } }', '310n] },\n  }')
    expect(readAction(path, apart)?.gas).toBe(gas)
    expect(readAction(path, said.replace(/gas: .*/, 'gas: null,'))?.gas).toBe('null')
    expect(readAction(path, 'export function payCall() {}')).toBeNull()
  })

  it('are not made of an action that goes by two names, or that says nothing of its gas', () => {
    expect(() => readAction(path, said.replace("'pay'", "'play'"))).toThrow('one name')
    expect(() => readAction(path.replace('pay.ts', 'play.ts'), said)).toThrow('one name')
    expect(() => readAction(path, said.replace(/ {2}gas: .*\n/, ''))).toThrow('gas')
  })

  it('are stale once a file differs from what is made', async () => {
    const lists = await makeActionLists()
    expect(await staleActionLists(lists)).toEqual([])
    const [first] = [...lists.keys()]
    expect(await staleActionLists(new Map([...lists, [first!, 'other']]))).toEqual([first])
  })
})
