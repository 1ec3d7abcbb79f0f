import { defineAction } from '../../../shared/transaction/action/action'
import type { PausedMoment } from '../moments/Paused'
import { tellPause } from './tellOwnership'
import { pauseCall, type PauseInput } from './pauseCall'

/** Pauses a wallet: it does nothing but take money until its owner unpauses it. */
export const pause = defineAction<PauseInput>({
  name: 'pause',
  gas: { measured: [78n, 92n], stated: [500n, 1_000n], zilliqa2: { measured: [360n, 400n] } },
  gasLimit: 10_000n,
  stops: true,
  request: async (input, { client }) => ({ kind: 'call', call: await pauseCall('Pause', input, client) }),
  tell: tellPause,
  moment: (): PausedMoment => ({ kind: 'paused', isPaused: true }),
})
