import type { ContractDeploy } from '@tyto/abi'

/** A contract for tests: maps of maps, a payment, an exception. */
export const noteBookCode = `scilla_version 0

library NoteBook

let zero = Uint128 0
let one_message = fun (m: Message) =>
  let nil = Nil {Message} in
  Cons {Message} m nil

type Note =
  | Note of String Uint32

contract NoteBook(owner: ByStr20, book_name: String)

field title: String = book_name
field notes: Map String (Map Uint32 String) = Emp String (Map Uint32 String)
field marks: Map ByStr20 (Map String (Map Int32 Bool)) = Emp ByStr20 (Map String (Map Int32 Bool))
field latest: Option Note = None {Note}

transition Put(a: String, b: Uint32, text: String)
  notes[a][b] := text;
  note = Note text b;
  some = Some {Note} note;
  latest := some;
  e = { _eventname: "Put"; a: a; b: b; text: text };
  event e
end

transition Remove(a: String, b: Uint32)
  delete notes[a][b]
end

transition RemoveAll(a: String)
  delete notes[a]
end

transition Replace(a: String)
  one = Uint32 1;
  text = "only";
  empty = Emp Uint32 String;
  inner = builtin put empty one text;
  notes[a] := inner
end

transition Clear()
  empty = Emp String (Map Uint32 String);
  notes := empty
end

transition Mark(a: String, b: Int32)
  yes = True;
  marks[_sender][a][b] := yes
end

transition Pay()
  accept
end

transition Refuse(code: Int32)
  e = { _exception: "Refused"; code: code };
  throw e
end
`

export function noteBookDeploy(owner: string): ContractDeploy {
  return {
    amount: 0n,
    init: [
      { vname: '_scilla_version', type: 'Uint32', value: '0' },
      { vname: 'owner', type: 'ByStr20', value: owner },
      { vname: 'book_name', type: 'String', value: 'first' },
    ],
  }
}
