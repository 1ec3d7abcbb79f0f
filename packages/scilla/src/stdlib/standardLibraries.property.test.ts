import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllParts } from '../loadAllParts'
import { parseLibrary } from '../syntax/parse'
import { applyBuiltin, outcome } from '../../test/testEvaluate'
import { standardLibraries } from './standardLibraries'

beforeAll(loadAllParts)

const all = [...standardLibraries.keys()]
const run = (source: string): string => outcome(source, ...all)

let counter = 0
/** A list of Int32 as an expression. */
const list = (items: readonly number[]): string => {
  const id = counter++
  const lets = [...items]
    .reverse()
    .map(
      (item, index) => `let v = Int32 ${item} in let l${id}_${index + 1} = Cons {Int32} v l${id}_${index} in`,
    )
  return `let l${id}_0 = Nil {Int32} in ${lets.join(' ')} l${id}_${items.length}`
}
const shownList = (items: readonly string[]): string =>
  items.length === 0 ? '(Nil)' : `(List ${items.join(', ')}, (Nil))`
const shown = (items: readonly number[]): string => shownList(items.map((item) => `(Int32 ${item})`))
const option = (item: number | undefined): string =>
  item === undefined ? '(None)' : `(Some (Int32 ${item}))`
const bool = (value: boolean): string => (value ? '(True)' : '(False)')

/** Applies a library function to arguments that are expressions. */
const apply = (fun: string, ...args: readonly string[]): string => {
  const lets = args.map((arg, index) => `let arg${index} = ${arg} in`).join('\n')
  return run(`${lets}\nlet f = ${fun} in\nf ${args.map((_, index) => `arg${index}`).join(' ')}`)
}

const equal = 'fun (a : Int32) => fun (b : Int32) => builtin eq a b'
const lessThan = 'fun (a : Int32) => fun (b : Int32) => builtin lt a b'
const negative = 'fun (a : Int32) => let zero = Int32 0 in builtin lt a zero'
const double = 'fun (a : Int32) => builtin add a a'
const items = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 12 })
const settings = { numRuns: 40 }

it.each(all)('%s parses', (name) => {
  expect(parseLibrary(standardLibraries.get(name) ?? '', name).library.name.name).toBe(name)
})

describe('BoolUtils', () => {
  it('is logic', () => {
    for (const a of [true, false]) {
      expect(apply('negb', bool(a).slice(1, -1))).toBe(bool(!a))
      expect(apply('bool_to_string', bool(a).slice(1, -1))).toBe(`(String "${a ? 'True' : 'False'}")`)
      for (const b of [true, false]) {
        const args = [bool(a).slice(1, -1), bool(b).slice(1, -1)] as const
        expect(apply('andb', ...args)).toBe(bool(a && b))
        expect(apply('orb', ...args)).toBe(bool(a || b))
        expect(apply('and_3', 'True', ...args)).toBe(bool(a && b))
        expect(apply('and_4', ...args, ...args)).toBe(bool(a && b))
        expect(apply('orb_3', ...args, 'False')).toBe(bool(a || b))
        expect(apply('orb_4', 'False', ...args, 'False')).toBe(bool(a || b))
      }
    }
  })
})

describe('IntUtils', () => {
  const TYPES = ['Int32', 'Int64', 'Int128', 'Int256', 'Uint32', 'Uint64', 'Uint128', 'Uint256']
  const COMPARISONS: readonly (readonly [string, (a: number, b: number) => boolean])[] = [
    ['eq', (a, b) => a === b],
    ['neq', (a, b) => a !== b],
    ['lt', (a, b) => a < b],
    ['le', (a, b) => a <= b],
    ['gt', (a, b) => a > b],
    ['ge', (a, b) => a >= b],
  ]
  it.each(TYPES)('compares %s', (type) => {
    for (const [name, compare] of COMPARISONS) {
      for (const [a, b] of [
        [1, 2],
        [2, 2],
        [2, 1],
      ] as const) {
        expect(apply(`${type.toLowerCase()}_${name}`, `${type} ${a}`, `${type} ${b}`)).toBe(
          bool(compare(a, b)),
        )
      }
    }
  })
})

it('compares whatever has a function eq, or lt too', () => {
  const pair = ['Int32 1', 'Int32 2'] as const
  expect(apply('@int_neq Int32', equal, ...pair)).toBe('(True)')
  expect(apply('@int_le Int32', equal, lessThan, ...pair)).toBe('(True)')
  expect(apply('@int_gt Int32', lessThan, ...pair)).toBe('(False)')
  expect(apply('@int_ge Int32', equal, lessThan, ...pair)).toBe('(False)')
})

it('CryptoUtils compares points', () => {
  expect(run('pair_bystr32_eq alt_bn128_G1_zero alt_bn128_G1_zero')).toBe('(True)')
  expect(run('pair_bystr32_eq alt_bn128_G1_zero alt_bn128_G1_g')).toBe('(False)')
})

it('Polynetwork reads what it appends, the lowest byte first', () => {
  for (const width of [32, 64, 128, 256]) {
    const appended = `let none = 0x in let bytes = builtin to_bystr none in let n = Uint${width} 258 in append_uint${width}_le bytes n`
    expect(run(appended)).toBe(`(ByStr 0x0201${'00'.repeat(width / 8 - 2)})`)
    expect(
      run(`let bytes = ${appended} in let start = Uint32 0 in extract_uint${width}_le bytes start`),
    ).toBe(`(Some (Pair (Uint${width} 258) (Uint32 ${width / 8})))`)
  }
  expect(run('builtin add pubkey_length signature_length')).toBe('(Uint32 132)')
  expect(run('little_endian')).toBe('(Conversions.LittleEndian)')
})

describe('PairUtils', () => {
  it('takes pairs apart', () => {
    const pair = 'let a = Int32 1 in let b = "x" in Pair {Int32 String} a b'
    expect(apply('@fst Int32 String', pair)).toBe('(Int32 1)')
    expect(apply('@snd Int32 String', pair)).toBe('(String "x")')
  })
})

describe('ListUtils', () => {
  it('maps, filters, reverses and counts', () => {
    fc.assert(
      fc.property(items, (l) => {
        expect(apply('@list_map Int32 Int32', double, list(l))).toBe(shown(l.map((x) => 2 * x)))
        expect(apply('@list_filter Int32', negative, list(l))).toBe(shown(l.filter((x) => x < 0)))
        expect(apply('@list_reverse Int32', list(l))).toBe(shown([...l].reverse()))
        expect(apply('@list_length Int32', list(l))).toBe(`(Uint32 ${l.length})`)
      }),
      settings,
    )
  })

  it('gives head, tail, items by number and by predicate', () => {
    fc.assert(
      fc.property(items, fc.nat(14), (l, n) => {
        expect(apply('@list_head Int32', list(l))).toBe(option(l[0]))
        expect(apply('@list_tail Int32', list(l))).toBe(
          l.length === 0 ? '(None)' : `(Some ${shown(l.slice(1))})`,
        )
        expect(apply('@list_nth Int32', `Uint32 ${n}`, list(l))).toBe(option(l[n]))
        expect(apply('@list_find Int32', negative, list(l))).toBe(option(l.find((x) => x < 0)))
      }),
      settings,
    )
  })

  it('tests its items', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: -20, max: 20 }), (l, x) => {
        expect(apply('@list_exists Int32', negative, list(l))).toBe(bool(l.some((item) => item < 0)))
        expect(apply('@list_forall Int32', negative, list(l))).toBe(bool(l.every((item) => item < 0)))
        expect(apply('@list_mem Int32', equal, `Int32 ${x}`, list(l))).toBe(bool(l.includes(x)))
      }),
      settings,
    )
  })

  it('joins, compares and sorts lists', () => {
    fc.assert(
      fc.property(items, items, (a, b) => {
        expect(apply('@list_append Int32', list(a), list(b))).toBe(shown([...a, ...b]))
        expect(apply('@list_eq Int32', equal, list(a), list(b))).toBe(bool(String(a) === String(b)))
        expect(apply('@list_eq Int32', equal, list(a), list(a))).toBe('(True)')
        expect(apply('@list_sort Int32', lessThan, list(a))).toBe(shown([...a].sort((x, y) => x - y)))
        const lists = `let a = ${list(a)} in let b = ${list(b)} in let n = Nil {(List Int32)} in let m = Cons {(List Int32)} b n in Cons {(List Int32)} a m`
        expect(apply('@list_flatten Int32', lists)).toBe(shown([...a, ...b]))
      }),
      settings,
    )
  })

  it('sorts without moving equal items past each other', () => {
    const pairs = ['1 2', '0 1', '1 1', '0 2'].map((pair) => pair.split(' '))
    const cons = [...pairs]
      .reverse()
      .map(
        ([a, b]) =>
          `let a = Int32 ${a} in let b = Int32 ${b} in let p = Pair {Int32 Int32} a b in let l = Cons {(Pair Int32 Int32)} p l in`,
      )
    const source = `let l = Nil {(Pair Int32 Int32)} in ${cons.join(' ')} l`
    const less = `fun (x : Pair Int32 Int32) => fun (y : Pair Int32 Int32) =>
      match x with | Pair a _ => match y with | Pair b _ => builtin lt a b end end`
    const sorted = [
      ['0', '1'],
      ['0', '2'],
      ['1', '2'],
      ['1', '1'],
    ].map(([a, b]) => `(Pair (Int32 ${a}) (Int32 ${b}))`)
    expect(apply('@list_sort (Pair Int32 Int32)', less, source)).toBe(shownList(sorted))
  })

  it('zips and unzips', () => {
    fc.assert(
      fc.property(items, items, (a, b) => {
        const pairs = a.slice(0, b.length).map((x, index) => [x, b[index] as number] as const)
        const zipped = shownList(pairs.map(([x, y]) => `(Pair (Int32 ${x}) (Int32 ${y}))`))
        expect(apply('@list_zip Int32 Int32', list(a), list(b))).toBe(zipped)
        const add = 'fun (a : Int32) => fun (b : Int32) => builtin add a b'
        expect(apply('@list_zip_with Int32 Int32 Int32', add, list(a), list(b))).toBe(
          shown(pairs.map(([x, y]) => x + y)),
        )
        const both = `let a = ${list(a)} in let b = ${list(b)} in let zip = @list_zip Int32 Int32 in zip a b`
        expect(apply('@list_unzip Int32 Int32', both)).toBe(
          `(Pair ${shown(pairs.map(([x]) => x))} ${shown(pairs.map(([, y]) => y))})`,
        )
      }),
      settings,
    )
  })

  it('folds while there is a result', () => {
    fc.assert(
      fc.property(items, (l) => {
        const step = `fun (acc : Int32) => fun (x : Int32) => let zero = Int32 0 in let stop = builtin lt x zero in
          match stop with | True => None {Int32} | False => let sum = builtin add acc x in Some {Int32} sum end`
        const end = l.findIndex((x) => x < 0)
        const sum = (end < 0 ? l : l.slice(0, end)).reduce((x, y) => x + y, 0)
        expect(apply('@list_foldl_while Int32 Int32', step, 'Int32 0', list(l))).toBe(`(Int32 ${sum})`)
      }),
      settings,
    )
  })
})

describe('NatUtils', () => {
  const nat = (n: number): string => `let n = Uint32 ${n} in builtin to_nat n`

  it('compares and counts', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), (a, b) => {
        expect(apply('nat_eq', nat(a), nat(b))).toBe(bool(a === b))
        expect(apply('nat_to_int', nat(a))).toBe(`(Uint32 ${a})`)
        expect(apply('is_some_zero', nat(a))).toBe(bool(a === 0))
        const previous = `let p = ${applyBuiltin('to_nat', `Uint32 ${a}`)} in let q = nat_prev p in match q with | Some r => nat_to_int r | None => Uint32 99 end`
        expect(run(previous)).toBe(`(Uint32 ${a === 0 ? 99 : a - 1})`)
      }),
      settings,
    )
  })

  it('folds while there is a result', () => {
    const step = `fun (acc : Uint32) => fun (p : Nat) => let four = Uint32 4 in let one = Uint32 1 in
      let more = builtin lt acc four in
      match more with | True => let next = builtin add acc one in Some {Uint32} next | False => None {Uint32} end`
    expect(apply('@nat_fold_while Uint32', step, 'Uint32 0', nat(10))).toBe('(Uint32 4)')
    expect(apply('@nat_fold_while Uint32', step, 'Uint32 0', nat(2))).toBe('(Uint32 2)')
  })

  it.each(['uint32', 'uint64', 'uint128', 'uint256'])('%s_to_nat converts, or gives None', (name) => {
    const type = name.replace('u', 'U')
    expect(apply(`${name}_to_nat`, `${type} 2`)).toBe('(Some (Nat 2))')
    if (name !== 'uint32') expect(apply(`${name}_to_nat`, `${type} 4294967296`)).toBe('(None)')
  })

  it.each(['int32', 'int64', 'int128', 'int256'])('%s_to_nat converts, or gives None', (name) => {
    const type = name.replace('i', 'I')
    expect(apply(`${name}_to_nat`, `${type} 2`)).toBe('(Some (Nat 2))')
    expect(apply(`${name}_to_nat`, `${type} -1`)).toBe('(None)')
  })
})

describe('Conversions', () => {
  const bytes = (hex: string): string => `let raw = 0x${hex} in builtin to_bystr raw`
  const hexOf = (data: Uint8Array): string => Buffer.from(data).toString('hex')
  const data = fc.uint8Array({ maxLength: 40 })

  it('substr_safe never fails', () => {
    fc.assert(
      fc.property(
        data,
        fc.oneof(fc.nat(45), fc.constant(4_294_967_295)),
        fc.oneof(fc.nat(45), fc.constant(4_294_967_295)),
        (d, pos, length) => {
          const fits = pos + length <= d.length
          const wanted = fits ? `(Some (ByStr 0x${hexOf(d.slice(pos, pos + length))}))` : '(None)'
          expect(apply('substr_safe', bytes(hexOf(d)), `Uint32 ${pos}`, `Uint32 ${length}`)).toBe(wanted)
        },
      ),
      settings,
    )
  })

  it.each([32, 64, 128, 256])('uint%i goes in and out in both byte orders', (bits) => {
    const width = bits / 8
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n }), data, (value, before) => {
        const big = value.toString(16).padStart(2 * width, '0')
        const little = Buffer.from(big, 'hex').reverse().toString('hex')
        for (const [encoding, digits] of [
          ['BigEndian', big],
          ['LittleEndian', little],
        ] as const) {
          const appended = apply(`append_uint${bits}`, encoding, bytes(hexOf(before)), `Uint${bits} ${value}`)
          expect(appended).toBe(`(ByStr 0x${hexOf(before)}${digits})`)
          const extract = (pos: number): string =>
            apply(`extract_uint${bits}`, encoding, bytes(hexOf(before) + digits), `Uint32 ${pos}`)
          const next = before.length + width
          expect(extract(before.length)).toBe(`(Some (Pair (Uint${bits} ${value}) (Uint32 ${next})))`)
          expect(extract(before.length + 1)).toBe('(None)')
        }
        expect(apply(`append_uint${bits}_le`, bytes(hexOf(before)), `Uint${bits} ${value}`)).toBe(
          `(ByStr 0x${hexOf(before)}${little})`,
        )
      }),
      settings,
    )
  })

  it.each([1, 2, 20, 32])('extract_bystr%i', (width) => {
    const digits = 'ab'.repeat(width)
    expect(apply(`extract_bystr${width}`, bytes(`00${digits}`), 'Uint32 1')).toBe(
      `(Some (Pair (ByStr${width} 0x${digits}) (Uint32 ${width + 1})))`,
    )
    expect(apply(`extract_bystr${width}`, bytes(digits), 'Uint32 1')).toBe('(None)')
  })
})
