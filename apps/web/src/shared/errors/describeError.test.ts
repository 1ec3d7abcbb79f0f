import { AbiError } from '@tyto/abi'
import { RpcError, WalletError } from '@tyto/chain'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import errors from '../i18n/locales/en/errors.json'
import { ActionError } from './ActionError'
import { describeError } from './describeError'

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { errors } },
    interpolation: { escapeValue: false },
  })
})

describe('[BX-04] the error book', () => {
  it('has cause, next step, code and details for an error of the packages', () => {
    const cause = new TypeError('fetch failed')
    const entry = describeError(new RpcError('RpcTransport', 'no answer', { cause, host: 'node.example' }))
    expect(entry).toMatchObject({ code: 'RpcTransport', kind: 'warning', text: errors.RpcTransport })
    expect(entry.next).toBe(errors.next.RpcTransport)
    expect(entry.details).toContain('RpcError (RpcTransport): no answer')
    expect(entry.details).toContain('node.example')
    expect(entry.details).toContain('Caused by: TypeError: fetch failed')
  })

  it('never shows a refusal as a failure', () => {
    expect(describeError(new WalletError('WalletRejected', 'no'))).toMatchObject({ kind: 'info' })
    expect(describeError('WalletRejected')).toMatchObject({ kind: 'info', text: errors.WalletRejected })
  })

  it.each(['WalletOtherChain', 'WalletFull', 'FollowUpFailed'])('calls %s no failure of anybody', (code) => {
    expect(describeError(code)).toMatchObject({ code, kind: 'warning' })
  })

  it('gives the words of a node, cut, and as text', () => {
    const refusal = new RpcError('RpcNodeError', 'refused', {
      details: `<b>{{x}} $t(Failed)</b>${'x'.repeat(900)}`,
    })
    const { text } = describeError(refusal)
    expect(text.startsWith('The node says: <b>')).toBe(true)
    expect(text.length).toBeLessThan(340)
  })

  it('has an entry for what it does not know', () => {
    for (const error of [
      new TypeError('x'),
      null,
      undefined,
      42,
      {},
      'next',
      'exception',
      '__proto__',
      'a.b',
      'Nope',
    ]) {
      expect(describeError(error).text, JSON.stringify(error)).toBe(errors.Failed)
    }
    const loop = new Error('loop')
    loop.cause = loop
    expect(describeError(loop).details).toBe('Error: loop')
  })

  it('knows requests that do not fit the contract, and why actions cannot be made', () => {
    expect(describeError(new AbiError('OutOfRange', 'too large')).text).toBe(errors.RequestInvalid)
    expect(describeError(new ActionError('WalletMissing'))).toMatchObject({ text: errors.WalletMissing })
  })
})
