import type { ContractCall } from '@tyto/abi'
import { didWallet, init } from '../../src'
import { setFreeList, tydraWorld } from './tydraWorld'
import { domainId, succeeds, zil, type Person } from '../world'

/** The id of a transaction of permanent storage has so many characters. */
const uri = 'u'.repeat(43)

/** The gas of the calls of Tydras: paid in ZIL, with an entry of the free list, and by an older wallet's controller. */
export async function tydraMeasures() {
  const stage = await tydraWorld([['merxek', domainId('nobody'), uri]])
  const { world, alice, bruno, oldie } = stage
  const send = (by: Person, call: ContractCall): bigint => {
    const execution = world.call(by, call)
    succeeds(execution)
    return execution.gasUsed
  }
  setFreeList(stage, [oldie.wallet])
  const order = { token_uri: uri, tyron: null }
  const most = 10_000n * zil
  const [own, theirs] = [didWallet(alice.wallet), didWallet(bruno.wallet)]
  const ofProtocol = init(stage.init)
  const minted = [
    send(alice.controller, own.MintTydraNftAtMost({ ...order, most, id: 'zil', token_id: alice.id })),
    send(
      oldie.controller,
      ofProtocol.MintTydraNft({ id: 'zil', token_id: domainId('oldie'), token_uri: uri }),
    ),
  ]
  const away = { token_id: alice.id, to_token_id: bruno.id, tydra: 'nessy', tyron: null }
  const back = { ...away, token_id: bruno.id, to_token_id: alice.id }
  const older = { id: 'zil', tydra: 'nessy', token_id: domainId('oldie'), to_token_id: alice.id }
  const passed = [
    send(alice.controller, own.TransferTydraNftAtMost({ ...away, most, id: 'zil' })),
    send(bruno.controller, theirs.TransferTydraNftAtMost({ ...back, most, id: 'zil' })),
    send(
      alice.controller,
      own.TransferTydraNftAtMost({ ...away, most, id: 'zil', to_token_id: domainId('oldie') }),
    ),
    send(oldie.controller, ofProtocol.TransferTydraNft(older, { amount: 400n * zil })),
  ]
  return { mintTydra: () => minted, transferTydra: () => passed }
}
