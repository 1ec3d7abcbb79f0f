import { describe, expect, it } from 'vitest'
import { faultAt, sitesIn } from './faultsIn'
import { chance, shuffled } from '../../test/shuffled'

const file = 'ours/Purse.scilla'
const source = `scilla_version 0
library Purse
let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil
contract Purse(owner: ByStr20)
field shares: Map ByStr20 Uint128 = Emp ByStr20 Uint128
procedure RequireOwner()
  is_owner = builtin eq _sender owner;
  match is_owner with
  | True =>
  | False =>
    throw
  end
end
(*@ only Purse *)
transition Pay(to: ByStr20, amount: Uint128)
  RequireOwner;
  is_known <- exists shares[to];
  match is_known with
  | True =>
    accept
  | False =>
  end;
  shares[to] := amount;
  m = { _tag: "AddFunds"; _recipient: to; _amount: amount };
  messages = one_message m;
  send messages
end
(*@ only Purse2 *)
transition Close(to: ByStr20)
  RequireOwner;
  delete shares[to]
end
(*@ all *)
`

const faults = sitesIn(file, source).flatMap((site) => faultAt(file, source, site) ?? [])

describe('faults of a contract', () => {
  it('are of each guard, comparison, amount, map key and recipient', () => {
    expect(faults.map(({ line, part, kind, tells }) => `${line} ${part}, ${kind}: ${tells}`))
      .toMatchInlineSnapshot(`
      [
        "10 RequireOwner, comparison: is_owner = builtin eq _sender owner;: builtin eq _sender owner -> let fault = builtin eq _sender owner in match fault with | True => False | False => True end",
        "14 RequireOwner, guard: throw: throw -> fault = True",
        "19 Pay, guard: RequireOwner;: RequireOwner -> fault = True",
        "20 Pay, map key: is_known <- exists shares[to];: to -> _sender",
        "24 Pay, comparison: match is_known: True and False change places",
        "26 Pay, map key: shares[to] := amount;: to -> _sender",
        "26 Pay, amount: shares[to] := amount;: amount -> amount + 1",
        "26 Pay, amount: shares[to] := amount;: amount -> _amount",
        "27 Pay, recipient: m = { _tag: "AddFunds"; _recipient: to; _amount: amount };: to -> _sender",
        "27 Pay, amount: m = { _tag: "AddFunds"; _recipient: to; _amount: amount };: amount -> amount + 1",
        "27 Pay, amount: m = { _tag: "AddFunds"; _recipient: to; _amount: amount };: amount -> _amount",
        "33 Close, guard: RequireOwner;: RequireOwner -> fault = True",
        "34 Close, map key: delete shares[to]: to -> _sender",
      ]
    `)
  })

  it('change their own place alone, and keep the rest to the letter', () => {
    for (const { text, line } of faults) {
      const lines = text.split('\n')
      const differ = source.split('\n').flatMap((each, at) => (each === lines[at] ? [] : [at + 1]))
      expect(differ).toContain(line)
      expect(differ.length).toBeLessThanOrEqual(2)
    }
    expect(new Set(faults.map(({ text }) => text)).size).toBe(faults.length)
  })

  it('come in the same order for the same seed', () => {
    expect(shuffled([1, 2, 3, 4, 5, 6], chance(7))).toEqual(shuffled([1, 2, 3, 4, 5, 6], chance(7)))
    expect(shuffled([1, 2, 3, 4, 5, 6], chance(7))).not.toEqual(shuffled([1, 2, 3, 4, 5, 6], chance(8)))
  })
})
