import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { paymentCall } from './paymentCall'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, to] = [address('a1'), address('b2')]
const xsgd = { id: 'xsgd', symbol: 'XSGD', decimals: 6 }
const zil = { id: 'zil', symbol: 'ZIL', decimals: 12 }
/** SHA-256 of `alice`. */
const alice = '0x2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90'

function told(name: string | null, coin: typeof zil, version = 'DIDxWALLET_7.0.0') {
  const call = paymentCall(wallet, { to, name, coin, amount: 7n }, walletRules(version))
  const values = Object.fromEntries(call.params.map(({ vname, value }) => [vname, value]))
  const { constructor, arguments: whom } = values['beneficiary'] as {
    readonly constructor: string
    readonly arguments: readonly unknown[]
  }
  return { call, values, whom: [constructor.split('.').at(-1), ...whom] }
}

it.each([
  ['pay@alice.ssi', ['NftUsername', alice, 'pay']],
  ['defi@alice.ssi', ['NftUsername', alice, 'defi']],
  ['alice.ssi', ['NftUsername', alice, '']],
  ['alice.did', ['NftUsername', alice, 'did']],
  // These are of another registry, which the wallet does not ask.
  ['alice.zlp', ['Recipient', to]],
  ['alice.gzil', ['Recipient', to]],
  [null, ['Recipient', to]],
])('%s is told to the wallet as %j', (name, whom) => {
  for (const coin of [zil, xsgd]) expect(told(name, coin).whom).toEqual(whom)
})

it('a wallet that looks up no collections is told the address', () => {
  expect(told('pay@alice.ssi', zil, 'DIDxWALLET_5.0.0').whom).toEqual(['Recipient', to])
})

it('ZIL is sent and a token transferred, in just that amount, out of the wallet', () => {
  const [inZil, inToken] = [told(null, zil), told(null, xsgd)]
  expect(inZil.call).toMatchObject({ to: wallet, transition: 'SendFunds', amount: 0n })
  expect(inZil.values).toMatchObject({ tag: 'AddFunds', amount: '7' })
  expect(inToken.call).toMatchObject({ to: wallet, transition: 'Transfer', amount: 0n })
  expect(inToken.values).toMatchObject({ addrName: 'xsgd', amount: '7' })
})
