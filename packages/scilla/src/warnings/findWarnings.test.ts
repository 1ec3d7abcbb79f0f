import { describe, expect, it } from 'vitest'
import { checkContract } from '../check/checkContract'
import { parseContract, parseLibrary } from '../syntax/parse'
import { findWarnings } from './findWarnings'

const warningsOf = (source: string): readonly string[] =>
  findWarnings(checkContract(parseContract(source))).map(({ start, message }) => `${start.line} ${message}`)

/** Declarations and statements in a contract that has nothing else to warn of. */
const contract = (parts: {
  library?: string
  params?: string
  fields?: string
  components?: string
  body?: string
}): string =>
  [
    'scilla_version 0',
    `library L ${parts.library ?? ''}`,
    `contract C(${parts.params ?? ''})`,
    parts.fields ?? '',
    parts.components ?? '',
    `transition Take() accept${parts.body === undefined ? '' : `; ${parts.body}`} end`,
  ].join('\n')

/** A contract whose procedure `Inner` calls another one first, and transitions with these bodies. */
const calls = (inner: string, ...bodies: readonly string[]): string =>
  contract({
    fields: 'field paused : Bool = False field g : Uint32 = Uint32 0',
    components: `procedure Check() p <- paused; match p with | False => | True => throw end end
procedure Loud() p <- paused; e = { _eventname : "E"; p : p }; event e end
procedure Pause() yes = True; paused := yes end
procedure Inner() n <- g; ${inner}; g := n end
transition Use() Pause; Loud; Check end
${bodies.map((body, index) => `transition T${index}() ${body} end`).join('\n')}`,
  })
const redundant = '8 Check is called here and by each caller: once may be enough.'

const event = (name: string): string => `e = { _eventname : "E"; ${name} : ${name} }; event e`

describe('warnings', () => {
  it.each([
    ['nothing where nothing is wrong', contract({}), []],
    [
      'a library value',
      contract({ library: 'let one = Uint32 1' }),
      ['2 The library value one is not used.'],
    ],
    [
      'a library value that is declared again',
      contract({ library: 'let a = Uint32 1 let a = Uint32 2', body: event('a') }),
      ['2 The library value a is not used.'],
    ],
    [
      'the first of two accepts on a way, once',
      contract({
        components: `
transition Twice(b : Bool)
  match b with
  | True => accept
  | False =>
  end;
  accept;
  accept
end`,
      }),
      [
        '8 Another accept may follow on a way through the transition Twice.',
        '11 Another accept may follow on a way through the transition Twice.',
      ],
    ],
    [
      'nothing of accepts that exclude one another',
      contract({
        components: `transition Once(b : Bool)
  match b with
  | True => accept
  | False => accept
  end
end`,
      }),
      [],
    ],
    [
      'nothing of accepts in a procedure that is called',
      contract({
        components: `procedure One(b : Bool) match b with | True => accept | False => end end
transition Each(list : List Bool, b : Bool) One b; forall list One end`,
      }),
      [],
    ],
    [
      'an entry of a map that is only passed around',
      contract({
        library: `let forget = fun (o : Option Uint32) => Uint32 0
let forget_too = forget
let take = fun (o : Option Uint32) => match o with | Some n => n | None => Uint32 0 end
let hand_on = fun (o : Option Uint32) => take o`,
        fields: `field m : Map Uint32 Uint32 = Emp Uint32 Uint32
field kept : Option Uint32 = None {Uint32}`,
        components: `procedure Show(o : Option Uint32) e = { _eventname : "Show"; o : o }; event e end
transition Look(k : Uint32)
  shown <- m[k];
  Show shown;
  lost <- m[k];
  a = forget_too lost;
  found <- m[k];
  b = hand_on found;
  stored <- m[k];
  kept := stored;
  read <- kept;
  m[a] := b;
  event_of = { _eventname : "E"; read : read };
  event event_of
end`,
      }),
      [
        '11 Nothing looks into shown: match it to know whether there is a value.',
        '13 Nothing looks into lost: match it to know whether there is a value.',
      ],
    ],
    [
      'a hash of a value of several parts',
      contract({
        body: 'n = Uint32 1; p = Pair {Uint32 Uint32} n n; a = builtin sha256hash p; b = builtin sha256hash n; e = { _eventname : "E"; a : a; b : b }; event e',
      }),
      ['6 Another value than p may have the same hash: hash its parts.'],
    ],
    ['a contract parameter', contract({ params: 'p : Uint32' }), ['3 The contract parameter p is not used.']],
    [
      'a contract parameter that only a local name hides',
      contract({ params: 'p : Uint32', body: `p = Uint32 1; ${event('p')}` }),
      ['3 The contract parameter p is not used.', '6 The name p hides a contract parameter.'],
    ],
    [
      'a load and a binding that hide a field',
      contract({
        fields: 'field f : Uint32 = Uint32 0 field g : Uint32 = Uint32 0',
        body: `f <- f;\ng = f;\nf := g; g := f; h <- g; ${event('h')}`,
      }),
      ['6 The name f hides a field.', '7 The name g hides a field.'],
    ],
    [
      'a field that is read of another contract only, under its name',
      contract({
        params: 'o : ByStr20 with contract field f : Uint32 end',
        fields: 'field f : Uint32 = Uint32 0',
        body: `a <- & o.f; f := a; ${event('a')}`,
      }),
      [],
    ],
    [
      'nothing of an Option that a case of a match leaves alone',
      contract({
        fields: 'field m : Map Uint32 Uint32 = Emp Uint32 Uint32',
        body: `t = True; n = Uint32 1; m[n] := n; match t with | True => o <- m[n]; ${event('o')} | False => end`,
      }),
      [],
    ],
    [
      'no pattern for a type behind one that is not used at all',
      contract({
        library: 'type U = | C type T = | A | B',
        body: 'a = A; match a with | A => | B => end',
      }),
      ['2 The type U is not used.', '2 No value is made with the constructor B.'],
    ],
    [
      'an empty tag, at the outermost let',
      contract({
        body: 'm =\nlet z = Uint128 0 in\nlet n = { _tag : ""; _recipient : _sender; _amount : z } in let l = Nil {Message} in Cons {Message} n l; send m',
      }),
      ['7 ZRC-5 wants the tag "AddFunds" where a message only carries money.'],
    ],
    ['a procedure', contract({ components: 'procedure P() end' }), ['5 The procedure P is not used.']],
    [
      'a parameter',
      contract({ components: 'transition T(a : Uint32) end' }),
      ['5 The parameter a of this transition is not used.'],
    ],
    ['a statement', contract({ body: 'a = Uint32 1' }), ['6 What this statement gives a is not used.']],
    [
      'a name that is bound again before it is read',
      contract({ body: `a = Uint32 1; a = Uint32 2; ${event('a')}` }),
      ['6 What this statement gives a is not used.'],
    ],
    [
      'a name that is bound in a clause, where it ends',
      contract({ body: `a = True; match a with | True => a = False | False => end; ${event('a')}` }),
      ['6 What this statement gives a is not used.', '6 This is another a than the one before the match.'],
    ],
    [
      'a name in a pattern',
      contract({
        body: 'o = let one = Uint32 1 in Some {Uint32} one; match o with | Some x => | None => end',
      }),
      ['6 The name x of this pattern is not used.'],
    ],
    [
      'a let',
      contract({ body: `a = let b = Uint32 1 in Uint32 2; ${event('a')}` }),
      ['6 The name b of this let is not used.'],
    ],
    [
      'a let that only another unused let needs',
      contract({ body: `a = let b = Uint32 1 in let c = b in Uint32 2; ${event('a')}` }),
      ['6 The name b of this let is not used.', '6 The name c of this let is not used.'],
    ],
    ['a check that each caller makes', calls('Check', 'Check; Inner', 'Pause; Check; Inner'), [redundant]],
    ['no check that one of the callers does not make', calls('Check', 'Check; Inner', 'Inner'), []],
    ['a check that is made behind the call', calls('Check', 'Inner; Check'), [redundant]],
    [
      'a check of what was written since',
      calls('Check', 'Check; yes = True; paused := yes; Inner'),
      [redundant],
    ],
    ['a check of what a procedure wrote since', calls('Check', 'Check; Pause; Inner'), [redundant]],
    ['a check of what the procedure wrote before', calls('Pause; Check', 'Check; Inner'), [redundant]],
    [
      'a check where a call stands in a case of a match',
      calls('Check', 'Check; Inner', 'Check; yes = True; match yes with | True => Inner | False => end'),
      [redundant],
    ],
    ['no check that leaves a trace', calls('Loud', 'Loud; Inner'), []],
    ['a field', contract({ fields: 'field f : Uint32 = Uint32 0' }), ['4 The field f is not used.']],
    [
      'a field that is only written',
      contract({ fields: 'field f : Uint32 = Uint32 0', body: 'a = Uint32 1; f := a' }),
      ['6 The field f is written, but never read.'],
    ],
    [
      'a field that is only read',
      contract({ fields: 'field f : Uint32 = Uint32 0', body: `a <- f; ${event('a')}` }),
      ['6 The field f is read, but never written: it could be a contract parameter.'],
    ],
    [
      'a field that is only read, at the last read of the first case that has one',
      contract({
        fields: 'field f : Map Uint32 Uint32 = Emp Uint32 Uint32',
        body: `a = Uint32 1; b = True; match b with | True =>\nc <- exists f[a]; ${event('c')};\nc <- exists f[a]; ${event('c')}\n| False => c <- exists f[a]; ${event('c')} end`,
      }),
      ['8 The field f is read, but never written: it could be a contract parameter.'],
    ],
    [
      'a field that is only written, where an entry of it is',
      contract({
        fields: 'field f : Map Uint32 Uint32 = Emp Uint32 Uint32',
        body: 'a = Emp Uint32 Uint32; f := a;\na = Uint32 1;\nf[a] := a',
      }),
      ['8 The field f is written, but never read.'],
    ],
    ['a type', contract({ library: 'type T = | A' }), ['2 The type T is not used.']],
    [
      'a constructor, and the pattern that waits for it',
      contract({
        library: 'type T = | A | B',
        body: 'a = A; match a with | A => | B => end',
      }),
      ['2 No value is made with the constructor B.', '6 No value B comes here.'],
    ],
    [
      'a constructor, but not the pattern that waits for it in a case of another match',
      contract({
        library: 'type T = | A | B',
        body: 'a = A; c = match a with | B => a | _ => match a with | B => a | _ => a end end;\nmatch c with | A => match c with | B => | _ => end | B => end',
      }),
      ['2 No value is made with the constructor B.', '6 No value B comes here.', '7 No value B comes here.'],
    ],
    [
      'a constructor, but not the pattern of a first value that waits for it',
      contract({
        library: 'type T = | A | B',
        fields: 'field g : T = let a = A in match a with | A => a | B => a end',
        body: 'a <- g; g := a',
      }),
      ['2 No value is made with the constructor B.'],
    ],
    [
      'a constructor, but not the pattern of a constraint that waits for it',
      `scilla_version 0
library L
type T = | A | B
contract C (t : Uint32) with let a = A in match a with | A => let one = Uint32 1 in builtin eq one t | B => False end =>
transition Take() accept end`,
      ['3 No value is made with the constructor B.'],
    ],
    [
      'no constructor of a type that comes from outside',
      contract({
        library: 'type T = | A | B',
        components: 'transition T(t : T) match t with | A => | B => end end',
      }),
      [],
    ],
    [
      'an import',
      `import ListUtils ${contract({}).slice('scilla_version 0'.length)}`.replace(/^/, 'scilla_version 0\n'),
      ['2 The imported library ListUtils is not used.'],
    ],
    [
      'a whole map',
      contract({
        fields: 'field m : Map Uint32 Uint32 = Emp Uint32 Uint32',
        body: 'a <- m; k = Uint32 1; v = builtin size a; m[k] := v',
      }),
      ['6 A whole map is moved here; entries cost less.'],
    ],
    [
      'an empty tag',
      contract({
        body: 'm = { _tag : ""; _recipient : _sender; _amount : Uint128 1 }; l = let n = Nil {Message} in Cons {Message} m n; send l',
      }),
      ['6 ZRC-5 wants the tag "AddFunds" where a message only carries money.'],
    ],
    [
      'no way to take money',
      'scilla_version 0\ncontract C()\ntransition T() end',
      ['2 No transition of C accepts an amount.'],
    ],
  ])('tell of %s', (_, source, wanted) => {
    expect([...warningsOf(source)].sort()).toEqual([...wanted].sort())
  })
})

it('an import that only patterns name is used: the contract could not do without it', () => {
  const library = parseLibrary('scilla_version 0\nlibrary Ways\ntype Way = | Up | Down', 'Ways.scillib')
  const sender = parseLibrary('scilla_version 0\nimport Ways\nlibrary Sender\nlet up = Up', 'Sender.scillib')
  const source = `scilla_version 0
import Ways Sender
contract C ()
transition Take()
  x = up;
  match x with
  | Up => accept
  | Down =>
  end
end`
  const libraries = new Map([
    ['Ways', { module: library }],
    ['Sender', { module: sender }],
  ])
  const warnings = findWarnings(checkContract(parseContract(source), { libraries }))
  expect(warnings.map(({ message }) => message).filter((text) => text.includes('library'))).toEqual([])
})
