import { formatType } from '@tyto/abi'
import { describe, expect, it } from 'vitest'
import { ScillaError } from '../errors/scillaError'
import { parseExpression } from '../syntax/parse'
import { checkExpression } from './checkExpression'

const typeOf = (source: string, imports: readonly string[] = []): string =>
  formatType(checkExpression(parseExpression(source), { source, imports }))

function errorOf(source: string): string {
  try {
    return `no error, but ${typeOf(source)}`
  } catch (error) {
    if (error instanceof ScillaError) return error.message
    throw error
  }
}

const letsSource = `
  let i = Int32 1 in let u = Uint32 2 in let w = Uint128 3 in let s = "text" in let b = BNum 4 in
  let x4 = 0x01020304 in let x20 = 0x${'11'.repeat(20)} in let x32 = 0x${'22'.repeat(32)} in
  let x33 = 0x${'33'.repeat(33)} in let x64 = 0x${'44'.repeat(64)} in let bs = builtin to_bystr x4 in
  let m = Emp Uint32 String in let t = True in let p = Pair {ByStr32 ByStr32} x32 x32 in
`

describe('types of expressions', () => {
  it.each([
    ['Int256 -1', 'Int256'],
    ['0x', 'ByStr0'],
    ['Emp ByStr20 (Map Uint32 String)', 'Map (ByStr20) (Map (Uint32) (String))'],
    ['let x = Uint32 1 in let y = x in y', 'Uint32'],
    ['let x : Uint32 = Uint32 1 in x', 'Uint32'],
    ['fun (x : Uint32) => fun (y : String) => x', 'Uint32 -> String -> Uint32'],
    ['let f = fun (x : Uint32) => fun (y : String) => y in let x = Uint32 1 in f x', 'String -> String'],
    ["tfun 'A => fun (x : 'A) => x", "forall 'A. 'A -> 'A"],
    ["let f = tfun 'A => fun (x : 'A) => x in @f (List String)", 'List (String) -> List (String)'],
    ['let x = Uint32 1 in Some {Uint32} x', 'Option (Uint32)'],
    ['None {(Option Bool)}', 'Option (Option (Bool))'],
    ['let z = Zero in Succ z', 'Nat'],
    ['let x = Some {Bool} in Nil {Uint32}', 'error'],
    ['let l = Nil {Uint32} in match l with | Cons h (Cons _ t) => t | other => other end', 'List (Uint32)'],
    ['let n = Uint32 1 in match n with | m => m end', 'Uint32'],
    ['@list_foldl Uint32 String', '(String -> Uint32 -> String) -> String -> List (Uint32) -> String'],
    ['@nat_foldk Bool', '(Bool -> Nat -> (Bool -> Bool) -> Bool) -> Bool -> Nat -> Bool'],
    ['let m = { _eventname : "E"; x : Uint32 1 } in m', 'Event'],
    ['{ _exception : "E" }', 'Exception'],
    ['let a = 0x' + '00'.repeat(20) + ' in { _tag : "T"; _recipient : a; _amount : Uint128 1 }', 'Message'],
  ])('%s', (source, type) => {
    if (type === 'error') expect(errorOf(source)).toContain('takes 1 argument, not 0')
    else expect(typeOf(source)).toBe(type)
  })

  it('knows the standard libraries that are imported', () => {
    expect(typeOf('@list_length Uint32', ['ListUtils'])).toBe('List (Uint32) -> Uint32')
    expect(errorOf('@list_length Uint32')).toContain('list_length is not defined here')
  })

  it('renames a bound type variable that would catch another', () => {
    const source = `let k = tfun 'X => tfun 'A => fun (x : 'X) => fun (y : 'A) => x in tfun 'A => @k 'A`
    expect(typeOf(source)).toBe("forall 'A. forall 'A'. 'A -> 'A' -> 'A")
  })
})

describe('builtins', () => {
  it.each([
    ['add i i', 'Int32'],
    ['sub u u', 'Uint32'],
    ['lt w w', 'Bool'],
    ['pow i u', 'Int32'],
    ['isqrt w', 'Uint128'],
    ['eq s s', 'Bool'],
    ['eq x20 x20', 'Bool'],
    ['eq b b', 'Bool'],
    ['to_int64 u', 'Option (Int64)'],
    ['to_uint32 s', 'Option (Uint32)'],
    ['to_uint32 x4', 'Uint32'],
    ['to_uint256 x32', 'Uint256'],
    ['to_nat u', 'Nat'],
    ['concat s s', 'String'],
    ['concat x4 x20', 'ByStr24'],
    ['concat bs bs', 'ByStr'],
    ['substr s u u', 'String'],
    ['substr bs u u', 'ByStr'],
    ['strlen s', 'Uint32'],
    ['strlen bs', 'Uint32'],
    ['strrev x20', 'ByStr20'],
    ['to_string w', 'String'],
    ['to_string x4', 'String'],
    ['to_ascii bs', 'String'],
    ['to_bystr x20', 'ByStr'],
    ['to_bystr20 bs', 'Option (ByStr20)'],
    ['to_bystr16 w', 'ByStr16'],
    ['sha256hash p', 'ByStr32'],
    ['keccak256hash m', 'ByStr32'],
    ['ripemd160hash s', 'ByStr20'],
    ['schnorr_verify x33 bs x64', 'Bool'],
    ['schnorr_get_address x33', 'ByStr20'],
    ['ecdsa_verify x33 bs x64', 'Bool'],
    ['ecdsa_recover_pk bs x64 u', 'ByStr65'],
    ['bech32_to_bystr20 s s', 'Option (ByStr20)'],
    ['bystr20_to_bech32 s x20', 'Option (String)'],
    ['alt_bn128_G1_add p p', 'Option (Pair (ByStr32) (ByStr32))'],
    ['alt_bn128_G1_mul p x32', 'Option (Pair (ByStr32) (ByStr32))'],
    ['alt_bn128_G1_neg p', 'Option (Pair (ByStr32) (ByStr32))'],
    ['put m u s', 'Map (Uint32) (String)'],
    ['get m u', 'Option (String)'],
    ['contains m u', 'Bool'],
    ['remove m u', 'Map (Uint32) (String)'],
    ['to_list m', 'List (Pair (Uint32) (String))'],
    ['size m', 'Uint32'],
    ['blt b b', 'Bool'],
    ['badd b u', 'BNum'],
    ['bsub b b', 'Int256'],
    ['add {} i i', 'Int32'],
  ])('%s : %s', (call, type) => {
    expect(typeOf(`${letsSource} builtin ${call}`)).toBe(type)
  })

  it.each([
    'add i u', 'add s s', 'add i', 'add i i i', 'lt s s', 'pow i i', 'isqrt i', 'eq i s', 'eq m m', 'eq t t',
    'eq x4 x20', 'to_int32 x4', 'to_uint32 x20', 'to_nat w', 'concat s bs', 'concat x4 bs', 'substr s i u',
    'substr x20 u u', 'strlen x20', 'to_string t', 'to_ascii s', 'to_bystr bs', 'to_bystr4 w', 'to_bystr20 x20',
    'schnorr_verify x32 bs x64', 'put m s s', 'put m u u', 'get m s', 'get u m', 'size s', 'blt u u', 'badd b i',
    'bsub b u', 'to_list s', 'remove m', 'sha256hash f', 'sha256hash',
  ])('refuses %s', (call) => {
    const source = `${letsSource} let f = fun (x : Uint32) => x in builtin ${call.includes(' ') ? call : `${call} ()`}`
    expect(errorOf(source)).toMatch(/cannot be applied to/)
  }) // oxfmt-ignore
})

describe('refused expressions', () => {
  it.each([
    ['x', 'x is not defined here'],
    ['Lib.x', 'There is no namespace Lib'],
    ['let x : Uint64 = Uint32 1 in x', 'Expected Uint64, but this is Uint32'],
    [`let x : ByStr20 with end = 0x${'00'.repeat(20)} in x`, 'Expected ByStr20 with end, but this is ByStr20'],
    ['let x = Uint32 1 in x x', 'x is no function but Uint32'],
    ['let f = fun (x : Uint32) => x in let y = Uint32 1 in f y y', 'f takes 1 argument only'],
    ['let f = fun (x : Uint32) => x in let y = "a" in f y', 'Expected Uint32, but this is String'],
    ['fun (x : Int54) => x', 'There is no type Int54'],
    ['fun (x : List) => x', 'The type List takes 1 argument, not 0'],
    ["fun (x : 'A) => x", "The type variable 'A is not bound"],
    ["tfun 'A => tfun 'A => Zero", "The type variable 'A is bound already"],
    ['let x = Zero in @x Uint32', 'x takes no type arguments'],
    ["let f = tfun 'A => Zero in @f Uint32 Uint32", 'f takes 1 type argument only'],
    ['Missing', 'There is no constructor Missing'],
    ['let x = Zero in Some x', 'Some takes 1 type argument, not 0'],
    ['let x = Zero in Some {Nat Nat} x', 'Some takes 1 type argument, not 2'],
    ['let x = Zero in Some {Bool} x', 'Expected Bool, but this is Nat'],
    ['let x = True in match x with | True => Zero end', 'does not cover False'],
    ['let x = None {(Option Bool)} in match x with | None => Zero | Some None => Zero | Some (Some True) => Zero end',
      'does not cover Some (Some False)'],
    ['let x = Nil {Bool} in match x with | Nil => Zero | Cons _ Nil => Zero end', 'does not cover Cons _ (Cons _ _)'],
    ['let x = True in match x with | True => Zero | _ => Zero | False => Zero end', 'never reached'],
    ['let x = True in match x with | True => Zero | False => x end', 'of type Bool, the first one of Nat'],
    ['let x = True in match x with | Some y => Zero | _ => Zero end', 'Some is a constructor of Option, not of Bool'],
    ['let x = Uint32 1 in match x with | True => Zero | _ => Zero end', 'True cannot match a value of type Uint32'],
    ['let x = None {Bool} in match x with | Some => Zero | _ => Zero end', 'Some takes 1 argument, not 0'],
    ['let x = True in match x with | Odd => Zero | _ => Zero end', 'There is no constructor Odd'],
    ['let u = Uint32 1 in builtin add {Uint32} u u', 'takes no type arguments'],
    ['{ value : Uint32 1 }', 'exactly one of the entries'],
    ['{ _tag : "a"; _eventname : "b" }', 'exactly one of the entries'],
    ['{ _tag : "a"; _amount : Uint128 1 }', 'This message has no _recipient'],
    ['{ _tag : "a" }', 'has no _recipient and no _amount'],
    ['{ _tag : "a"; _recipient : 0x12; _amount : Uint128 1 }', '_recipient must be ByStr20, but this is ByStr1'],
    ['{ _exception : "a"; x : Uint32 1; x : Uint32 2 }', 'stands twice'],
    ['let n = "a" in { _eventname : n }', 'must be a string literal'],
    ['{ _exception : "a"; m : Emp Uint32 Bool }', 'cannot carry Map'],
    ['let f = fun (x : Uint32) => x in { _exception : "a"; f : f }', 'cannot carry Uint32 -> Uint32'],
    ["tfun 'A => fun (x : 'A) => { _exception : \"a\"; x : x }", "cannot carry 'A"],
    ['let a = fun (b : Bool) => let e = { _eventname : "E"; x : Uint32 1 } in e in { _eventname : "E" }',
      'The event E has other entries'],
  ])('%s', (source, message) => {
    expect(errorOf(source)).toContain(message)
  }) // oxfmt-ignore

  it('finds several errors in the cases of one match', () => {
    const source = 'let x = True in match x with | True => missing | False => absent end'
    expect(errorOf(source)).toContain('and 1 more error')
  })
})

describe('hostile expressions', () => {
  it('refuses types that grow without end', () => {
    const lets = Array.from(
      { length: 40 },
      (_, index) => `let f${index + 1} = tfun 'A => @f${index} ('A -> 'A) in`,
    )
    const source = `let f0 = tfun 'A => fun (x : 'A) => x in ${lets.join(' ')} Zero`
    expect(errorOf(source)).toContain('types of this program are too large')
  })

  it('refuses types that get deeper without end', () => {
    const lets = Array.from(
      { length: 485 },
      (_, index) => `let f${index + 1} = fun (x : List Nat) => f${index} in`,
    )
    const deep = `let g0 = fun (x : ${'List ('.repeat(20)}Nat${')'.repeat(20)}) => x in let f0 = fun (x : Nat) => g0 in`
    expect(errorOf(`${deep} ${lets.join(' ')} f485`)).toContain('types of this program are too large')
  })

  it('refuses messages whose entries are of large types, again and again', () => {
    const lets = Array.from(
      { length: 12 },
      (_, index) => `let f${index + 1} = tfun 'A => @f${index} (Pair 'A 'A) in`,
    )
    const message = (count: number): string => {
      const entries = Array.from({ length: count }, (_, index) => `; x${index} : x`)
      return `let f0 = tfun 'A => None {'A} in ${lets.join(' ')} let x = @f12 Uint32 in { _eventname : "E"${entries.join('')} }`
    }
    expect(typeOf(message(2))).toBe('Event')
    expect(errorOf(message(1_000))).toContain('types of this program are too large')
  })

  it('takes names that objects have', () => {
    expect(typeOf('let constructor = Zero in let toString = constructor in toString')).toBe('Nat')
    expect(errorOf('hasOwnProperty')).toContain('is not defined here')
  })
})
