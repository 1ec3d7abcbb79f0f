import { describe, expect, it } from 'vitest'
import { readOwnLink } from './ownLink'

const hosts = ['localhost:4000', 'tyto.example']
const zil = 'zil1w7f636xqn5vf6n2zrnjmckekw3jkckkpyrd6z8'

describe('[BX-30] a pasted link of this site', () => {
  it.each([
    ['http://localhost:4000/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['localhost:4000/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['http://127.0.0.1:4000/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['http://[::1]:4000/alice', '/alice.ssi', 'alice.ssi'],
    ['https://tyto.example/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['https://www.tyto.example/alice.ssi/', '/alice.ssi', 'alice.ssi'],
    ['HTTPS://TYTO.EXAMPLE/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['tyto.example/es/alice.did/didx/doc', '/did@alice.ssi/didx/doc', 'alice.did'],
    ['https://tyto.example/#/alice.ssi', '/alice.ssi', 'alice.ssi'],
    ['https://tyto.example/#!/ru/defi@alice.ssi', '/defi@alice.ssi', 'defi@alice.ssi'],
    [' <https://tyto.example/alice.ssi>, ', '/alice.ssi', 'alice.ssi'],
    ['(https://tyto.example/alice.ssi).', '/alice.ssi', 'alice.ssi'],
    ['“https://tyto.example/alice.ssi”!', '/alice.ssi', 'alice.ssi'],
    ['\u200Bhttps://tyto.example/al\nice.ssi…', '/alice.ssi', 'alice.ssi'],
    [`https://tyto.example/address?of=${zil}`, `/address?of=${zil}`, zil],
    ['https://tyto.example/resolvedAddress?name=alice.ssi', '/resolvedAddress?name=alice.ssi', 'alice.ssi'],
    [
      'https://tyto.example/alice.ssi/didx/recovery/sign#request=abc_-9',
      '/alice.ssi/didx/recovery/sign#request=abc_-9',
      'alice.ssi',
    ],
    ['https://tyto.example', '/', null],
    ['tyto.example', '/', null],
    ['https://tyto.example/-/explorer', '/-/explorer', null],
  ])('%s', (typed, path, who) => {
    expect(readOwnLink(typed, hosts)).toEqual({ path, who })
  })

  it.each([
    'alice.ssi',
    'alice',
    'https://evil.example/alice.ssi',
    'https://tyto.example.evil.example/alice.ssi',
    'https://tyto.example@evil.example/alice.ssi',
    'https://alice@tyto.example/alice.ssi',
    'https://tyto.example:8443/alice.ssi',
    'https://tyto.example/alice.ssi/nothing/here',
    'https://tyto.example/a@b.did',
    'javascript://tyto.example/%0aalert(1)',
    'ftp://tyto.example/alice.ssi',
    'look at https://tyto.example/alice.ssi',
    'https://tуto.example/alice.ssi',
    '',
    `https://tyto.example/${'a'.repeat(30_000)}`,
  ])('%s is none', (typed) => {
    expect(readOwnLink(typed, hosts)).toBeNull()
  })
})
