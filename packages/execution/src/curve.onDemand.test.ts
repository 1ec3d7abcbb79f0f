import { loadAllParts, PartNotLoaded } from '@tyto/scilla'
import { expect, test } from 'vitest'
import { Chain } from '../test/chain'

const source = `scilla_version 0
contract Curve()
field sum : Option (Pair ByStr32 ByStr32) = None {(Pair ByStr32 ByStr32)}
transition Add(x : ByStr32, y : ByStr32)
  point = Pair {ByStr32 ByStr32} x y;
  added = builtin alt_bn128_G1_add point point;
  sum := added
end`

test('a call that needs the curve runs again, to the same end, once the curve is loaded', async () => {
  const chain = new Chain()
  const contract = chain.deploy(source)
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const call = chain.callRequest(contract, 'Add', [
    { vname: 'x', type: 'ByStr32', value: word(1) },
    { vname: 'y', type: 'ByStr32', value: word(2) },
  ])
  expect(() => chain.execute(call)).toThrow(PartNotLoaded)
  await loadAllParts()
  const { receipt, difference } = chain.execute(call)
  expect(receipt.success).toBe(true)
  expect(difference.writes[0]?.value).toMatchObject({ name: 'Some' })
})
