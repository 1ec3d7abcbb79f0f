import { toBech32, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { strangerOf } from '../image/imageAddress'
import { logoAddress } from './logoAddress'

const token = `0x${'ab'.repeat(20)}` as Address
const service = 'https://logos.example/{address}?t={theme}'
const rules = { origin: 'https://tyto.test', isLocal: false }
const local = { origin: 'http://localhost:4000', isLocal: true }

describe('[TP-01] the address of a logo', () => {
  it('has the address of the token and the theme', () => {
    expect(logoAddress(service, token, 'paper', rules)).toBe(
      `https://logos.example/${toBech32(token)}?t=light`,
    )
    expect(logoAddress(service, token, 'night', rules)).toBe(
      `https://logos.example/${toBech32(token)}?t=dark`,
    )
  })

  it.each([null, '', 'https://logos.example/all', 'http://logos.example/{address}', 'javascript:{address}'])(
    'is none for the service %j',
    (text) => {
      expect(logoAddress(text, token, 'paper', rules)).toBeNull()
    },
  )

  it('never leads away from this machine on the local network', () => {
    expect(logoAddress(service, token, 'paper', local)).toBeNull()
    expect(logoAddress('/-/logos/{address}', token, 'paper', local)).toBe(
      `http://localhost:4000/-/logos/${toBech32(token)}`,
    )
    expect(logoAddress('http://127.0.0.1:8080/{address}', token, 'paper', local)).not.toBeNull()
  })

  it('names the stranger who would see it', () => {
    expect(strangerOf('https://logos.example/x', rules.origin)).toBe('logos.example')
    expect(strangerOf('https://tyto.test/x', rules.origin)).toBeNull()
  })
})
