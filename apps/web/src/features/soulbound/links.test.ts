import { decodeIssuedSignature, issuedFragment, type IssuedSignature, type Name } from '@tyto/identity'
import { expect, it } from 'vitest'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()
const { holderInFragment, issuedPath, waitingLink } = await import('./links')

const bank: Name = { domain: 'bank', subdomain: '', topLevel: 'ssi' }
const holder: Name = { domain: 'owl', subdomain: 'sbt', topLevel: 'ssi' }

it('[BX-27] the link for an issuer leads to the issuer, and names the holder', () => {
  const { pathname, hash } = new URL(waitingLink('local', bank, holder))
  expect(pathname).toContain('bank.ssi')
  expect(hash).toBe('#holder=sbt%40owl.ssi')
  expect(holderInFragment(hash)).toEqual(holder)
  for (const none of ['', '#holder=', '#holder=%', '#other=owl.ssi'])
    expect(holderInFragment(none)).toBeNull()
})

it('[BX-27] the link for a holder leads to the holder, with the whole signature', () => {
  const issued: IssuedSignature = {
    chainId: 222,
    holder,
    wallet: `0x${'33'.repeat(20)}`,
    issuer: 'bank',
    keyId: 'sbt',
    message: `0x${'44'.repeat(32)}`,
    signature: `0x${'55'.repeat(64)}`,
  }
  const [path, fragment = ''] = issuedPath(issued).split('#')
  expect(path).toContain('sbt@owl.ssi')
  const read = decodeIssuedSignature(`#${fragment}`.slice(issuedFragment.length))
  expect(read.ok && read.value).toEqual(issued)
})
