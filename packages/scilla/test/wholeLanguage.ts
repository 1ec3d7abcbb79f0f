/** Two sources that use every form of the language, for tests. */

export const shapesLibrary = `
scilla_version 0
import IntUtils

library Shapes

type Shape =
| Square of Uint32
| Circle of Uint32 (Option Uint32)
| Nothing

let area : Shape -> Uint32 =
  fun (shape : Shape) =>
    match shape with
    | Square side => builtin mul side side
    | Circle radius _ => radius
    | Nothing => Uint32 0
    end
`

export const wholeLanguage = `
scilla_version 0

import ListUtils BoolUtils as Bools
       Shapes as Geometry

(* A comment (* with another one "inside" *) *)
library WholeLanguage

type Status =
| Open
| Closed of ByStr20 BNum
type Never

let one : Uint128 = Uint128 1
let negative = Int64 -5
let text = "quote \\" slash \\\\ line \\n"
let bytes = 0xAbCd
let nothing = Emp ByStr20 (Map String Uint128)
let identity : forall 'A. 'A -> 'A = tfun 'A => fun (x : 'A) => x
let first_or =
  tfun 'A =>
  fun (list : List 'A) =>
  fun (otherwise : 'A) =>
    match list with
    | Cons head _ => head
    | Nil => otherwise
    end
let apply_twice =
  fun (f : Uint128 -> Uint128) => fun (x : Uint128) =>
    let once = f x in
    let twice : Uint128 = f once in
    twice
let one_message =
  fun (message : Message) =>
    let none = Nil {Message} in
    Cons {Message} message none
let both = Bools.andb

contract WholeLanguage
(
  owner : ByStr20,
  registry : ByStr20 with contract field names : Map ByStr32 ByStr20, field open : Bool end,
  start : BNum
)
with
  builtin blt start _creation_block
=>

field total : Uint128 = Uint128 0
field status : Status = Open
field shape : Geometry.Shape = Geometry.Nothing
field limits : Map ByStr20 (Map String Uint128) = nothing
field friend : Option (ByStr20 with end) = None {(ByStr20 with end)}

procedure IsOwner ()
  is_owner = builtin eq _sender owner;
  match is_owner with
  | True =>
  | False =>
    exception = { _exception : "NotOwner"; who : _sender };
    throw exception
  end
end

procedure plus_one (x : Uint128) : Uint128
  sum = builtin add x one;
  _return := sum
end

procedure note (item : Uint128)
  e = { _eventname : "Noted"; item : item };
  event e
end

transition Everything (key : String, other : ByStr20 with contract field count : Uint32 end, hash : ByStr32)
  IsOwner;
  accept;
  old <- total;
  new = plus_one old;
  total := new;
  limits[_sender][key] := new;
  limit <- limits[_sender][key];
  inner <- limits[_sender];
  known <- exists limits[_sender][key];
  delete limits[_sender][key];
  count <-& other.count;
  balance <- & other._balance;
  code <- & registry._codehash;
  name <- & registry.names[hash];
  has_name <- & exists registry.names[hash];
  block <- & BLOCKNUMBER;
  chain <- & CHAINID;
  time <- & TIMESTAMP(block);
  maybe <- & _sender as ByStr20 with contract field x : Uint128 end;
  zero = Uint128 0;
  f = @first_or Uint128;
  none = Nil {Uint128};
  first = f none zero;
  more = Cons {Uint128} first none;
  forall more note;
  match limit with
  | Some value =>
    message = { _tag : "Pay"; _recipient : owner; _amount : value; from : _this_address };
    messages = one_message message;
    send messages
  | _ =>
    throw
  end
end
`
