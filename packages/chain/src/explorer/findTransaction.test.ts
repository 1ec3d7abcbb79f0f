import { expect, test } from 'vitest'
import { addressOfPublicKey, bytesToHex, hexToBytes, publicKeyOf, transactionId } from '@tyto/primitives'
import { RpcError } from '../client/RpcError'
import { findTransaction } from './findTransaction'

const publicKey = publicKeyOf(hexToBytes('11'.repeat(32)))
const address = addressOfPublicKey(publicKey)
const core = {
  version: 65_537,
  senderPubKey: bytesToHex(publicKey),
  toAddr: address,
  amount: 5n,
  nonce: 1n,
  gasLimit: 50n,
  gasPrice: 2n,
}
const id = transactionId(core)
const sent = {
  ID: id,
  version: '65537',
  senderPubKey: core.senderPubKey,
  toAddr: address,
  amount: '5',
  nonce: '1',
  gasLimit: '50',
  gasPrice: '2',
}
const status = { ...sent, senderAddr: address }

/** A node with these answers; a missing one is "not present". */
function nodeWith(answers: Readonly<Record<string, unknown>>) {
  return {
    request: (method: string) =>
      method in answers
        ? Promise.resolve(answers[method])
        : Promise.reject(new RpcError('RpcNodeError', 'no', { nodeCode: -20 })),
  }
}

test('a transaction waits, or was left out, until it has a receipt', async () => {
  const stateAt = async (code: number) =>
    (await findTransaction(nodeWith({ GetTransactionStatus: { ...status, status: code } }), id))?.state
  expect(await stateAt(1)).toEqual({ kind: 'pending', waitsForNonce: false })
  expect(await stateAt(4)).toEqual({ kind: 'pending', waitsForNonce: true })
  expect(await stateAt(23)).toEqual({ kind: 'dropped', status: 23 })
  // It stands in a block that is not told yet, whatever became of it there.
  expect(await stateAt(3)).toEqual({ kind: 'pending', waitsForNonce: false })
  expect(await stateAt(255)).toEqual({ kind: 'pending', waitsForNonce: false })
  const whole = { ...sent, receipt: { success: true, cumulative_gas: '7', epoch_num: '9' } }
  const confirmed = await findTransaction(
    nodeWith({ GetTransaction: whole, GetTransactionStatus: { ...status, status: 3 } }),
    id,
  )
  expect(confirmed?.state).toEqual({
    kind: 'confirmed',
    block: 9n,
    receipt: { success: true, gasUsed: 7n, events: [], messages: [], exceptions: [] },
  })
})

test('[BX-26] the sender is known where a node writes the public key in the place of the address', async () => {
  const told = { ...status, senderAddr: core.senderPubKey, status: 1 }
  expect((await findTransaction(nodeWith({ GetTransactionStatus: told }), id))?.sender).toBe(address)
})

test('whether a message was accepted may be left unsaid, and is unknown where it is told with null', async () => {
  const accepted = async (said: Readonly<Record<string, unknown>>) => {
    const msg = { _recipient: address, _tag: 'AddFunds', _amount: '1' }
    const transitions = [{ addr: address, msg, depth: 0, ...said }]
    const receipt = { success: true, cumulative_gas: '7', epoch_num: '9', transitions }
    const answers = {
      GetTransaction: { ...sent, receipt },
      GetTransactionStatus: { ...status, status: 3 },
    }
    const found = await findTransaction(nodeWith(answers), id)
    return found?.state.kind === 'confirmed' && found.state.receipt.messages[0]?.accepted
  }
  expect(await accepted({})).toBe(true)
  expect(await accepted({ accept: false })).toBe(false)
  await expect(accepted({ accept: null })).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
})

test('data that is no JSON is a payment; parameters that are none are left out', async () => {
  const contentOf = async (data: unknown) =>
    (await findTransaction(nodeWith({ GetTransactionStatus: { ...status, status: 1, data } }), id))?.content
  expect(await contentOf('{')).toEqual({ kind: 'payment', to: address })
  const param = { vname: 'a', type: 'Uint32', value: '1' }
  expect(await contentOf(JSON.stringify({ _tag: 'Go', params: [param, null, 7] }))).toEqual({
    kind: 'call',
    to: address,
    transition: 'Go',
    params: [param],
  })
})

test('nothing is known of a transaction that the node does not have, or of which it talks nonsense', async () => {
  expect(await findTransaction(nodeWith({}), id)).toBeNull()
  const nonsense = nodeWith({ GetTransactionStatus: { ...status, status: 1, amount: '-5' } })
  await expect(findTransaction(nonsense, id)).rejects.toMatchObject({ code: 'RpcInvalidAnswer' })
})

test('what a node shows under an id is that transaction, or nothing is known', async () => {
  const receipt = { success: true, cumulative_gas: '7', epoch_num: '9' }
  const confirmed = { ...sent, receipt }
  const landed = { ...status, status: 3 }
  const other = transactionId({ ...core, amount: 6n })
  const look = (answer: object, told: object = landed, asked = id) =>
    findTransaction(nodeWith({ GetTransaction: answer, GetTransactionStatus: told }), asked)
  expect(await look(confirmed, landed, `0x${id.toUpperCase()}`)).toMatchObject({ id })
  const wrong = { code: 'RpcInvalidAnswer' }
  // The receipt of another one; ours under another id; another one under our id; a status of another one.
  await expect(look({ ...confirmed, ID: other, amount: '6' })).rejects.toMatchObject(wrong)
  await expect(look({ ...confirmed, ID: other })).rejects.toMatchObject(wrong)
  await expect(look({ ...confirmed, amount: '6' })).rejects.toMatchObject(wrong)
  await expect(look({ ...confirmed, data: '{}' })).rejects.toMatchObject(wrong)
  await expect(look(confirmed, { ...landed, ID: other })).rejects.toMatchObject(wrong)
})
