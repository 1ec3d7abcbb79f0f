import { contractAddress, type Address } from '@tyto/primitives'
import type { ContractCall } from '@tyto/abi'
import type { Person, World } from '../world'

/**
 * A contract of a stranger: it has every field that ours read in others, with what the stranger likes there, calls ours while
 * somebody else signs, and throws, calls back or burns gas where it is told of something.
 */
export const hostileCode = `scilla_version 0

library Hostile

let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

let zero = Uint128 0
let one = Uint128 1
let yes = True
let no = False
let nobody = 0x0000000000000000000000000000000000000000
let quiet = "quiet"
let throws = "throw"
let returns = "return"
let burns = "burn"

contract Hostile(thief: ByStr20)

field mood: String = quiet
field target: ByStr20 = nobody
field controller: ByStr20 = thief
field pending_controller: ByStr20 = thief
field registry: ByStr20 = _this_address
field init_did: ByStr20 = _this_address
field is_locked: Bool = no
field is_ended: Bool = no
field did_dns: Map String ByStr20 = Emp String ByStr20
field dns: Map String ByStr20 = Emp String ByStr20
field services: Map String ByStr20 = Emp String ByStr20
field utility: Map String (Map String Uint128) = Emp String (Map String Uint128)
field did_domain_dns: Map String ByStr20 = Emp String ByStr20
field verification_methods: Map String ByStr33 = Emp String ByStr33
field nft_domain: ByStr32 = 0x0000000000000000000000000000000000000000000000000000000000000000
field sbt: Map String ByStr64 = Emp String ByStr64
field ivms101: Map String String = Emp String String
field sbt_holders: Map String ByStr20 = Emp String ByStr20
field sbt_keys: Map String String = Emp String String
field credential_nonces: Map String Uint128 = Emp String Uint128
field balances: Map ByStr20 Uint128 = Emp ByStr20 Uint128
field allowances: Map ByStr20 (Map ByStr20 Uint128) = Emp ByStr20 (Map ByStr20 Uint128)
field total_contributions: Map ByStr20 Uint128 = Emp ByStr20 Uint128

procedure Post(message: Message)
  messages = one_message message;
  send messages
end

transition SetMood(new_mood: String, at: ByStr20)
  mood := new_mood;
  target := at
end

(* Lies about a token of an issuer, for a domain. *)
transition Pretend(domain: ByStr32, issuer: String, token: ByStr64, message: String, key_id: String, holder: ByStr20)
  nft_domain := domain;
  sbt[issuer] := token;
  ivms101[issuer] := message;
  sbt_keys[issuer] := key_id;
  sbt_holders[issuer] := holder;
  credential_nonces[issuer] := one
end

transition MintDeposit(vault: ByStr20, to: ByStr20)
  message = { _tag: "MintDeposit"; _recipient: vault; _amount: zero; beneficiary: to; min_amount: zero };
  Post message
end

transition SwapDeposit(dex: ByStr20, token: ByStr20, deadline: BNum, to: ByStr20)
  message = { _tag: "SwapDeposit"; _recipient: dex; _amount: zero; token0_address: token; min_token1_amount: zero;
              deadline_block: deadline; recipient_address: to };
  Post message
end

transition ReturnDeposit(vault: ByStr20, to: ByStr20)
  message = { _tag: "ReturnDeposit"; _recipient: vault; _amount: zero; recipient_address: to };
  Post message
end

transition ReturnSwapDeposit(dex: ByStr20, token: ByStr20, to: ByStr20)
  message = { _tag: "ReturnDeposit"; _recipient: dex; _amount: zero; token_address: token; recipient_address: to };
  Post message
end

transition Leave(dex: ByStr20, amount: Uint128, deadline: BNum)
  message = { _tag: "LeaveCommunity"; _recipient: dex; _amount: zero; amount: amount; deadline_block: deadline };
  Post message
end

transition AddBoth(dex: ByStr20, least: Uint128, tokens: Uint128, deadline: BNum)
  own = None {ByStr32};
  none = None {String};
  message = { _tag: "AddLiquidity"; _recipient: dex; _amount: zero; is_ssi: yes; min_contribution_amount: least;
              max_token_amount: tokens; deadline_block: deadline; domain: own; subdomain: none };
  Post message
end

transition Allow(token: ByStr20, spender: ByStr20, amount: Uint128)
  message = { _tag: "IncreaseAllowance"; _recipient: token; _amount: zero; spender: spender; amount: amount };
  Post message
end

(* What a wallet is told with money or tokens: it answers as its mood is. *)
procedure React()
  now <- mood;
  at <- target;
  is_throw = builtin eq now throws;
  match is_throw with
  | True =>
    e = { _exception: "Hostile" };
    throw e
  | False =>
    is_return = builtin eq now returns;
    match is_return with
    | True =>
      message = { _tag: "AcceptPendingController"; _recipient: at; _amount: zero };
      Post message
    | False =>
      is_burn = builtin eq now burns;
      match is_burn with
      | True =>
        message = { _tag: "AddFunds"; _recipient: _this_address; _amount: zero };
        Post message
      | False =>
      end
    end
  end
end

transition AddFunds()
  accept;
  React
end

transition RecipientAcceptTransfer(sender: ByStr20, recipient: ByStr20, amount: Uint128)
  React
end

transition RecipientAcceptTransferFrom(initiator: ByStr20, sender: ByStr20, recipient: ByStr20, amount: Uint128)
  React
end

transition RecipientAcceptMint(minter: ByStr20, recipient: ByStr20, amount: Uint128)
  React
end

transition TransferSuccessCallBack(sender: ByStr20, recipient: ByStr20, amount: Uint128)
  React
end

transition TransferFromSuccessCallBack(initiator: ByStr20, sender: ByStr20, recipient: ByStr20, amount: Uint128)
  React
end
`

/** Puts such a contract on the chain, for its thief. */
export function deployHostile(world: World, thief: Person): Address {
  const address = contractAddress(thief.address, world.state.nonce(thief.address))
  const init = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: 'thief', type: 'ByStr20', value: thief.address },
  ]
  const found = world.deployCode(thief, hostileCode, { init, amount: 0n })
  if (found !== address) throw new Error('the hostile contract stands elsewhere')
  return found
}

/** A call of one of its transitions: parameters in order, as the chain writes them. */
export function hostileCall(
  to: Address,
  transition: string,
  params: readonly (readonly [vname: string, type: string, value: unknown])[],
  amount = 0n,
): ContractCall {
  return {
    to,
    transition,
    params: params.map(([vname, type, value]) => ({ vname, type, value })) as ContractCall['params'],
    amount,
  }
}
