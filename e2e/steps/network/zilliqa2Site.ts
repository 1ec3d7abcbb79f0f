/** A site whose network plays the rules of Zilliqa 2. */
import { createDevnet, type Devnet } from '@tyto/devnet'
import { test as seeded } from './testSite'

export const zilliqa2Site = seeded.extend<object, { readonly devnet: Devnet }>({
  devnet: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const rules = 'zilliqa-2'
      const options = { storage: 'memory', rules, blockTime: 'on demand', clock: Date.now } as const
      const devnet = await createDevnet(options)
      await use(devnet)
      await devnet.close()
    },
    { scope: 'worker' },
  ],
  // Its node takes no snapshots: each test has people of its own.
  // oxlint-disable-next-line no-empty-pattern
  freshWorld: async ({}, use) => {
    await use()
  },
})
