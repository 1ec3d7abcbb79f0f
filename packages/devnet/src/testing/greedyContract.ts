/** `Hoard` holds more and more in memory, `Write` changes as many entries as it is told. */
export const greedyCode = `scilla_version 0

import ListUtils NatUtils

library Greedy

let one = Uint32 1

let listOf = fun (times : Uint32) =>
  let n = builtin to_nat times in
  let empty = Nil {Uint32} in
  let grow = fun (list : List Uint32) => fun (ignored : Nat) => Cons {Uint32} times list in
  let fold = @nat_fold (List Uint32) in
  fold grow empty n

contract Greedy ()

field entries : Map Uint32 Uint32 = Emp Uint32 Uint32
field next : Uint32 = Uint32 0
field size : Uint32 = Uint32 0

procedure WriteNext (ignored : Uint32)
  at <- next;
  entries[at] := at;
  after = builtin add at one;
  next := after
end

transition Write (times : Uint32)
  list = listOf times;
  forall list WriteNext
end

transition Hoard (times : Uint32)
  list = listOf times;
  length = @list_length Uint32;
  counted = length list;
  size := counted
end
`

export const greedyDeploy = {
  init: [{ vname: '_scilla_version', type: 'Uint32', value: '0' }],
  amount: 0n,
} as const
