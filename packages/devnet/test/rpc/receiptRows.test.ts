import { contractAddress, type Address } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { testAccount } from '../../src/genesis/testAccounts'
import { differences, shapeOf } from '../../src/testing/shapeOf'
import { deployOf, startTestNetwork } from '../../src/testing/startTestNetwork'

/*
 * Receipts of calls that go through several contracts, over JSON-RPC. The shapes are those of the answers that the chain's documentation
 * shows under "Receipt" and "Transaction Receipts": a call with a message, one with an event, one that threw in a procedure.
 */

const documentedEvent = {
  _eventname: 'text',
  address: '0xhex 40',
  params: [{ type: 'text', value: 'decimal', vname: 'text' }],
}
const documentedMessage = {
  addr: '0xhex 40',
  depth: 'number',
  msg: {
    _amount: 'decimal',
    _recipient: '0xhex 40',
    _tag: 'text',
    params: [{ type: 'text', value: 'decimal', vname: 'text' }],
  },
}
const documentedException = { line: 'number', message: 'text' }

/** One that tells of its call, and calls the next one with one more; the last one ends, or throws. */
const link = (ending: 'ends' | 'throws' | 'calls') => `scilla_version 0
library Link
let one = Uint32 1
contract Link (next : ByStr20)
procedure Stop ()
  e = { _exception : "Stopped"; code : Int32 -2 };
  throw e
end
transition Go (count : Uint32)
  e = { _eventname : "Gone"; count : count };
  event e;
  ${ending === 'throws' ? 'Stop;' : ''}
  ${
    ending === 'calls'
      ? `more = builtin add count one;
  m = { _tag : "Go"; _recipient : next; _amount : Uint128 0; count : more };
  none = Nil {Message};
  all = Cons {Message} m none;
  send all`
      : 'accept'
  }
end`

const signer = testAccount(6)

async function rowOf(length: number, ending: 'ends' | 'throws') {
  const network = await startTestNetwork()
  let next: Address = signer.address
  const row: Address[] = []
  for (let at = 0; at < length; at++) {
    next = contractAddress(signer.address, await nonceOf())
    const init = [
      { vname: '_scilla_version', type: 'Uint32', value: '0' },
      { vname: 'next', type: 'ByStr20', value: row[0] ?? signer.address },
    ]
    await network.confirm(signer, deployOf(link(at === 0 ? ending : 'calls'), { init, amount: 0n }))
    row.unshift(next)
  }
  const call = { _tag: 'Go', params: [{ vname: 'count', type: 'Uint32', value: '0' }] }
  const { id } = await network.confirm(signer, { toAddr: row[0]!, amount: 0n, data: JSON.stringify(call) })
  const { receipt } = await network.result<{ readonly receipt: Readonly<Record<string, unknown>> }>(
    'GetTransaction',
    id,
  )
  await network.stop()
  return { row, receipt }

  async function nonceOf(): Promise<bigint> {
    return BigInt(await network.nonce(signer)) - 1n
  }
}

test.each([2, 3, 4])(
  '[BX-27] [RPC-01] a call through %i contracts has an event and a message of each, as documented',
  async (length) => {
    const { row, receipt } = await rowOf(length, 'ends')
    const { event_logs: events, transitions, ...rest } = receipt
    expect(rest).toEqual({
      accepted: false,
      cumulative_gas: expect.stringMatching(/^[1-9]\d*$/),
      epoch_num: expect.stringMatching(/^[1-9]\d*$/),
      success: true,
    })
    expect(differences(shapeOf(events), [documentedEvent])).toEqual([])
    // The one field that is not in the documentation says who took the amount.
    expect(differences(shapeOf(transitions), [{ ...documentedMessage, accept: 'boolean' }])).toEqual([])
    const counts = (events as { address: string; params: { value: string }[] }[]).map(
      ({ address, params }) => [address, params[0]?.value],
    )
    expect(counts.toSorted(([, a], [, b]) => Number(a) - Number(b))).toEqual(
      row.map((address, at) => [address, String(at)]),
    )
    const messages = transitions as {
      addr: string
      depth: number
      msg: { _recipient: string; _tag: string; params: unknown }
    }[]
    expect(
      messages
        .map(({ addr, depth, msg }) => [depth, addr, msg._recipient, msg._tag])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual(row.slice(1).map((to, depth) => [depth, row[depth], to, 'Go']))
    for (const { depth, msg } of messages)
      expect(msg.params).toEqual([{ vname: 'count', type: 'Uint32', value: String(depth + 1) }])
  },
)

test.each([1, 3, 4])(
  '[BX-27] [RPC-01] one of %i contracts that throws: nothing but the failure is told, with the lines that led there',
  async (length) => {
    const { receipt } = await rowOf(length, 'throws')
    expect(Object.keys(receipt).toSorted()).toEqual([
      'cumulative_gas',
      'epoch_num',
      'errors',
      'exceptions',
      'success',
    ])
    expect(receipt).toMatchObject({ success: false, errors: { [length - 1]: [expect.any(Number)] } })
    expect(differences(shapeOf(receipt['exceptions']), [documentedException])).toEqual([])
    const exceptions = receipt['exceptions'] as { line: number; message: string }[]
    expect(exceptions[0]!.message).toBe(
      'Exception thrown: (Message [(_exception : (String "Stopped")) ; (code : (Int32 -2))])',
    )
    expect(exceptions.slice(1).map(({ message }) => message)).toEqual(['Raised from Stop', 'Raised from Go'])
    // Where it was thrown, then where each that led there begins.
    expect(exceptions.map(({ line }) => line)).toEqual([7, 5, 9])
  },
)
