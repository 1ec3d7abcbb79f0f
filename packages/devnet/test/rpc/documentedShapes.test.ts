import { contractAddress } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { testAccount } from '../../src/genesis/testAccounts'
import documented from '../../src/testing/documentedShapes.json' with { type: 'json' }
import { differences, shapeOf, type Shape } from '../../src/testing/shapeOf'
import { deployOf, sign, startTestNetwork } from '../../src/testing/startTestNetwork'

/** The contract of the documentation's example, as far as it shows; it also pays and refuses. */
const code = `scilla_version 0
library Admins
let with_owner = fun (owner: ByStr20) =>
  let none = Emp ByStr20 Bool in let yes = True in builtin put none owner yes
let one_message = fun (m: Message) => let nil = Nil {Message} in Cons {Message} m nil
contract Admins(owner: ByStr20)
field admins: Map ByStr20 Bool = with_owner owner
transition Pay()
  accept;
  m = { _tag: ""; _recipient: _sender; _amount: _amount };
  ms = one_message m;
  send ms
end
transition Refuse()
  e = { _exception: "Refused" };
  throw e
end
`

/** A field of receipts since the second version of the chain; to us it is the same as `cumulative_gas`. */
const newerReceipt = (at = '') => [
  `${at}.receipt.cumulative_gas_used: missing`,
  `${at}.receipt.gas_used: missing`,
]

/** Where our answers are not those of the documentation, and why. Readers pass over what they do not know. */
const known: Readonly<Record<string, readonly string[]>> = {
  // Who led: the example of the latest block has it, that of a block by number has not.
  'GetDsBlock 0': ['.header.LeaderPubKey: unexpected'],
  'GetTxBlock 0': ['.header.MinerPubKey: unexpected'],
  // Since the second version, which also has contracts that are not Scilla.
  'GetSmartContractCode 0': ['.type: missing'],
  'GetTransaction 0': newerReceipt(),
  'GetTransaction 1': newerReceipt(),
  // The example is of a call without events, from before a message said whether it was accepted.
  'GetTransaction 2': [
    ...newerReceipt(),
    '.receipt.event_logs: unexpected',
    '.receipt.transitions[].accept: unexpected',
  ],
  'GetTransaction 3': newerReceipt(),
  // The first version's shape: the second one shows a public key as the sender's address.
  'GetTransactionStatus 0': [
    '._id: missing',
    '.senderAddr: hex 40, not 0xhex 66',
    '.toAddr: hex 40, not 0xhex 40',
  ],
  'GetTxnBodiesForTxBlock 0': newerReceipt('[]'),
  'GetTxnBodiesForTxBlockEx 0': newerReceipt('.Transactions[]'),
}

const signer = testAccount(6)
const own = signer.address.slice(2)

/*
 * The shapes come from the chain's own documentation, so this holds our node to something that is not itself. Left out are what the
 * official library never asks for (GetDsBlockVerbose, GetTxBlockVerbose, GetSoftConfirmedTransaction) and proofs of state.
 */
test('each method that dev.zilliqa.com shows is answered in the shape that it shows', async () => {
  const network = await startTestNetwork()
  const contract = contractAddress(signer.address, 0n)
  const call = (transition: string, amount = 0n) => ({
    toAddr: contract,
    amount,
    data: JSON.stringify({ _tag: transition, params: [] }),
  })
  const init = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: 'owner', type: 'ByStr20', value: signer.address },
  ]
  const deploy = await network.confirm(signer, deployOf(code, { init, amount: 0n }))
  const pay = await network.confirm(signer, call('Pay', 7n))
  const refuse = await network.confirm(signer, call('Refuse'))
  const payment = await network.confirm(signer, {})
  expect([deploy, pay, refuse, payment].map(({ success }) => success)).toEqual([true, true, false, true])
  const block = payment.epoch_num

  const asked: Record<string, readonly (readonly unknown[])[]> = {
    CreateTransaction: [[sign(signer, { nonce: await network.nonce(signer) })]],
    DSBlockListing: [[1]],
    GetBalance: [[own], ['12'.repeat(20)]],
    GetContractAddressFromTransactionID: [[deploy.id]],
    GetDsBlock: [['0']],
    GetMinerInfo: [['0']],
    GetSmartContractCode: [[contract.slice(2)]],
    GetSmartContractInit: [[contract.slice(2)]],
    GetSmartContractState: [[contract.slice(2)]],
    GetSmartContractSubState: [[contract.slice(2), 'admins', []]],
    GetSmartContracts: [[own]],
    GetTransaction: [[payment.id], [deploy.id], [pay.id], [refuse.id]],
    GetTransactionStatus: [[pay.id]],
    GetTransactionsForTxBlock: [[block]],
    GetTransactionsForTxBlockEx: [[block, '0']],
    GetTxBlock: [[block]],
    GetTxnBodiesForTxBlock: [[block]],
    GetTxnBodiesForTxBlockEx: [[block, '0']],
    TxBlockListing: [[1]],
  }
  const found: Record<string, readonly string[]> = {}
  for (const [method, shapes] of Object.entries(documented.methods) as [string, readonly Shape[]][]) {
    for (const [index, shape] of shapes.entries()) {
      const params = asked[method]?.[index] ?? []
      const answer = await network.call(method, ...params)
      const ours = shapeOf(answer.error === undefined ? answer.result : answer)
      const differs = differences(ours, shape)
      if (differs.length > 0) found[`${method} ${index}`] = differs
    }
  }
  expect(found).toEqual(known)
  await network.stop()
})
