import { expect, it } from 'vitest'
import { stubLocalStorage } from '../../../shared/device/stubLocalStorage'

stubLocalStorage()
const { carryEarlier } = await import('./issuedCredentials')
const { deviceTexts } = await import('../../../shared/device/textStore')

it('notes that lay among the codes of tokens move to a place of their own, and codes stay', () => {
  const rest = `local.did:tyron:zil:isol:${'1'.repeat(40)}`
  const code = `tyto.issued.local.0x${'2'.repeat(40)}.alice.ssi`
  localStorage.setItem(`tyto.issued.${rest}`, 'sealed notes')
  localStorage.setItem(code, 'code')
  carryEarlier(deviceTexts)
  expect(localStorage.getItem(`tyto.issuedCredentials.${rest}`)).toBe('sealed notes')
  expect(localStorage.getItem(`tyto.issued.${rest}`)).toBeNull()
  expect(localStorage.getItem(code)).toBe('code')
})

it('notes that lie in both places stay as they are', () => {
  const rest = `local.did:tyron:zil:isol:${'3'.repeat(40)}`
  localStorage.setItem(`tyto.issued.${rest}`, 'earlier')
  localStorage.setItem(`tyto.issuedCredentials.${rest}`, 'now')
  carryEarlier(deviceTexts)
  expect(localStorage.getItem(`tyto.issuedCredentials.${rest}`)).toBe('now')
  expect(localStorage.getItem(`tyto.issued.${rest}`)).toBe('earlier')
})
