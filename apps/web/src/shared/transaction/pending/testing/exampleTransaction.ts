import type { ConfirmedTransaction } from '@tyto/chain'
import type { StoredTransaction } from '../storedTransaction'

export const exampleId = 'ab'.repeat(32)

export const exampleReceipt: ConfirmedTransaction = {
  id: exampleId,
  success: true,
  block: 12n,
  gasUsed: 1_549n,
  gasPrice: 2_000_000_000n,
  exceptions: [],
}

/** A transaction as the store keeps it; `change` replaces parts of it. */
export function exampleTransaction(change: Partial<StoredTransaction> = {}, time = 1_000): StoredTransaction {
  return {
    key: `key-${time}`,
    network: 'local',
    action: 'sendZil',
    input: '{"to":"0x00000000000000000000000000000000000000aa","amount":{"$bigint":"7"}}',
    subject: 'alice.ssi',
    intent: {
      kind: 'payment',
      sender: '0x00000000000000000000000000000000000000bb',
      nonce: 4n,
      block: 11n,
      to: '0x00000000000000000000000000000000000000aa',
      transition: null,
      amount: 7n,
      digest: 'cd'.repeat(32),
      likeness: 'cd'.repeat(32),
      time,
    },
    state: { status: 'awaiting' },
    submittedAt: null,
    gasBound: 100_000_000_000n,
    gasLimit: 50n,
    donation: 0n,
    summary: [],
    foreseen: [],
    told: { own: [], sums: [], allowed: [] },
    changes: [],
    moment: null,
    paid: [],
    allowed: [],
    others: [],
    isFollowedUp: false,
    isDismissed: false,
    series: null,
    ...change,
  }
}
