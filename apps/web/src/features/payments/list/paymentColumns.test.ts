import { toBech32, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { paymentColumns } from './readList'

const address: Address = `0x${'1a'.repeat(20)}`
const [amount, coin, to] = ['amount', 'coin', 'to'].map((name) =>
  paymentColumns.find((kind) => kind.name === name)!,
)
const kinds = { amount: amount!, coin: coin!, to: to! }

describe('[BX-13] what a cell of a list of payments can be', () => {
  it.each<[keyof typeof kinds, 'surely' | 'maybe' | 'no', readonly string[]]>([
    [
      'amount',
      'surely',
      ['5', '-5', '+5', '5.5', '.5', '-,5', '1 234', "1'234", '5,', '5\u00A0000', '5\u202F000'],
    ],
    ['amount', 'surely', ['12 XSGD', '-3 zil', '+3.5 S$I', "1'000 ab", `1 ${'a'.repeat(12)}`]],
    ['amount', 'no', ['', 'a5', '5a', '$5', '..5', '.', '-', '5-', '12XSGD', '12 X', '12 x1']],
    ['amount', 'no', [`1 ${'a'.repeat(13)}`, 'a 12 zil', '12 zil a', '.5 zil']],
    ['coin', 'surely', ['XSGD', 'zil', 'S$I', 's$i', 'stZIL']],
    ['coin', 'maybe', ['DOGE', 'ab', '$$', 'a'.repeat(12)]],
    ['coin', 'no', ['', 'a', 'd0ge', 'two words', 'a'.repeat(13), '1ab', 'ab1']],
    ['to', 'surely', [toBech32(address), address, 'bruno.ssi', 'defi@bruno', '.ssi', '@x', 'x.y.z']],
    ['to', 'maybe', ['bruno', 'zil']],
    ['to', 'no', ['5', '.5', '1 234', 'two words', 'x y.z', 'x.y z', '']],
  ])('%s: %s', (kind, fit, cells) => {
    for (const cell of cells) expect(kinds[kind].fits(cell), cell).toBe(fit)
  })

  it.each<[keyof typeof kinds, string]>([
    ['amount', 'amount sum total value quantity importe cantidad monto suma valor jumlah nilai'],
    ['amount', 'сумма количество 金额 数量'],
    ['coin', 'coin token currency symbol moneda divisa símbolo koin mata_uang simbol монета валюта токен'],
    ['coin', '币种 代币 货币'],
    ['to', 'to recipient receiver beneficiary name username address wallet payee destinatario beneficiario'],
    [
      'to',
      'nombre dirección cartera billetera penerima nama alamat dompet получатель имя адрес кошелек кошелёк',
    ],
    ['to', '收款人 收款地址 名称 名字 地址 钱包 recipient_address wallet_address receiver_address'],
  ])('is headed by words of every language: %s', (kind, words) => {
    for (const word of words.split(' ').map((each) => each.replace('_', ' '))) {
      for (const written of [word, word.toUpperCase()])
        expect(
          Object.entries(kinds).flatMap(([name, { heading }]) => (heading.test(written) ? [name] : [])),
          written,
        ).toEqual([kind])
      for (const other of [`x${word}`, `${word}x`, `${word} ${word}`])
        expect(kinds[kind].heading.test(other), other).toBe(false)
    }
  })

  it.each([
    ['recipient_address', 'to', true],
    ["wallet's address", 'to', true],
    ['walletaddress', 'to', true],
    ['their address', 'to', false],
    ['Amount (XSGD)', 'amount', true],
    ['Sum[ zil ]', 'amount', true],
    ['Amount (XSGD) net', 'amount', false],
    ['Amount (USD)', 'amount', false],
    ['Amount ()', 'amount', false],
    ['(zil)', 'amount', false],
    ['Price (zil)', 'amount', false],
  ] as const)('%s heads %s: %s', (heading, kind, is) => {
    expect(kinds[kind].heading.test(heading)).toBe(is)
  })

  it('a list may be without a coin, and a place is no note', () => {
    expect(paymentColumns.map(({ isOptional }) => isOptional === true)).toEqual([false, true, false])
    expect(paymentColumns.map(({ isPlace }) => isPlace?.('defi@carol.ssi') === true)).toEqual([
      false,
      false,
      true,
    ])
  })
})
