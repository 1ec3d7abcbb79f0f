import { expect, it } from 'vitest'
import { openZilPay } from '../../test/zilPayWorld'
import { settled } from '../../test/settled'
import type { TransactionRequest } from '../transaction/transactionRequest'
import { zilPayRefusal } from './refusals'
import { walletNoes, type WalletCause, type WalletNo } from './walletNoes'
import { zeroAddress } from '@tyto/primitives'

type Wallet = ReturnType<typeof openZilPay>
const payment: TransactionRequest = {
  kind: 'payment',
  to: zeroAddress,
  amount: 1n,
  gasLimit: 50n,
  gasPriceLi: 2_000n,
}

/** A wallet in which the cause holds. */
function walletFor({ wallet, asked, cause }: WalletNo): Wallet {
  const variant = wallet === 'Bearby 2.0.8' ? 'bearby' : 'classic'
  const isConnected = asked !== 'connect' || cause === 'another chain is chosen'
  const opened = openZilPay({ variant, isConnected, hasIcon: cause !== 'the page has no icon' })
  const changes: Readonly<Partial<Record<WalletCause, Partial<Wallet['world']>>>> = {
    'the person refuses': { choice: 'reject' },
    'the window is closed': { choice: 'closed' },
    locked: { isLocked: true },
    'never set up': { isEmpty: true },
    'another chain is chosen': { hasOtherChain: true },
    'another chain is chosen, and the person approves': { hasOtherChain: true },
    'site removed in the wallet': asked === 'sign' ? { isConnected: false } : { isRemoved: true },
  }
  Object.assign(opened.world, changes[cause])
  return opened
}

async function codeOf(row: WalletNo): Promise<WalletNo['code']> {
  const { adapter, clock } = walletFor(row)
  if (row.asked === 'connect') {
    const answer = await settled(adapter.connect(), clock)
    return answer.ok ? null : answer.code
  }
  if (row.asked === 'network') {
    return (await settled(adapter.network(), clock)).isRemoved ? 'WalletNotConnected' : null
  }
  const outcome = await settled(adapter.send(payment), clock)
  if (outcome.kind === 'rejected') return 'WalletRejected'
  return 'error' in outcome ? outcome.error.code : null
}

const walked = walletNoes.filter(({ wallet }) => wallet !== 'local wallet')

it.each(walked.map((row) => [`${row.wallet}, ${row.asked}: ${row.cause}`, row] as const))(
  '[BX-27] %s',
  async (_, row) => {
    expect(await codeOf(row)).toBe(row.code)
  },
)

it('[BX-27] the words of the table are words that are known', () => {
  for (const { says, code, asked } of walletNoes) {
    if (code === null || asked === 'network' || /^(?:false|nothing)/.test(says)) continue
    expect(zilPayRefusal(says), says).toBe(code)
  }
})
