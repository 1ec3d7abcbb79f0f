import { expect, it } from 'vitest'
import { readOwnLink } from './ownLink'
import { withFragment } from './mailedFragment'

it.each([
  ['/alice.ssi/didx/pay%23pay=AQ', '/alice.ssi/didx/pay#pay=AQ'],
  ['/alice.ssi/didx/pay%23pay%3DAQ', '/alice.ssi/didx/pay#pay=AQ'],
  ['/alice.ssi/didx/recovery%2523answer%253DAQ', '/alice.ssi/didx/recovery#answer=AQ'],
  ['/alice.ssi/didx/recovery/sign%23REQUEST=AQ', '/alice.ssi/didx/recovery/sign#request=AQ'],
  ['/alice.ssi/sbt/public%23issued=AQ', '/alice.ssi/sbt/public#issued=AQ'],
  ['/alice.ssi/didx/pay#pay=AQ%23pay=B', '/alice.ssi/didx/pay#pay=AQ%23pay=B'],
  ['/alice%23.ssi', '/alice%23.ssi'],
  ['/alice.ssi?x=%23other=1', '/alice.ssi?x=%23other=1'],
])('[BX-30] %s is %s', (address, mended) => {
  expect(withFragment(address)).toBe(mended)
})

it('[BX-30] a pasted link is read so too', () => {
  expect(readOwnLink('https://tyto.example/alice.ssi/didx/pay%23pay%3DAQ', ['tyto.example'])).toEqual({
    path: '/alice.ssi/didx/pay#pay=AQ',
    who: 'alice.ssi',
  })
})
