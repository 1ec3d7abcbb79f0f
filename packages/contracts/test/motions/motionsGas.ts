import type { ContractCall } from '@tyto/abi'
import { idOfMotion, motionsWorld } from './motionsWorld'
import { succeeds, zil, type Person, type ProtocolWorld } from '../world'

/** The gas of raising and backing motions: short and long, the first points of an account and the last. */
export async function motionMeasures(protocol: ProtocolWorld) {
  const { board, fund } = await motionsWorld(protocol)
  const { world } = protocol
  const voter = world.join('voter')
  const run = (call: ContractCall, by: Person = voter): bigint => {
    const execution = world.call(by, call, 50_000n)
    succeeds(execution)
    return execution.gasUsed
  }
  run(fund.AddFunds({}, { amount: 900_000n * zil }))
  const raise = (motion: string) =>
    run(board.RaiseYourVoice({ action: 'new', id: null, motion, amount: 12n * zil }))
  const short = 'Feed the owls'
  const long = 'owl '.repeat(2_500)
  return {
    raiseMotion: (): readonly bigint[] => [raise(short), raise('o'.repeat(1_000)), raise(long)],
    backMotion: (): readonly bigint[] => {
      raise('A motion to back')
      return [1n, 100_000n * zil + 1n].map((amount) =>
        run(
          board.RaiseYourVoice({ action: 'add', id: idOfMotion('A motion to back'), motion: null, amount }),
        ),
      )
    },
  }
}
