// Written by `npm run generate` from packages/contracts/scilla/Zrc2Token.scilla. Do not edit.
/** The source of Zrc2Token.scilla, as it is deployed. */
export const code = `scilla_version 0

(* Zrc2Token: a fungible token after the standard ZRC-2, with its optional Mint and Burn.

   Whoever sends tokens to a contract reaches one that can hold them: the contract must know the callbacks
   RecipientAcceptTransfer, RecipientAcceptTransferFrom or RecipientAcceptMint, else the transaction fails. *)

import IntUtils

library Zrc2Token

(* Codes of the exception Error, as the standard numbers them. *)
let err_is_sender              = Int32 -1
let err_insufficient_funds     = Int32 -2
let err_insufficient_allowance = Int32 -3
let err_not_owner              = Int32 -4

let zero = Uint128 0

let or_zero: Option Uint128 -> Uint128 =
  fun (maybe: Option Uint128) =>
    match maybe with
    | Some amount => amount
    | None => zero
    end

let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

let two_messages: Message -> Message -> List Message =
  fun (first: Message) => fun (second: Message) =>
    let rest = one_message second in
    Cons {Message} first rest

contract Zrc2Token
(
  contract_owner: ByStr20,
  name: String,
  symbol: String,
  decimals: Uint32,
  init_supply: Uint128
)

field total_supply: Uint128 = init_supply

field balances: Map ByStr20 Uint128 =
  let empty = Emp ByStr20 Uint128 in
  builtin put empty contract_owner init_supply

(* Token owner -> spender -> how much the spender may still take. *)
field allowances: Map ByStr20 (Map ByStr20 Uint128) = Emp ByStr20 (Map ByStr20 Uint128)

procedure ThrowError(code: Int32)
  e = { _exception: "Error"; code: code };
  throw e
end

procedure RequireOwner()
  is_owner = builtin eq _sender contract_owner;
  match is_owner with
  | True =>
  | False =>
    ThrowError err_not_owner
  end
end

procedure RequireNotSender(addr: ByStr20)
  is_sender = builtin eq addr _sender;
  match is_sender with
  | True =>
    ThrowError err_is_sender
  | False =>
  end
end

procedure Credit(addr: ByStr20, amount: Uint128)
  maybe_balance <- balances[addr];
  balance = or_zero maybe_balance;
  new_balance = builtin add balance amount;
  balances[addr] := new_balance
end

procedure Debit(addr: ByStr20, amount: Uint128)
  maybe_balance <- balances[addr];
  balance = or_zero maybe_balance;
  is_short = builtin lt balance amount;
  match is_short with
  | True =>
    ThrowError err_insufficient_funds
  | False =>
    new_balance = builtin sub balance amount;
    balances[addr] := new_balance
  end
end

transition Mint(recipient: ByStr20, amount: Uint128)
  RequireOwner;
  supply <- total_supply;
  new_supply = builtin add supply amount;
  total_supply := new_supply;
  Credit recipient amount;
  minted = { _eventname: "Minted"; minter: _sender; recipient: recipient; amount: amount };
  event minted;
  to_recipient = { _tag: "RecipientAcceptMint"; _recipient: recipient; _amount: zero;
                   minter: _sender; recipient: recipient; amount: amount };
  to_sender = { _tag: "MintSuccessCallBack"; _recipient: _sender; _amount: zero;
                minter: _sender; recipient: recipient; amount: amount };
  messages = two_messages to_recipient to_sender;
  send messages
end

(* Everybody burns own tokens only. *)
transition Burn(amount: Uint128)
  Debit _sender amount;
  supply <- total_supply;
  new_supply = builtin sub supply amount;
  total_supply := new_supply;
  burnt = { _eventname: "Burnt"; burner: _sender; burn_account: _sender; amount: amount };
  event burnt;
  to_sender = { _tag: "BurnSuccessCallBack"; _recipient: _sender; _amount: zero; burner: _sender; amount: amount };
  messages = one_message to_sender;
  send messages
end

transition IncreaseAllowance(spender: ByStr20, amount: Uint128)
  RequireNotSender spender;
  maybe_allowance <- allowances[_sender][spender];
  allowance = or_zero maybe_allowance;
  new_allowance = builtin add allowance amount;
  allowances[_sender][spender] := new_allowance;
  increased = { _eventname: "IncreasedAllowance"; token_owner: _sender; spender: spender; new_allowance: new_allowance };
  event increased
end

(* An allowance never falls below zero. *)
transition DecreaseAllowance(spender: ByStr20, amount: Uint128)
  RequireNotSender spender;
  maybe_allowance <- allowances[_sender][spender];
  allowance = or_zero maybe_allowance;
  is_all = uint128_le allowance amount;
  new_allowance =
    match is_all with
    | True => zero
    | False => builtin sub allowance amount
    end;
  allowances[_sender][spender] := new_allowance;
  decreased = { _eventname: "DecreasedAllowance"; token_owner: _sender; spender: spender; new_allowance: new_allowance };
  event decreased
end

transition Transfer(to: ByStr20, amount: Uint128)
  Debit _sender amount;
  Credit to amount;
  transferred = { _eventname: "TransferSuccess"; sender: _sender; recipient: to; amount: amount };
  event transferred;
  to_recipient = { _tag: "RecipientAcceptTransfer"; _recipient: to; _amount: zero;
                   sender: _sender; recipient: to; amount: amount };
  to_sender = { _tag: "TransferSuccessCallBack"; _recipient: _sender; _amount: zero;
                sender: _sender; recipient: to; amount: amount };
  messages = two_messages to_recipient to_sender;
  send messages
end

transition TransferFrom(from: ByStr20, to: ByStr20, amount: Uint128)
  maybe_allowance <- allowances[from][_sender];
  allowance = or_zero maybe_allowance;
  is_short = builtin lt allowance amount;
  match is_short with
  | True =>
    ThrowError err_insufficient_allowance
  | False =>
    new_allowance = builtin sub allowance amount;
    allowances[from][_sender] := new_allowance
  end;
  Debit from amount;
  Credit to amount;
  transferred = { _eventname: "TransferFromSuccess"; initiator: _sender; sender: from; recipient: to; amount: amount };
  event transferred;
  to_recipient = { _tag: "RecipientAcceptTransferFrom"; _recipient: to; _amount: zero;
                   initiator: _sender; sender: from; recipient: to; amount: amount };
  to_sender = { _tag: "TransferFromSuccessCallBack"; _recipient: _sender; _amount: zero;
                initiator: _sender; sender: from; recipient: to; amount: amount };
  messages = two_messages to_recipient to_sender;
  send messages
end
`
