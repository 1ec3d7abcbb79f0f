import { describe, expect, it } from 'vitest'
import { formatNftReference, parseNftReference } from './nft'

const id = `0x${'ab'.repeat(32)}`

describe('the NFT of a name', () => {
  it.each(['nessy', `nessy#${id}`, 'dd10k#17', '.gzil#0'])('%s reads back as it was written', (text) => {
    const nft = parseNftReference(text)
    expect(nft.ok && formatNftReference(nft.value)).toBe(text)
  })

  it('is read in any case', () => {
    expect(parseNftReference(' Nessy#17 ')).toEqual({
      ok: true,
      value: { collection: 'nessy', tokenId: '17' },
    })
  })

  it.each([
    '',
    '#',
    '#1',
    'nessy#',
    'nessy#x',
    'nessy#1#2',
    'nes sy#1',
    'nessy#0x12',
    `nessy#${id}0`,
    '../x#1',
  ])('is not %j', (text) => {
    expect(parseNftReference(text)).toEqual({ ok: false, code: 'WrongNft' })
  })
})
