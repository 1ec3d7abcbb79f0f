import { loadCode } from '@tyto/contracts'

/** The contract that stands there first. */
export const greeting = `scilla_version 0

contract Greeting(owner : ByStr20)

field words : String = "Hello"

(* Whoever wants to may read the words; the owner alone changes them. *)
transition Say(new_words : String)
  is_owner = builtin eq _sender owner;
  match is_owner with
  | True =>
    words := new_words;
    e = { _eventname: "Said"; words: new_words };
    event e
  | False =>
    e = { _exception: "NotOwner" };
    throw e
  end
end

transition Tell()
  now <- words;
  e = { _eventname: "Told"; words: now };
  event e
end
`

const jar = `scilla_version 0

library SavingsJar

let zero = Uint128 0

let one_message =
  fun (message : Message) =>
    let none = Nil {Message} in
    Cons {Message} message none

contract SavingsJar(opens_at : BNum)

field savings : Map ByStr20 Uint128 = Emp ByStr20 Uint128

procedure Refuse(because : String)
  e = { _exception: "Refused"; because: because };
  throw e
end

transition PutIn()
  accept;
  before <- savings[_sender];
  had =
    match before with
    | Some amount => amount
    | None => zero
    end;
  has = builtin add had _amount;
  savings[_sender] := has
end

transition TakeOut()
  now <- & BLOCKNUMBER;
  is_early = builtin blt now opens_at;
  match is_early with
  | True =>
    because = "It is too early.";
    Refuse because
  | False =>
    mine <- savings[_sender];
    match mine with
    | Some amount =>
      delete savings[_sender];
      payment = { _tag: "AddFunds"; _recipient: _sender; _amount: amount };
      payments = one_message payment;
      send payments
    | None =>
      because = "There is nothing of yours.";
      Refuse because
    end
  end
end
`

/** Contracts to start from, each loaded when it is asked for. Those of the project are as they are deployed. */
export const examples = {
  greeting: () => Promise.resolve(greeting),
  jar: () => Promise.resolve(jar),
  token: () => loadCode('Zrc2Token'),
  registry: () => loadCode('NameRegistry'),
} as const satisfies Readonly<Record<string, () => Promise<string>>>

export type Example = keyof typeof examples

export const exampleNames: readonly Example[] = ['greeting', 'jar', 'token', 'registry']
