/** Small contracts, each made to show one thing about a transaction. */

/** Takes, refuses, pays, fails, and looks at others. */
export const purseContract = `scilla_version 0

library Purse

let one_message =
  fun (message : Message) =>
    let nil = Nil {Message} in
    Cons {Message} message nil

let two_messages =
  fun (first : Message) =>
  fun (second : Message) =>
    let rest = one_message second in
    Cons {Message} first rest

let one = Uint32 1
let zero = Uint128 0

contract Purse (owner : ByStr20)

field count : Uint32 = Uint32 0
field received : Map ByStr20 Uint128 = Emp ByStr20 Uint128
field notes : Map ByStr20 (Map String Uint32) = Emp ByStr20 (Map String Uint32)

procedure Bump ()
  now <- count;
  next = builtin add now one;
  count := next
end

procedure Refuse ()
  e = { _exception : "Refused"; code : Int32 -3 };
  throw e
end

transition AddFunds ()
  accept;
  Bump;
  before <- received[_sender];
  total = match before with
    | Some amount => builtin add amount _amount
    | None => _amount
    end;
  received[_sender] := total;
  e = { _eventname : "Received"; sender : _sender; amount : _amount };
  event e
end

transition Ignore ()
  Bump
end

transition Fail ()
  accept;
  Bump;
  Refuse
end

transition Pay (to : ByStr20, amount : Uint128)
  message = { _tag : "AddFunds"; _recipient : to; _amount : amount };
  messages = one_message message;
  send messages;
  Bump
end

transition Send (to : ByStr20, tag : String, amount : Uint128)
  message = { _tag : tag; _recipient : to; _amount : amount };
  messages = one_message message;
  send messages
end

transition PayThenFail (to : ByStr20, amount : Uint128)
  Bump;
  pay = { _tag : "AddFunds"; _recipient : to; _amount : amount };
  fail = { _tag : "Fail"; _recipient : to; _amount : zero };
  messages = two_messages pay fail;
  send messages
end

transition BalanceAfterPay (to : ByStr20, amount : Uint128)
  message = { _tag : "AddFunds"; _recipient : to; _amount : amount };
  messages = one_message message;
  before <- _balance;
  send messages;
  after <- _balance;
  e = { _eventname : "Balances"; before : before; after : after };
  event e
end

transition Note (text : String, value : Uint32)
  notes[_sender][text] := value
end

transition Forget (text : String)
  delete notes[_sender][text]
end

transition CopyNotes ()
  all <- notes;
  notes := all
end

transition Look (at : ByStr20 with contract field count : Uint32, field received : Map ByStr20 Uint128 end)
  seen <- & at.count;
  count := seen;
  mine <- & at.received[_this_address];
  known <- & exists at.received[_sender];
  funds <- & at._balance;
  e = { _eventname : "Seen"; count : seen; mine : mine; known : known; funds : funds };
  event e
end

transition LookAtCode (at : ByStr20 with _codehash end)
  hash <- & at._codehash;
  e = { _eventname : "Code"; hash : hash };
  event e
end

transition Time (block : BNum)
  now <- &BLOCKNUMBER;
  chain <- &CHAINID;
  time <- &TIMESTAMP(block);
  e = { _eventname : "Time"; now : now; chain : chain; time : time };
  event e
end
`

/** Sends itself on and on between two contracts. */
export const pingPongContract = `scilla_version 0

library PingPong

let one_message =
  fun (message : Message) =>
    let nil = Nil {Message} in
    Cons {Message} message nil

let one = Uint32 1
let none = Uint32 0
let zero = Uint128 0

contract PingPong ()

field hits : Uint32 = Uint32 0

transition Ping (to : ByStr20, times : Uint32)
  now <- hits;
  next = builtin add now one;
  hits := next;
  done = builtin eq times none;
  match done with
  | True =>
  | False =>
    left = builtin sub times one;
    message = { _tag : "Ping"; _recipient : to; _amount : zero; to : _this_address; times : left };
    messages = one_message message;
    send messages
  end
end
`

/** Tells the order of calls by events: a Branch of two sends itself once to each of two others. */
export const branch = `scilla_version 0

library Branch

let nil = Nil {Message}
let zero = Uint128 0

contract Branch ()

transition Say (text : String)
  e = { _eventname : "Said"; text : text };
  event e
end

transition SayTo (text : String, to : ByStr20)
  e = { _eventname : "Said"; text : text };
  event e;
  below = let dot = ".1" in builtin concat text dot;
  message = { _tag : "Say"; _recipient : to; _amount : zero; text : below };
  messages = Cons {Message} message nil;
  send messages
end

transition Start (first : ByStr20, second : ByStr20)
  a = "a";
  b = "b";
  c = "c";
  message_a = { _tag : "SayTo"; _recipient : first; _amount : zero; text : a; to : second };
  message_b = { _tag : "Say"; _recipient : second; _amount : zero; text : b };
  message_c = { _tag : "Say"; _recipient : first; _amount : zero; text : c };
  tail = Cons {Message} message_b nil;
  both = Cons {Message} message_a tail;
  send both;
  last = Cons {Message} message_c nil;
  send last
end
`

/**
 * Constants `a0` to `a{count}`, each made of the one before it twice: as many values as there are names, and two to their
 * power to walk through. `type` is the declaration of `T0`; the transition `B` does what `body` says.
 */
export function doublingCode(count: number, type: string, field: string, body: string): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const isBare = type.endsWith('C0')
  return `scilla_version 0
library L
${type}
${numbers.map((n) => `type T${n} = | C${n} of T${n - 1} T${n - 1}`).join('\n')}
${isBare ? '' : 'let none = Emp Uint32 Uint32'}
let a0 = C0${isBare ? '' : ' none'}
${numbers.map((n) => `let a${n} = C${n} a${n - 1} a${n - 1}`).join('\n')}
contract A ()
${field}
transition B ()
${body}
end`
}
