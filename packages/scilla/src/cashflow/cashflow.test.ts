import { describe, expect, it } from 'vitest'
import { librariesOf } from '../../test/checkText'
import { checkContract } from '../check/checkContract'
import { parseContract } from '../syntax/parse'
import { cashflowTags } from './cashflow'

const tagsOf = (source: string) => cashflowTags(checkContract(parseContract(`scilla_version 0\n${source}`)))

const fieldTags = (source: string): Record<string, string> =>
  Object.fromEntries(tagsOf(source)['State variables'].map(({ field, tag }) => [field, tag]))

describe('what is money', () => {
  it('is what comes in, what is sent and what is in the account', () => {
    const tags = fieldTags(`
contract Till (owner : ByStr20, price : Uint128)
field taken : Uint128 = Uint128 0
field at : BNum = BNum 0
field idle : String = ""
transition Buy ()
  accept;
  enough = builtin lt price _amount;
  match enough with
  | True =>
    taken := _amount;
    now <- & BLOCKNUMBER;
    at := now
  | False =>
  end
end
transition Empty ()
  all <- _balance;
  to = owner;
  message = { _tag : ""; _recipient : to; _amount : all };
  messages = let none = Nil {Message} in Cons {Message} message none;
  send messages
end`)
    expect(tags).toEqual({
      owner: 'NotMoney',
      price: 'Money',
      taken: 'Money',
      at: 'NotMoney',
      idle: 'NoInfo',
    })
  })

  it('is found out backwards too, from transitions that stand behind', () => {
    const tags = fieldTags(`
contract Relay ()
field first : Uint128 = Uint128 0
field second : Uint128 = Uint128 0
field third : Map ByStr20 (Map String Uint128) = Emp ByStr20 (Map String Uint128)
transition Move ()
  a <- first;
  second := a
end
transition Keep (name : String)
  b <- second;
  third[_sender][name] := b
end
transition Pay (name : String)
  found <- third[_sender][name];
  match found with
  | Some amount =>
    message = { _tag : ""; _recipient : _sender; _amount : amount };
    messages = let none = Nil {Message} in Cons {Message} message none;
    send messages
  | None =>
  end
end`)
    expect(tags).toEqual({ first: 'Money', second: 'Money', third: '(Map (Map Money))' })
  })

  it('goes through lists, pairs and what a contract declares itself', () => {
    const tags = tagsOf(`
library Queue
type Order =
  | Sale of ByStr20 Uint128 Bool
  | Gift of ByStr20
contract Queue ()
field orders : List (Pair ByStr20 Uint128) = Nil {(Pair ByStr20 Uint128)}
field last : Option Order = None {Order}
transition Pay (to : ByStr20)
  list <- orders;
  match list with
  | Cons (Pair who amount) _ =>
    message = { _tag : ""; _recipient : who; _amount : amount };
    yes = True;
    order = Sale to amount yes;
    some = Some {Order} order;
    last := some;
    messages = let none = Nil {Message} in Cons {Message} message none;
    send messages
  | Nil =>
  end
end`)
    expect(tags['State variables']).toEqual([
      { field: 'orders', tag: '(List (Pair NotMoney Money))' },
      { field: 'last', tag: '(Option (Order ))' },
    ])
    expect(tags['ADT constructors']).toEqual([
      {
        Order: [
          { constructor: 'Sale', tags: ['NoInfo', 'Money', '_'] },
          { constructor: 'Gift', tags: ['NoInfo'] },
        ],
      },
    ])
  })

  it('is inconsistent where one thing is used as both', () => {
    const tags = fieldTags(`
contract Muddle ()
field amount : Uint128 = Uint128 0
field count : Uint128 = Uint128 0
field names : Map Uint128 String = Emp Uint128 String
transition Mix ()
  amount := _amount;
  given = _amount;
  text <- names[given];
  a <- amount;
  name = "x";
  names[a] := name
end`)
    expect(tags).toEqual({ amount: 'Inconsistent', count: 'NoInfo', names: '(Map NoInfo)' })
  })

  it('is told apart where a name is bound again', () => {
    const tags = fieldTags(`
contract Shadow ()
field money : Uint128 = Uint128 0
field number : Uint128 = Uint128 0
transition Both (x : Uint128)
  y = x;
  number := y;
  size = builtin to_string y;
  name = builtin concat size size;
  y = _amount;
  money := y
end`)
    expect(tags).toEqual({ money: 'Money', number: 'NotMoney' })
  })
  it('is not known of what some builtins give', () => {
    const tags = fieldTags(`
contract Unknown ()
field text : String = ""
field key : ByStr33 = 0x020000000000000000000000000000000000000000000000000000000000000000
field right : Bool = False
transition Look (bytes : ByStr, signature : ByStr64)
  read = builtin to_ascii bytes;
  text := read;
  k <- key;
  holds = builtin ecdsa_verify k bytes signature;
  right := holds
end`)
    expect(tags).toEqual({ text: 'Inconsistent', key: 'Inconsistent', right: 'Inconsistent' })
  })

  it('is known of constructors of a library, under the name that its import gives them', () => {
    const source = `scilla_version 0
import Nest as N
contract Till ()
field kept : N.Wrap = N.Void
transition Put ()
  full = N.Full _amount;
  kept := full
end`
    const libraries = librariesOf({ Nest: 'library Nest type Wrap = | Full of Uint128 | Void' })
    expect(cashflowTags(checkContract(parseContract(source), { libraries }))).toEqual({
      'State variables': [{ field: 'kept', tag: '(Wrap )' }],
      'ADT constructors': [{ 'Nest.Wrap': [{ constructor: 'Nest.Full', tags: ['Money'] }] }],
    })
  })

  it('is no choice, no divisor; and what is listed is a map', () => {
    const tags = fieldTags(`
library L
type Status = | Open | Closed
contract Shares ()
field status : Status = Open
field parts : Uint128 = Uint128 2
field given : Map ByStr20 Bool = Emp ByStr20 Bool
transition Share ()
  closed = Closed;
  status := closed;
  n <- parts;
  part = builtin div _amount n;
  all <- given;
  list = builtin to_list all
end`)
    expect(tags).toEqual({ status: 'NotMoney', parts: 'NotMoney', given: '(Map NoInfo)' })
  })
})
