import { parseType } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { ContractFailure, ScillaException, ScillaRuntimeError } from '../../errors/runtimeErrors'
import { formatValue } from '../../values/formatValue'
import { other, origin, sender, testContract, thisAddress } from '../../../test/testHost'
import { typeOf } from '../typeOf'
import { boolValue, bytesValue, integerValue, listValue, stringValue, type Value } from '../../values/values'

const uint = (value: number): Value => integerValue('Uint128', BigInt(value))

const ledgerContract = `scilla_version 0
library Ledger
let zero = Uint128 0
let or_zero = fun (x : Option Uint128) =>
  match x with
  | Some y => y
  | None => zero
  end
let one_msg = fun (m : Message) => let nil = Nil {Message} in Cons {Message} m nil

contract Ledger (owner : ByStr20, start : Uint128)
with
  let none = Uint128 0 in
  builtin lt none start
=>
field total : Uint128 = start
field balances : Map ByStr20 Uint128 = Emp ByStr20 Uint128
field nested : Map ByStr20 (Map String Uint128) = Emp ByStr20 (Map String Uint128)
field seen : Option Uint128 = None {Uint128}
field found : Bool = False

procedure Add(to : ByStr20, amount : Uint128)
  old <- balances[to];
  before = or_zero old;
  after = builtin add before amount;
  balances[to] := after
end

procedure double(amount : Uint128) : Uint128
  twice = builtin add amount amount;
  _return := twice
end

procedure Mark(name : String)
  nested[_sender][name] := zero
end

transition Give(to : ByStr20, amount : Uint128)
  Add to amount;
  twice = double amount;
  total := twice
end

transition Look(key : ByStr20, name : String)
  a <- nested[key][name];
  seen := a;
  b <- exists nested[key][name];
  found := b
end

transition Put(name : String, amount : Uint128)
  nested[_sender][name] := amount
end

transition Drop(name : String)
  delete nested[_sender][name]
end

transition MarkAll(names : List String)
  forall names Mark
end

transition Whole()
  all <- balances;
  some = builtin put all _sender zero;
  balances := some
end

transition Pay()
  accept;
  balance <- _balance;
  m = { _tag : "Paid"; _recipient : _origin; _amount : balance; from : _sender; note : "thanks" };
  msgs = one_msg m;
  send msgs;
  e = { _eventname : "Pay"; who : _sender; what : _amount };
  event e
end

transition Chain()
  b <- & BLOCKNUMBER;
  c <- & CHAINID;
  old = BNum 5;
  t <- & TIMESTAMP(old);
  now <- & TIMESTAMP(b);
  e = { _eventname : "Chain"; block : b; chain : c; time : t; now : now; born : _creation_block; me : _this_address };
  event e
end

transition Fail(code : Int32)
  e = { _exception : "Bad"; code : code };
  throw e
end

transition FailBare()
  throw
end
`

const ledger = () => {
  const contract = testContract(ledgerContract, { owner: bytesValue(sender), start: uint(5) })
  contract.program.deploy(contract.host)
  contract.host.log.length = 0
  return contract
}

const stateOf = ({ host }: ReturnType<typeof ledger>, path: string): string | undefined => {
  const value = host.state.get(path)
  return value && formatValue(value)
}

const failure = (run: () => void): ContractFailure<string> => {
  try {
    run()
  } catch (error) {
    if (error instanceof ContractFailure) return error
    throw error
  }
  throw new Error('Nothing failed')
}

describe('deployment', () => {
  it('evaluates every field', () => {
    const { host } = ledger()
    expect([...host.state.keys()]).toEqual(['total', 'balances', 'nested', 'seen', 'found'])
    expect(formatValue(host.state.get('total') as Value)).toBe('(Uint128 5)')
  })

  it('stops where the constraint does not hold', () => {
    const contract = testContract(ledgerContract, { owner: bytesValue(sender), start: uint(0) })
    expect(failure(() => contract.program.deploy(contract.host)).code).toBe('ConstraintFailed')
    expect(contract.host.log).toEqual([])
  })

  it('needs every parameter in its type', () => {
    const missing = testContract(ledgerContract, { owner: bytesValue(sender) })
    expect(failure(() => missing.program.deploy(missing.host)).code).toBe('InvalidInit')
    const wrong = testContract(ledgerContract, { owner: bytesValue(sender), start: stringValue('5') })
    expect(failure(() => wrong.program.deploy(wrong.host)).code).toBe('InvalidInit')
  })
})

describe('statements', () => {
  it('procedures change fields and give results', () => {
    const contract = ledger()
    contract.call('Give', { to: bytesValue(other), amount: uint(3) })
    contract.call('Give', { to: bytesValue(other), amount: uint(4) })
    expect(stateOf(contract, `balances/${other}`)).toBe('(Uint128 7)')
    expect(stateOf(contract, 'total')).toBe('(Uint128 8)')
  })

  it('entries of nested maps are read, tested, written and removed by their keys alone', () => {
    const contract = ledger()
    const look = (): string => {
      contract.call('Look', { key: bytesValue(sender), name: stringValue('a') })
      return `${stateOf(contract, 'seen')} ${stateOf(contract, 'found')}`
    }
    expect(look()).toBe('(None) (False)')
    contract.call('Put', { name: stringValue('a'), amount: uint(9) })
    expect(look()).toBe('(Some (Uint128 9)) (True)')
    contract.call('Drop', { name: stringValue('a') })
    expect(look()).toBe('(None) (False)')
    expect(contract.host.log).toContain(`write nested/${sender}/a`)
    expect(contract.host.log).toContain(`remove nested/${sender}/a`)
  })

  it('forall runs a procedure for each item, in order', () => {
    const contract = ledger()
    contract.call('MarkAll', { names: listValue(parseType('String'), ['x', 'y', 'z'].map(stringValue)) })
    expect(contract.host.log).toEqual(['x', 'y', 'z'].map((name) => `write nested/${sender}/${name}`))
  })

  it('whole maps are values', () => {
    const contract = ledger()
    contract.call('Whole')
    expect(stateOf(contract, 'balances')).toBe(`(Map ByStr20 Uint128 [((ByStr20 ${sender}) => (Uint128 0))])`)
  })

  it('accept, send and event reach the host with typed parameters', () => {
    const contract = ledger()
    contract.host.amount = 50n
    contract.call('Pay')
    expect(contract.host.log).toEqual(['accept', 'send Paid', 'event Pay'])
    expect(contract.host.messages).toEqual([
      {
        tag: 'Paid',
        recipient: origin,
        amount: 1050n,
        params: [
          { name: 'from', type: parseType('ByStr20'), value: bytesValue(sender) },
          { name: 'note', type: parseType('String'), value: stringValue('thanks') },
        ],
      },
    ])
    expect(contract.host.events[0]?.params.map(({ name }) => name)).toEqual(['who', 'what'])
  })

  it('the chain can be read', () => {
    const contract = ledger()
    contract.call('Chain')
    const params = contract.host.events[0]?.params ?? []
    expect(params.map(({ value }) => formatValue(value))).toEqual([
      '(BNum 100)',
      '(Uint32 222)',
      '(Some (Uint64 5000000))',
      '(None)',
      '(BNum 7)',
      `(ByStr20 ${thisAddress})`,
    ])
  })
})

describe('failures', () => {
  it('throw carries name, parameters, place and trace', () => {
    const contract = ledger()
    const error = failure(() =>
      contract.call('Fail', { code: integerValue('Int32', -3n) }),
    ) as ScillaException
    expect(error).toBeInstanceOf(ScillaException)
    expect(error.exception).toBe('Bad')
    expect(error.params.map(({ name, value }) => `${name} ${formatValue(value)}`)).toEqual([
      'code (Int32 -3)',
    ])
    expect(error.shortMessage).toBe(
      'Exception thrown: (Message [(_exception : (String "Bad")) ; (code : (Int32 -3))])',
    )
    const line = ledgerContract.split('\n').findIndex((text) => text.startsWith('  throw e')) + 1
    expect(error.position).toEqual({ file: 'test.scilla', line, column: 3 })
    expect(error.trace.map(({ name }) => name)).toEqual(['Fail'])
    expect(failure(() => contract.call('FailBare'))).toBeInstanceOf(ScillaException)
  })

  it('an overflow has the place of its statement and the procedures it passed', () => {
    const contract = ledger()
    contract.host.state.set(`balances/${other}`, integerValue('Uint128', 2n ** 128n - 1n))
    const error = failure(() => contract.call('Give', { to: bytesValue(other), amount: uint(1) }))
    expect(error.code).toBe('Overflow')
    expect(error.trace.map(({ name }) => name)).toEqual(['Add', 'Give'])
    expect(ledgerContract.split('\n')[(error.position?.line ?? 0) - 1]).toContain('after = builtin add')
  })

  it('a message must fit the transition', () => {
    const contract = ledger()
    const give = (params: { readonly [name: string]: Value }): string =>
      failure(() => contract.call('Give', params)).code
    expect(failure(() => contract.call('Nothing')).code).toBe('UnknownTransition')
    expect(failure(() => contract.call('Add', {})).code).toBe('UnknownTransition')
    expect(give({ to: bytesValue(other) })).toBe('InvalidMessage')
    expect(give({ to: bytesValue(other), amount: integerValue('Uint32', 1n) })).toBe('InvalidMessage')
    expect(give({ to: bytesValue('0x12'), amount: uint(1) })).toBe('InvalidMessage')
    expect(give({ to: bytesValue(other), amount: uint(1), more: uint(1) })).toBe('InvalidMessage')
    expect(contract.host.log).toEqual([])
  })

  it('what a type checker would have refused is a ScillaRuntimeError', () => {
    const compile = (body: string) => () =>
      testContract(`scilla_version 0\ncontract C ()\ntransition T ()\n${body}\nend`)
    for (const body of ['x = y', 'x = Nothing', 'Later', 'x <- nothing[x]', 'x = None']) {
      expect(failure(compile(body))).toBeInstanceOf(ScillaRuntimeError)
    }
    const run = (body: string) => () => compile(body)().call('T')
    for (const body of [
      'a = "a"; x = a a',
      'a = "a"; send a',
      'a = "a"; event a',
      'a = "a"; x <- & a._balance',
    ]) {
      expect(failure(run(body)).code).toMatch(/IllTyped|InvalidMessage/)
    }
  })
})

describe('other contracts', () => {
  const SOURCE = `scilla_version 0
contract Reader (token : ByStr20 with contract field total : Uint128 end)
field got : Option Uint128 = None {Uint128}
field is_there : Bool = False
field casts : Bool = False
transition Read(at : ByStr20, key : ByStr20)
  typed <- & at as ByStr20 with contract field total : Uint128, field balances : Map ByStr20 Uint128 end;
  match typed with
  | None =>
  | Some t =>
    yes = True;
    casts := yes;
    all <- & t.total;
    some = Some {Uint128} all;
    got := some;
    one <- & t.balances[key];
    match one with
    | Some _ => got := one
    | None =>
    end;
    b <- & exists t.balances[key];
    is_there := b
  end
end
transition Money(at : ByStr20 with end)
  balance <- & at._balance;
  some = Some {Uint128} balance;
  got := some
end`

  const reader = () => {
    const contract = testContract(SOURCE, { token: bytesValue(other) })
    const { host } = contract
    host.accounts.set(other, { kind: 'contract', balance: 77n, nonce: 0n, codeHash: `0x${'aa'.repeat(32)}` })
    host.remoteTypes.set(`${other}/total`, parseType('Uint128'))
    host.remoteTypes.set(`${other}/balances`, parseType('Map ByStr20 Uint128'))
    host.remoteState.set(`${other}/total`, uint(12))
    return contract
  }
  const read = (contract: ReturnType<typeof reader>): string[] => {
    contract.call('Read', { at: bytesValue(other), key: bytesValue(sender) })
    return ['casts', 'got', 'is_there'].map((field) => stateOf(contract, field) ?? '')
  }

  it('their fields and entries are read through the host', () => {
    const contract = reader()
    contract.program.deploy(contract.host)
    expect(read(contract)).toEqual(['(True)', '(Some (Uint128 12))', '(False)'])
    contract.host.remoteState.set(`${other}/balances/${sender}`, uint(3))
    expect(read(contract)).toEqual(['(True)', '(Some (Uint128 3))', '(True)'])
    contract.call('Money', { at: bytesValue(other) })
    expect(stateOf(contract, 'got')).toBe('(Some (Uint128 77))')
  })

  it('what was checked of an address stays here in messages, which carry a plain ByStr20; events and fields keep it', () => {
    const contract = testContract(`scilla_version 0
contract C ()
field kept : Option (ByStr20 with end) = None {(ByStr20 with end)}
transition T ()
  typed <- & _sender as ByStr20 with end;
  kept := typed;
  e = { _eventname : "E"; who : typed };
  event e;
  m = { _tag : "M"; _recipient : _sender; _amount : Uint128 0; who : typed };
  none = Nil {Message};
  all = Cons {Message} m none;
  send all
end`)
    contract.host.accounts.set(sender, { kind: 'user', balance: 1n, nonce: 1n, codeHash: undefined })
    contract.call('T')
    const sent = contract.host.messages[0]?.params[0]
    expect(sent?.type).toEqual(parseType('Option ByStr20'))
    expect(sent && typeOf(sent.value)).toEqual(parseType('Option ByStr20'))
    expect(contract.host.events[0]?.params[0]?.type).toEqual(parseType('Option (ByStr20 with end)'))
    expect(typeOf(contract.host.state.get('kept') as Value)).toEqual(parseType('Option (ByStr20 with end)'))
  })

  it('a cast gives None where the contract is another', () => {
    const contract = reader()
    contract.program.deploy(contract.host)
    contract.host.remoteTypes.set(`${other}/balances`, parseType('Map ByStr20 Uint32'))
    expect(read(contract)[0]).toBe('(False)')
  })

  it('an address parameter must be what its type says', () => {
    const contract = reader()
    contract.host.remoteTypes.delete(`${other}/total`)
    expect(failure(() => contract.program.deploy(contract.host)).code).toBe('InvalidInit')
    expect(failure(() => contract.call('Money', { at: bytesValue(sender) })).code).toBe('InvalidMessage')
  })
})

describe("the contract's own types", () => {
  const SOURCE = `scilla_version 0
library Shapes
type Shape =
| Dot
| Line of Uint32 Bool
contract Shapes ()
field last : Option Shape = None {Shape}
field shapes : Map Uint32 Shape = Emp Uint32 Shape
transition Draw(shape : Shape)
  s = Some {Shape} shape;
  last := s;
  match shape with
  | Dot => e = { _eventname : "Dot" }; event e
  | Line length _ =>
    e = { _eventname : "Line"; shape : shape };
    event e
  end
end`

  it('carry the address of the contract, and the same program serves many', () => {
    const contract = testContract(SOURCE)
    contract.program.deploy(contract.host)
    const json = (at: string) => ({
      constructor: `${at}.Line`,
      argtypes: [],
      arguments: ['3', { constructor: 'True', argtypes: [], arguments: [] }],
    })
    const params = contract.program.readParams(
      'Draw',
      [{ vname: 'shape', type: `${thisAddress}.Shape`, value: json(thisAddress) }],
      thisAddress,
    )
    contract.program.call(contract.host, 'Draw', params)
    expect(contract.host.events[0]?.params[0]?.type).toEqual(parseType(`${thisAddress}.Shape`))
    expect(contract.program.fieldType('last', other)).toEqual(parseType(`Option (${other}.Shape)`))
    expect(contract.program.info.fields[0]?.type).toEqual({
      kind: 'adt',
      name: 'Option',
      args: [{ kind: 'adt', name: 'Shape', args: [] }],
    })
    // The same shape under another address is another type.
    const foreign = contract.program.readParams(
      'Draw',
      [{ vname: 'shape', type: `${other}.Shape`, value: json(other) }],
      other,
    )
    expect(failure(() => contract.program.call(contract.host, 'Draw', foreign)).code).toBe('InvalidMessage')
  })
})

describe('init data', () => {
  const { program } = testContract(ledgerContract)
  const implicit = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: '_this_address', type: 'ByStr20', value: thisAddress },
    { vname: '_creation_block', type: 'BNum', value: '1' },
  ]
  const owner = { vname: 'owner', type: 'ByStr20', value: sender }
  const start = { vname: 'start', type: 'Uint128', value: '5' }

  it('becomes values by name', () => {
    const values = program.readInit([...implicit, owner, start])
    expect(values.get('start')).toEqual(uint(5))
    expect(values.get('_this_address')).toEqual(bytesValue(thisAddress))
  })

  it.each([
    ['a parameter missing', [...implicit, owner]],
    ['one too many', [...implicit, owner, start, { vname: 'x', type: 'Uint128', value: '5' }]],
    ['one twice', [...implicit, owner, start, start]],
    ['a wrong type', [...implicit, owner, { ...start, type: 'Uint64' }]],
    ['a type that is none', [...implicit, owner, { ...start, type: '((((' }]],
    ['a wrong value', [...implicit, owner, { ...start, value: '-5' }]],
    [
      'another version',
      [{ vname: '_scilla_version', type: 'Uint32', value: '1' }, ...implicit.slice(1), owner, start],
    ],
    ['no address', [...implicit.slice(2), owner, start]],
  ])('with %s is refused', (_, init) => {
    expect(() => program.readInit(init)).toThrow(ScillaRuntimeError)
  })

  it('may say that this is no library', () => {
    const library = {
      vname: '_library',
      type: 'Bool',
      value: { constructor: 'False', argtypes: [], arguments: [] },
    }
    expect(program.readInit([...implicit, owner, start, library]).get('_library')).toEqual(boolValue(false))
  })
})
