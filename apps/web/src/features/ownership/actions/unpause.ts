import { defineAction } from '../../../shared/transaction/action/action'
import type { PausedMoment } from '../moments/Paused'
import { tellPause } from './tellOwnership'
import { pauseCall, type PauseInput } from './pauseCall'

/** Lets a paused wallet go on. */
export const unpause = defineAction<PauseInput>({
  name: 'unpause',
  gas: { measured: [78n, 94n], stated: [500n, 1_000n], zilliqa2: { measured: [360n, 400n] } },
  gasLimit: 10_000n,
  request: async (input, { client }) => ({ kind: 'call', call: await pauseCall('Unpause', input, client) }),
  tell: tellPause,
  moment: (): PausedMoment => ({ kind: 'paused', isPaused: false }),
})
