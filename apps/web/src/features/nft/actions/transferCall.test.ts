import type { Address } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { transferCall } from './transferCall'

const address = (digits: string): Address => `0x${digits.repeat(20)}`
const [wallet, bruno, carol] = [address('a1'), address('b2'), address('c3')]

function called(transfers: Parameters<typeof transferCall>[0]['transfers']) {
  const { to, transition, params, amount } = transferCall({ wallet, collection: '.gzil', transfers })
  expect([to, amount]).toEqual([wallet, 0n])
  return [transition, Object.fromEntries(params.map(({ vname, value }) => [vname, value]))]
}

it('one token goes to its recipient', () => {
  const values = { addrName: '.gzil', to: bruno, token_id: '7' }
  expect(called([{ id: 7n, to: bruno }])).toMatchObject(['ZRC6_TransferFrom', values])
})

it('of several, each goes to its own recipient', () => {
  const pair = (to: Address, id: string) => ({
    constructor: 'Pair',
    argtypes: ['ByStr20', 'Uint256'],
    arguments: [to, id],
  })
  const list = [pair(bruno, '7'), pair(carol, '8'), pair(bruno, '9')]
  const transfers = [
    { id: 7n, to: bruno },
    { id: 8n, to: carol },
    { id: 9n, to: bruno },
  ]
  const values = { addrName: '.gzil', to_token_id_pair_list: list }
  expect(called(transfers)).toMatchObject(['ZRC6_BatchTransferFrom', values])
})
