import fc from 'fast-check'
import { bytesToHex, encodeBase64url, decodeBase64url, type Address, type Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import {
  checkRecoveryRequest,
  checksumPhrase,
  codeInFragment,
  decodeRecoveryAnswer,
  decodeRecoveryRequest,
  drillMessage,
  encodeRecoveryAnswer,
  encodeRecoveryRequest,
  findRecoveryAnswers,
  formatName,
  messageToSign,
  parseName,
  recoveryMessage,
  recoveryRequestDigest,
  signingPurpose,
  signingRequestOf,
  type RecoveryAnswer,
  type RecoveryRequest,
} from '../index'
import { codeKinds, sealCode, textField } from '../links/linkCode'

const hexOf = (width: number) =>
  fc.uint8Array({ minLength: width, maxLength: width }).map((bytes): Hex => bytesToHex(bytes))
const names = fc
  .oneof(
    fc.constantFrom(
      'alice.ssi',
      'alice.did',
      'defi@alice.ssi',
      'alice.zlp',
      'älïce.ssi',
      '猫頭鷹.ssi',
      'a.ssi',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `${text}.ssi`),
  )
  .map((text) => parseName(text))
  .filter((name) => name.ok)
  .map((name) => name.value)
  .filter((name) => new TextEncoder().encode(formatName(name)).length <= 300)
const requests: fc.Arbitrary<RecoveryRequest> = fc.record({
  isDrill: fc.boolean(),
  chainId: fc.constantFrom(1, 222, 333, 2 ** 32 - 1),
  name: names,
  wallet: hexOf(20),
  newController: hexOf(20),
  nonce: fc.bigInt(0n, 2n ** 128n - 1n),
  lastBlock: fc.bigInt(0n, 2n ** 64n - 1n),
})
const answers: fc.Arbitrary<RecoveryAnswer> = fc.record({
  request: hexOf(32),
  guardian: names.map(({ domain }) => domain),
  signature: hexOf(64),
})
const alice = parseName('alice.ssi')
if (!alice.ok) throw new Error('no name')
const example: RecoveryRequest = {
  isDrill: false,
  chainId: 333,
  name: alice.value,
  wallet: `0x${'11'.repeat(20)}`,
  newController: `0x${'22'.repeat(20)}`,
  nonce: 4n,
  lastBlock: 1_000n,
}

describe('requests and answers as text', () => {
  test('come back as they were sent, in a text that is short and of plain letters', () => {
    fc.assert(
      fc.property(requests, answers, (request, answer) => {
        const code = encodeRecoveryRequest(request)
        expect(decodeRecoveryRequest(code)).toEqual({ ok: true, value: request })
        expect(code).toMatch(/^[A-Za-z0-9_-]{100,600}$/)
        const back = encodeRecoveryAnswer(answer)
        expect(decodeRecoveryAnswer(back)).toEqual({ ok: true, value: answer })
        expect(back).toMatch(/^[A-Za-z0-9_-]{100,600}$/)
      }),
    )
  })

  test('two requests have one digest only where they are the same', () => {
    const small = fc.record({
      isDrill: fc.boolean(),
      chainId: fc.constantFrom(1, 333),
      name: fc.constant(example.name),
      wallet: fc.constantFrom<Address>(`0x${'11'.repeat(20)}`, `0x${'12'.repeat(20)}`),
      newController: fc.constantFrom<Address>(`0x${'22'.repeat(20)}`, `0x${'23'.repeat(20)}`),
      nonce: fc.constantFrom(0n, 1n),
      lastBlock: fc.constantFrom(9n, 10n),
    })
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(recoveryRequestDigest(a) === recoveryRequestDigest(b)).toBe(
          encodeRecoveryRequest(a) === encodeRecoveryRequest(b),
        )
      }),
    )
  })

  test('any byte that changes on the way is found, and no other text is read', () => {
    const request = encodeRecoveryRequest(example)
    const answer = encodeRecoveryAnswer({
      request: recoveryRequestDigest(example),
      guardian: 'bruno',
      signature: `0x${'ab'.repeat(64)}`,
    })
    for (const [code, decode] of [
      [request, decodeRecoveryRequest],
      [answer, decodeRecoveryAnswer],
    ] as const) {
      const bytes = decodeBase64url(code)
      for (let index = 0; index < bytes.length; index++) {
        for (const change of [1, 0x80, 0xff]) {
          const changed = Uint8Array.from(bytes)
          changed[index] = (changed[index] ?? 0) ^ change
          const result = decode(encodeBase64url(changed))
          const isNewer = index === 0
          expect(result).toEqual({
            ok: false,
            code: isNewer && changed[0] !== 0 ? 'CodeIsNewer' : 'CodeIsTampered',
          })
        }
      }
      for (let length = 0; length < code.length; length++)
        expect(decode(code.slice(0, length)).ok).toBe(false)
      expect(decode(`${code}AAAA`).ok).toBe(false)
      expect(decode('A'.repeat(5_000_000))).toEqual({ ok: false, code: 'CodeIsMalformed' })
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        expect(decodeRecoveryRequest(text).ok).toBe(false)
        expect(decodeRecoveryAnswer(text).ok).toBe(false)
      }),
    )
    expect(decodeRecoveryRequest(answer).ok).toBe(false)
    expect(decodeRecoveryAnswer(request).ok).toBe(false)
  })

  test('a name has one spelling, so that what is signed has one code', () => {
    const code = encodeRecoveryRequest({ ...example, name: { ...example.name, domain: 'Alice' } })
    expect(decodeRecoveryRequest(code).ok).toBe(false)
    const answer = { request: recoveryRequestDigest(example), signature: `0x${'ab'.repeat(64)}` } as const
    for (const guardian of ['Bruno', 'bruno.ssi', ' bruno', 'bruno.zlp', ''])
      expect(decodeRecoveryAnswer(encodeRecoveryAnswer({ ...answer, guardian })).ok, guardian).toBe(false)
  })

  test('a request is no answer, and an answer no request, also where the rest of them would do', () => {
    const bytes = (length: number) => new Uint8Array(length).fill(1)
    const asAnswer = [bytes(32), bytes(64), textField('bruno', 300)]
    const asRequest = [bytes(4), bytes(20), bytes(20), bytes(16), bytes(8), textField('bruno.ssi', 300)]
    const codes = [codeKinds.recovery, codeKinds.drill, codeKinds.answer]
    expect(codes.map((kind) => decodeRecoveryAnswer(sealCode(kind, ...asAnswer)).ok)).toEqual([
      false,
      false,
      true,
    ])
    expect(codes.map((kind) => decodeRecoveryRequest(sealCode(kind, ...asRequest)).ok)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('a name that does not fit is refused by who makes the request', () => {
    const name = { ...example.name, domain: 'a'.repeat(400) }
    expect(() => encodeRecoveryRequest({ ...example, name })).toThrow('too long')
  })
})

test('[BX-30] a code is found behind the signs that mail writes for an equals sign', () => {
  const code = encodeRecoveryRequest(example)
  for (const sign of ['=', '%3D', '%3d', '=3D'])
    expect(codeInFragment(`#request${sign}${code}`, '#request='), sign).toBe(code)
  expect(codeInFragment(`#request=3Dabc`, '#request=')).toBe('3Dabc')
  expect(codeInFragment(`#answer%3D${code}`, '#request=')).toBeNull()
})

describe('findRecoveryAnswers', () => {
  const answer = (guardian: string): RecoveryAnswer => ({
    request: recoveryRequestDigest(example),
    guardian,
    signature: `0x${'ab'.repeat(64)}`,
  })
  const link = (guardian: string) =>
    `https://tyto.example/alice.ssi/didx/recovery#answer=${encodeRecoveryAnswer(answer(guardian))}`

  test('finds links and bare codes among other words, each once', () => {
    const text = `Hi! Here it is: ${link('bruno')}\n"${link('carol')}", ${encodeRecoveryAnswer(answer('dora'))} ${link('bruno')}`
    const found = findRecoveryAnswers(text).map((each) => (each.ok ? each.value.guardian : each.code))
    expect(found).toEqual(['bruno', 'carol', 'dora'])
  })

  test('takes no notice of what a message puts around a link or a code', () => {
    const code = encodeRecoveryAnswer(answer('dora'))
    for (const [before, after] of [
      ['', '.'],
      ['(', ').'],
      ['Here: ', '!'],
      ['**', '**'],
      ['[', '](and more)'],
      ['“', '”…'],
      ['链接：', '。谢谢'],
      ['', '?'],
      ['', ': thanks'],
    ] as const) {
      for (const what of [link('dora'), code]) {
        const found = findRecoveryAnswers(`${before}${what}${after}`)
        expect(found, `${before}…${after}`).toEqual([{ ok: true, value: answer('dora') }])
      }
    }
    expect(findRecoveryAnswers(`${link('bruno')}。${link('carol')}。`)).toHaveLength(2)
  })

  test('says what is wrong with what is no answer', () => {
    expect(findRecoveryAnswers('hello')).toEqual([{ ok: false, code: 'CodeIsMalformed' }])
    expect(findRecoveryAnswers(link('bruno').slice(0, -3))).toMatchObject([{ ok: false }])
    expect(findRecoveryAnswers(encodeRecoveryRequest({ ...example }))).toMatchObject([{ ok: false }])
    // A link says what it is, however short; a bare word only where it is as long as a code.
    expect(findRecoveryAnswers('#answer=abc hello')).toEqual([{ ok: false, code: 'CodeIsMalformed' }])
    expect(findRecoveryAnswers(`#answer=abc ${'x'.repeat(100)} #answer=abd`)).toHaveLength(2)
    expect(findRecoveryAnswers(`#answer=abc ${'x'.repeat(101)} #answer=abd`)).toHaveLength(3)
  })

  test('[BX-30] reads what mail has broken, where the digest proves it', () => {
    const code = encodeRecoveryAnswer(answer('dora'))
    const one = [{ ok: true, value: answer('dora') }]
    const wrapped = (text: string, width: number, by: string) =>
      (text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []).join(by)
    /** RFC 2045: 76 letters in a line, an equals sign is =3D, a soft break is an equals sign at the end. */
    const printable = (text: string) => wrapped(text.replaceAll('=', '=3D'), 75, '=\r\n')
    const safe = `https://eur01.safelinks.example/?url=${encodeURIComponent(link('dora'))}&data=05%7C02%7C&reserved=0`
    const forms = {
      'at 76 letters': wrapped(link('dora'), 76, '\n'),
      'at 76 letters, by Windows': wrapped(link('dora'), 76, '\r\n'),
      'at 60 letters, in an answer to it': `> ${wrapped(link('dora'), 60, '\n> ')}\n> Thanks`,
      'a bare code': wrapped(code, 76, '\n'),
      'with words before and after': `Here it is:\n${wrapped(link('dora'), 76, '\n')}\nYours, Dora`,
      'quoted-printable': printable(link('dora')),
      'quoted-printable, with words': printable(`Here it is: ${link('dora')}`),
      'behind a service': safe,
      'behind a service, wrapped': wrapped(safe, 76, '\n'),
      'behind two services': `https://a.example/?q=${encodeURIComponent(safe)}`,
      'behind a service that writes percent signs otherwise': `https://urldefense.example/v2/url?u=${link(
        'dora',
      )
        .replace(/[-_]/g, (sign) => (sign === '-' ? '-2D' : '-5F'))
        .replaceAll('/', '_')
        .replace(/[:#=]/g, (sign) => ({ ':': '-3A', '#': '-23', '=': '-3D' })[sign]!)}&d=DwMFaQ`,
      'the sign of the fragment encoded': link('dora').replace('#', '%23'),
      'both signs encoded': link('dora').replace('#answer=', '%23answer%3D'),
    }
    for (const [form, text] of Object.entries(forms)) expect(findRecoveryAnswers(text), form).toEqual(one)
    // One letter less, and it is none: nothing is put together that the digest does not prove.
    for (const [form, text] of Object.entries(forms)) {
      const at = text.indexOf(code.slice(20, 26).slice(0, 3))
      const broken = at < 0 ? text.slice(0, 60) : text.slice(0, at) + text.slice(at + 1)
      expect(
        findRecoveryAnswers(broken).some((each) => each.ok),
        form,
      ).toBe(false)
    }
    expect(
      findRecoveryAnswers(`${wrapped(link('bruno'), 76, '\n')}\n\n${printable(link('carol'))}`),
    ).toHaveLength(2)
  })

  test('[BX-30] reads it wherever the lines are broken', () => {
    fc.assert(
      fc.property(
        answers,
        fc.integer({ min: 41, max: 120 }),
        fc.constantFrom('\n', '\r\n', '\n> ', '=\n'),
        (each, width, by) => {
          const text = `https://tyto.example/alice.ssi/didx/recovery#answer=${encodeRecoveryAnswer(each)}`
          const lines = (text.match(new RegExp(`.{1,${width}}`, 'gs')) ?? []).join(by)
          expect(findRecoveryAnswers(lines)).toEqual([{ ok: true, value: each }])
        },
      ),
    )
  })

  test('reads the first two hundred, and no more of a text than a hundred thousand letters', () => {
    const short = (index: number) => `#answer=a${index}`
    const many = Array.from({ length: 201 }, (_, index) => short(index))
    expect(findRecoveryAnswers(many.join(' '))).toHaveLength(200)
    expect(findRecoveryAnswers(`${'- '.repeat(50_000)}${link('bruno')}`)).toEqual([
      { ok: false, code: 'CodeIsMalformed' },
    ])
  })

  test('the fragment of a link carries one or the other', () => {
    expect(codeInFragment('#answer=abc', '#answer=')).toBe('abc')
    expect(codeInFragment('#answer=abc', '#request=')).toBeNull()
    expect(codeInFragment('', '#request=')).toBeNull()
    for (const after of ['.', ')', '»', '%22', '. Thanks']) {
      expect(codeInFragment(`#request=a_b-1${after}`, '#request=')).toBe('a_b-1')
    }
  })
})

test('the phrase has six words of the list, and others for nearly every other request', () => {
  const list = Array.from({ length: 2048 }, (_, index) => `word${index}`)
  fc.assert(
    fc.property(requests, requests, (a, b) => {
      const [one, other] = [a, b].map((each) => checksumPhrase(recoveryRequestDigest(each), list))
      expect(one).toHaveLength(6)
      expect(one?.every((word) => list.includes(word))).toBe(true)
      expect(one?.join(' ') === other?.join(' ')).toBe(recoveryRequestDigest(a) === recoveryRequestDigest(b))
    }),
  )
  expect(checksumPhrase(`0xffe${'0'.repeat(61)}`, list)).toEqual([
    'word2047',
    ...Array<string>(5).fill('word0'),
  ])
  expect(() => checksumPhrase(`0x${'00'.repeat(32)}`, ['one'])).toThrow('2048')
})

test('a drill is signed by the key of a recovery over bytes that no recovery has', () => {
  const wallet = {
    address: example.wallet,
    did: '',
    chainId: example.chainId,
    documentNonce: 0n,
    recoveryNonce: example.nonce,
    lockNonce: 0n,
  }
  fc.assert(
    fc.property(
      requests,
      fc.constantFrom('xwallet_3.0.0', 'DIDxWALLET_6.0.0', 'DIDxWALLET_7.0.0'),
      (request, version) => {
        const message = (isDrill: boolean) =>
          bytesToHex(messageToSign(signingRequestOf({ ...request, isDrill }), { ...wallet, version }))
        expect(message(true)).toBe(
          bytesToHex(drillMessage(recoveryRequestDigest({ ...request, isDrill: true }))),
        )
        expect(message(true)).not.toBe(message(false))
        expect(signingPurpose('drill', version)).toBe('socialrecovery')
      },
    ),
  )
  const scope = { chainId: example.chainId, wallet: example.wallet, nonce: example.nonce }
  expect(messageToSign(signingRequestOf(example), { ...wallet, version: 'DIDxWALLET_7.0.0' })).toEqual(
    recoveryMessage(example.newController, scope),
  )
})

describe('checkRecoveryRequest', () => {
  const facts = {
    chainId: example.chainId,
    name: example.name,
    wallet: example.wallet,
    nonce: example.nonce,
    status: 'Created',
    latestBlock: example.lastBlock,
  } as const

  test('lets a guardian sign up to the last block, locked or not', () => {
    expect(checkRecoveryRequest(example, facts).ok).toBe(true)
    expect(checkRecoveryRequest(example, { ...facts, status: 'Locked' }).ok).toBe(true)
  })

  test.each([
    ['RequestForOtherNetwork', { chainId: 1 }],
    ['RequestForOtherName', { name: { ...example.name, domain: 'alicia' } }],
    ['RequestForOtherWallet', { wallet: example.newController }],
    ['RequestIsOutdated', { nonce: 5n }],
    ['RequestIsExpired', { latestBlock: 1_001n }],
    ['IdentityIsClosed', { status: 'Deactivated' }],
    ['IdentityIsClosed', { status: 'Deployed' }],
  ] as const)('%s', (code, change) => {
    expect(checkRecoveryRequest(example, { ...facts, ...change })).toEqual({ ok: false, code })
  })
})
