import { expect, test } from 'vitest'
import { readPath } from './urlPath'

test.each([
  ['/', '/'],
  ['/alice.ssi/didx', '/alice.ssi/didx'],
  ['/%6cocal-wallet.html', '/local-wallet.html'],
  ['/local%2dwallet.html', '/local-wallet.html'],
  ['/%2D/rpc', '/-/rpc'],
  ['/assets%2Fa.js', '/assets/a.js'],
  ['/%D0%B0lice.ssi', '/аlice.ssi'],
  // No percent sign that means anything.
  ['/%zz', '/%zz'],
  ['/%', '/%'],
  ['/%25', '/%'],
])('%s is read as %s', (path, read) => {
  expect(readPath(path)).toBe(read)
})

test.each(['/%256cocal-wallet.html', '/%252D/rpc', '/local%252dwallet.html', '/%25%36%63ocal-wallet.html'])(
  '%s is another place where it is decoded twice: nowhere',
  (path) => {
    expect(readPath(path)).toBeUndefined()
  },
)
