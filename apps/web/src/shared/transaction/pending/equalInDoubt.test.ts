import { intentOf, type TransactionContent } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { exampleId, exampleTransaction } from './testing/exampleTransaction'
import { isSameRequest, type AskedRequest } from '../review/sameRequest'
import { equalInDoubt, equalInputInDoubt } from './equalInDoubt'

const sender: Address = `0x${'11'.repeat(20)}`
const place: Address = `0x${'22'.repeat(20)}`

function asked(content: TransactionContent, change: Partial<AskedRequest> = {}): AskedRequest {
  const intent = intentOf(content, { sender, nonce: 0n, block: 0n, time: 0 })
  return {
    action: 'trade',
    input: `${intent.digest} ${intent.amount}`,
    network: 'local',
    intent,
    ...change,
  }
}

const swap = (least: string, deadline: string, amount = 5n): TransactionContent => ({
  kind: 'call',
  call: {
    to: place,
    transition: 'SwapExactZILForTokens',
    params: [
      { vname: 'token_address', type: 'ByStr20', value: place },
      { vname: 'min_token_amount', type: 'Uint128', value: least },
      { vname: 'deadline_block', type: 'BNum', value: deadline },
    ],
    amount,
  },
})

describe('[BX-27] what asks for the same', () => {
  it('is the same call whatever bounds the market gave it', () => {
    expect(isSameRequest(asked(swap('90', '100')), asked(swap('91', '120')))).toBe(true)
    expect(isSameRequest(asked(swap('90', '100')), asked(swap('90', '100', 6n)))).toBe(false)
  })

  it('is no bound where the bound is all that is asked for', () => {
    const set = (deadline: bigint): TransactionContent => ({
      kind: 'call',
      call: {
        to: place,
        transition: 'UpdateDeadline',
        params: [{ vname: 'deadline', type: 'Uint128', value: String(deadline) }],
        amount: 0n,
      },
    })
    expect(isSameRequest(asked(set(10n)), asked(set(20n)))).toBe(false)
    expect(isSameRequest(asked(set(10n)), asked(set(10n)))).toBe(true)
  })

  it('is the same input of the same action, whatever keys were made for it', () => {
    const deploy = (digit: string): TransactionContent => ({
      kind: 'deploy',
      code: '',
      deploy: didWallet.deploy({
        init_controller: sender,
        init: place,
        did_methods: new Map([['update', `0x02${digit.repeat(64)}` as const]]),
        did_dkms: new Map(),
      }),
    })
    const input = '{}'
    expect(isSameRequest(asked(deploy('a'), { input }), asked(deploy('b'), { input }))).toBe(true)
    expect(isSameRequest(asked(deploy('a'), { input }), asked(deploy('b'), { input, action: 'other' }))).toBe(
      false,
    )
  })

  it('is of one account on one network', () => {
    const mine = asked(swap('90', '100'))
    expect(isSameRequest(mine, { ...mine, network: 'testnet' })).toBe(false)
    expect(isSameRequest(mine, { ...mine, intent: { ...mine.intent, sender: place } })).toBe(false)
  })
})

describe('[BX-27] what may have gone closes the same', () => {
  const strayed = {
    status: 'strayed',
    id: exampleId,
    sender: place,
    to: place,
    amount: 7n,
  } as const
  it.each([
    ['waits in the wallet', { status: 'awaiting' } as const, true],
    ['is on its way', { status: 'submitted', id: exampleId } as const, true],
    ['nobody knows of', { status: 'unknown', id: null, cause: 'pageGone' } as const, true],
    ['went as another one', strayed, true],
    ['the person refused', { status: 'rejected', reason: 'user', code: null, isSure: true } as never, false],
  ])('%s', (_, state, isClosed) => {
    const one = exampleTransaction({ state })
    const form = { action: one.action, input: one.input, network: one.network }
    expect(equalInDoubt(exampleTransaction({}, 2_000), [one])).toEqual(isClosed ? [one] : [])
    expect(equalInputInDoubt(form, [one])).toBe(isClosed ? one : null)
    expect(equalInputInDoubt({ ...form, network: 'testnet' }, [one])).toBeNull()
    expect(equalInputInDoubt({ ...form, input: '{}' }, [one])).toBeNull()
  })
})
