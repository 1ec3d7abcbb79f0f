import { describe, expect, it } from 'vitest'
import { contractOf, errorsOf, transitionOf } from '../../test/checkText'

const fields = `
field n : Uint128 = Uint128 0
field m : Map ByStr20 (Map Uint32 String) = Emp ByStr20 (Map Uint32 String)
procedure pay (amount : Uint128, note : String) end
procedure next (x : Uint128) : Uint128 y = x; _return := y end
procedure take (x : Uint128) end
`
const one = 'one = Uint32 1;'

describe('statements', () => {
  it.each([
    ['a missing field', 'x <- missing', ['5:6 There is no field missing.']],
    ['a contract parameter as a field', 'x <- _this_address', ['5:6 There is no field _this_address.']],
    ['a missing variable', 'n := missing', ['5:6 missing is not defined here.']],
    ['a value of another type', `${one} n := one`, ['5:22 Expected Uint128, but this is Uint32.']],
    ['a key of another type', `${one} x <- m[one]`, ['5:24 Expected ByStr20, but this is Uint32.']],
    ['a key too many', `${one} x <- m[_sender][one][one]`, ['5:38 m has no such key: String is no map.']],
    ['a key where there is no map', 'x <- exists n[_sender]', ['5:15 n has no such key: Uint128 is no map.']],
    ['an entry of another type', `${one} m[_sender][one] := one`, ['5:36 Expected String, but this is Uint32.']],
    ['a map for an entry', 'x = "a"; m[_sender] := x', ['5:24 Expected Map (Uint32) (String), but this is String.']],
    ['a delete with a wrong key', 'x = "a"; delete m[_sender][x]', ['5:28 Expected Uint32, but this is String.']],
    ['a remote read of a ByStr20', `a = 0x${'00'.repeat(20)}; x <- & a._balance`,
      ['5:56 Only an address type has fields to read, and a is ByStr20.']],
    ['a remote read of an undeclared field', 'x <- & _sender.total',
      ['5:16 The type of _sender, ByStr20 with end, declares no field total.']],
    ['the code hash of any address', 'x <- & _sender._codehash',
      ['5:16 The type of _sender, ByStr20 with end, declares no field _codehash.']],
    ['a cast of another type', `${one} x <- & one as ByStr20 with end`, ['5:24 Expected ByStr20, but this is Uint32.']],
    ['an unknown property of the blockchain', 'x <- & WEATHER', ['5:8 The blockchain cannot be asked for WEATHER.']],
    ['a property with arguments too few', 'x <- & TIMESTAMP', ['5:1 TIMESTAMP takes 1 argument, not 0.']],
    ['a property with an argument of another type', `${one} x <- & TIMESTAMP(one)`, ['5:34 Expected BNum, but this is Uint32.']],
    ['a message that is sent alone', 'x = { _tag : "a"; _recipient : _sender; _amount : _amount }; send x',
      ['5:67 Expected List (Message), but this is Message.']],
    ['an event that is a message', 'x = { _exception : "a" }; event x', ['5:33 Expected Event, but this is Exception.']],
    ['an exception that is an event', 'x = { _eventname : "a" }; throw x', ['5:33 Expected Exception, but this is Event.']],
    ['a missing procedure', 'missing', ['5:1 There is no procedure missing before this place.']],
    ['a procedure with arguments too few', 'pay _amount', ['5:1 The procedure pay takes 2 arguments, not 1.']],
    ['a procedure with an argument of another type', 'pay _amount _amount', ['5:13 Expected String, but this is Uint128.']],
    ['a forall over no list', 'forall _amount take', ['5:8 Expected List (Uint128), but this is Uint128.']],
    ['a forall with a procedure of two', 'x = Nil {Uint128}; forall x pay', ['5:20 forall needs a procedure of 1 argument; pay takes 2 arguments.']],
    ['a forall with a procedure that returns', 'x = Nil {Uint128}; forall x next',
      ['5:29 forall needs a procedure without a result; next has one.']],
    ['a copy of a contract, which 0.13.1 took back', 'x <- & REPLICATE_CONTRACT(_sender, _amount)',
      ['5:8 The blockchain cannot be asked for REPLICATE_CONTRACT.']],
    ['a match that is not exhaustive', 'match _amount with | x => end; o = None {Bool}; match o with | None => end',
      ['5:49 This match does not cover Some _.']],
    ['a result in a transition', '_return := _amount', ['5:12 Only a procedure with a result type can return a value.']],
  ])('refuse %s', (_, statements, errors) => {
    expect(errorsOf(transitionOf(statements, fields))).toEqual(errors)
  }) // oxfmt-ignore

  it.each([
    ['a block number that is asked for something', 'x <- & BLOCKNUMBER(_amount)'],
    ['a chain that is asked for something', 'x <- & CHAINID(_sender)'],
    ['digits as a text', 'x = String 5; y = "5"; z = builtin eq x y'],
    ['a text over two lines', 'x = "a\nb"; y = builtin strlen x'],
    ['a type with arguments too many', 'x = fun (l : List Uint32 Uint32) => l'],
  ])('take %s', (_, statements) => {
    expect(errorsOf(transitionOf(statements, fields))).toEqual([])
  })

  it('find errors in several statements, and blame none for another', () => {
    const statements =
      'a = missing;\nb = builtin add a a;\nmatch a with | Some x => y = x | None => z <- gone end;\nn := a'
    expect(errorsOf(transitionOf(statements, fields))).toEqual(['5:5 missing is not defined here.'])
    expect(errorsOf(transitionOf('a = missing;\nb <- gone;\nc = b', fields))).toEqual([
      '5:5 missing is not defined here.',
      '6:6 There is no field gone.',
    ])
  })

  it('keep the names of a case to that case', () => {
    const statements = 'o = None {Uint128};\nmatch o with | Some v => w = v | None => end;\nn := w'
    expect(errorsOf(transitionOf(statements, fields))).toEqual(['7:6 w is not defined here.'])
  })

  it('let a variable change its type', () => {
    expect(errorsOf(transitionOf('x = "a"; x = Uint128 1; n := x', fields))).toEqual([])
  })

  it('see _amount, _sender and _origin in procedures too', () => {
    expect(errorsOf(contractOf('procedure p () x = _amount; y = builtin eq _sender _origin end'))).toEqual([])
    expect(errorsOf(contractOf('procedure p () x = _tag end'))).toEqual(['4:20 _tag is not defined here.'])
  })

  it('take the reverse of an address for text, as the chain does', () => {
    expect(errorsOf(transitionOf('x = builtin strrev _sender; s := x', 'field s : String = ""'))).toEqual([])
  })
})

describe('procedures', () => {
  it('are called behind their declaration only', () => {
    expect(errorsOf(contractOf('procedure a () b end\nprocedure b () a end'))).toEqual([
      '4:16 There is no procedure b before this place.',
    ])
    expect(errorsOf(contractOf('procedure a () a end'))).toEqual([
      '4:16 There is no procedure a before this place.',
    ])
    expect(errorsOf(contractOf('transition a () end\nprocedure b () a end'))).toHaveLength(1)
  })

  it('with a wrong declaration are not blamed where they are called', () => {
    expect(errorsOf(contractOf('procedure a (x : Gone) end\ntransition t () a _sender end'))).toEqual([
      '4:18 There is no type Gone.',
    ])
  })

  it('give their result to the caller', () => {
    expect(errorsOf(transitionOf('x = next _amount; n := x', fields))).toEqual([])
    expect(
      errorsOf(
        transitionOf(
          'x = next _amount; s := x',
          `${fields.replace('field n', 'field s : String = "" field n')}`,
        ),
      ),
    ).toEqual(['5:24 Expected String, but this is Uint128.'])
  })

  const result = (body: string) => contractOf(`procedure p (b : Bool) : Uint32\nx = Uint32 1;\n${body}\nend`)
  it.each([
    ['return', '_return := x', []],
    ['return in every case', 'match b with | True => _return := x | False => _return := x end', []],
    ['never return', 'y = x', ['4:11 The procedure p has a result type, but not every path of it returns.']],
    ['return another type', '_return := b', ['6:12 Expected Uint32, but this is Bool.']],
    ['return in one case', 'match b with | True => _return := x | False => end',
      ['6:7 One case of this match returns, so all must.']],
    ['go on behind a return', '_return := x; y = x', ['6:1 This returns, so what follows is never reached.']],
    ['go on behind a match that returns', 'match b with | _ => _return := x end; accept',
      ['6:1 This returns, so what follows is never reached.']],
  ])('with a result: %s', (_, body, errors) => {
    expect(errorsOf(result(body))).toEqual(errors)
  }) // oxfmt-ignore
})
