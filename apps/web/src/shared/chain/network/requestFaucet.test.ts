import { toBech32, type Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { requestFaucet } from './requestFaucet'

const address: Address = '0x2d7e1a96ac0592cd1ac2c58aa1662de6fe71c5b9'
const id = 'ab'.repeat(32)

/** The result of a faucet request for this answer of the site. */
const ask = (answer: () => Response) => requestFaucet(address, () => Promise.resolve(answer()))

describe('requestFaucet', () => {
  it('asks for the address in bech32 and reads the payment', async () => {
    const bodies: unknown[] = []
    const payment = await requestFaucet(address, (_url, request) => {
      bodies.push(request?.body)
      return Promise.resolve(Response.json({ id, amount: '10000000000000000' }))
    })
    expect(payment).toEqual({ ok: true, value: { id, amount: 10_000n * 10n ** 12n } })
    expect(bodies).toEqual([JSON.stringify({ address: toBech32(address) })])
  })

  it('says what went wrong', async () => {
    const unreachable = await requestFaucet(address, () => Promise.reject(new TypeError('fetch failed')))
    expect(unreachable).toEqual({ ok: false, code: 'unreachable' })
    expect(await ask(() => new Response('', { status: 404 }))).toEqual({ ok: false, code: 'refused' })
    expect(await ask(() => new Response('', { status: 403 }))).toEqual({ ok: false, code: 'refused' })
    expect(await ask(() => new Response('', { status: 500 }))).toEqual({ ok: false, code: 'failed' })
    for (const junk of ['', 'null', '[]', '{"id":"x","amount":"1"}', `{"id":"${id}","amount":"-1"}`]) {
      expect(await ask(() => new Response(junk)), junk).toEqual({ ok: false, code: 'failed' })
    }
  })
})
