import { contractAddress } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { testAccount } from '../../src/genesis/testAccounts'
import session from '../../src/testing/sdkSession.json' with { type: 'json' }
import { shapeOf, type Shape } from '../../src/testing/shapeOf'
import { startTestNetwork } from '../../src/testing/startTestNetwork'

/*
 * What the official JavaScript library sent in one session, request by request, recorded from it: it deployed a contract, called it, paid
 * and looked at everything. The shapes of the answers are those with which it worked on this network; documentedShapes.test.ts holds
 * each method's to the chain's own documentation.
 */
interface Step {
  readonly step: string
  readonly request: { readonly method: string; readonly params: readonly unknown[] }
  readonly shape: Shape
  /** It asked until a block had the transaction that it had sent. */
  readonly afterBlock?: boolean
}
const steps = session.steps as unknown as readonly Step[]
const signer = testAccount(6)

test('a session of the official library gets answers of the shapes that it reads', async () => {
  const network = await startTestNetwork()
  const answers = new Map<string, unknown[]>()
  for (const { step, request, shape, afterBlock } of steps) {
    if (afterBlock) await network.devnet.mineBlock()
    const answer = (await network.post(JSON.stringify(request))) as { result?: unknown }
    expect(shapeOf(answer), `${step}: ${request.method}`).toEqual(shape)
    answers.set(step, [...(answers.get(step) ?? []), answer.result])
  }

  // The answers that it went by are true, too.
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining(['balance', 'deploy', 'call', 'receipt', 'payment', 'state', 'blocks', 'listing']),
  )
  const contract = contractAddress(signer.address, 0n).slice(2)
  expect(answers.get('deploy')?.[0]).toMatchObject({ ContractAddress: contract })
  expect(answers.get('receipt')).toMatchObject([
    {
      receipt: {
        success: true,
        event_logs: [
          {
            _eventname: 'Put',
            address: `0x${contract}`,
            params: [{ value: 'greeting' }, {}, { value: 'hello' }],
          },
        ],
      },
    },
  ])
  expect(answers.get('state')).toContainEqual({ notes: { greeting: { 1: 'hello' } } })
  expect(answers.get('listing')).toContainEqual([{ address: contract }])
  expect(await network.result('GetBalance', '12'.repeat(20))).toEqual({ balance: '1000000000000', nonce: 0 })
  await network.stop()
})
