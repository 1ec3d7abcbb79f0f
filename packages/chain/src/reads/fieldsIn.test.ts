import { expect, it } from 'vitest'
import { growthOf, mostGrowth } from '../../../primitives/test/growth'
import { fieldsIn } from './fieldsIn'

it('reads names and types as the source has them, over lines, without comments', () => {
  const code = `
scilla_version 0
contract Place(owner: ByStr20)
(* field old : Uint128 = zero (* field older : Bool = True *) field last : Bool = False *)
field version: String = "(* 1.0 *) = field none : Bool"
field  balances : Map ByStr20
  (Map ByStr20 Uint128) = Emp ByStr20 (Map ByStr20 Uint128)
  field is_on : Bool = True
transition T(who: ByStr20 with contract
  field other: Uint128 end)
  field_of = x
end`
  expect(fieldsIn(code)).toEqual([
    { vname: 'version', type: 'String' },
    { vname: 'balances', type: 'Map ByStr20 (Map ByStr20 Uint128)' },
    { vname: 'is_on', type: 'Bool' },
  ])
  expect(fieldsIn('')).toEqual([])
})

it.each(['(*', 'field a : ', '"', '*)', 'field a:\\n', 'field a:\n'])(
  'looks once at each letter of whatever a node says is a source: %j',
  (text) => {
    expect(growthOf((size) => text.repeat(size), fieldsIn, 40_000)).toBeLessThan(mostGrowth)
  },
)
