import type { Address } from '@tyto/primitives'
import type { Person, World } from './world'

const code = `scilla_version 0

library Holder

let zero = Uint128 0
let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

contract Holder()

procedure Post(message: Message)
  messages = one_message message;
  send messages
end

transition RecipientAcceptTransfer(sender: ByStr20, recipient: ByStr20, amount: Uint128)
end

transition TransferSuccessCallBack(sender: ByStr20, recipient: ByStr20, amount: Uint128)
end

transition BurnSuccessCallBack(burner: ByStr20, amount: Uint128)
end

transition SendOn(token: ByStr20, to: ByStr20, amount: Uint128)
  message = { _tag: "Transfer"; _recipient: token; _amount: zero; to: to; amount: amount };
  Post message
end

transition BurnAt(token: ByStr20, amount: Uint128)
  message = { _tag: "Burn"; _recipient: token; _amount: zero; amount: amount };
  Post message
end
`

/** Puts a contract there that holds tokens, and sends on or burns some, whoever signs. */
export function deployTokenHolder(world: World, by: Person): Address {
  const init = [{ vname: '_scilla_version', type: 'Uint32', value: '0' }]
  return world.deployCode(by, code, { init, amount: 0n })
}
