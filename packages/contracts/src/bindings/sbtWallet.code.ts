// Written by `npm run generate` from packages/contracts/scilla/SbtWallet.scilla. Do not edit.
/** The source of SbtWallet.scilla, as it is deployed. */
export const code = `scilla_version 0

(* SbtWallet: a soulbound-token wallet, whose credentials come with later versions. Today it holds ZIL and ZRC-2 tokens
   and pays them out, shows the key that data for its holder are encrypted with, passes to another name, and can be
   paused.

   WHO MAY WHAT. It belongs to whoever controls the DID wallet of its name (nft_username, plain text, lower case), as the
   registry and that wallet say at the moment of the call: with a recovery, or a name that is sold, goes this wallet too.
   The controller is compared with _sender, never with _origin. Anybody may add funds. A lock of the identity does not
   lock this wallet: its own pause stops everything but what comes in.

   DONATIONS. Every transition with the parameter tyron takes the ZIL sent along; of these, Some(amount) goes on to the
   address that InitDid keeps as service donate, the rest stays in the wallet. *)

library SbtWallet

(* NftUsername: domain id (0x + 64 hex), subdomain: empty for .ssi, did for .did, else the name before the @. *)
type Beneficiary =
  | NftUsername of String String
  | Recipient of ByStr20

(* What a resolved beneficiary shall get. Zil: tag, amount. Token: token contract, amount. *)
type Payment =
  | Zil of String Uint128
  | Token of ByStr20 Uint128

(* Codes of the exceptions, one for each reason. *)
let err_paused                  = Int32 -15
let err_not_controller          = Int32 -2
let err_zero_amount             = Int32 -3
let err_null_address            = Int32 -4
let err_null_text               = Int32 -7
let err_no_fund                 = Int32 -8
let err_same_text               = Int32 -9
let err_wrong_recipient         = Int32 -13
let err_no_init_did             = Int32 -14
let err_did_is_null             = Int32 1
let err_pending_did_is_null     = Int32 2
let err_not_paused              = Int32 3
let err_owner_did_null          = Int32 4
let err_donation_too_high       = Int32 7
let err_balance_too_low         = Int32 10
let err_no_domain_address       = Int32 11
let err_no_subdomain_address    = Int32 12
let err_unknown_token           = Int32 15

let null_address = 0x0000000000000000000000000000000000000000
let null_text    = ""
let zero         = Uint128 0
let no           = False
let yes          = True

let service_donate = "donate"
let tag_add_funds  = "AddFunds"
let name_did       = "did"

let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

let or_zero: Option Uint128 -> Uint128 =
  fun (maybe: Option Uint128) =>
    match maybe with
    | Some amount => amount
    | None => zero
    end

contract SbtWallet
(
  init_username: String,
  domain: String,
  init: ByStr20
)

field version: String = "SBTxWALLET_2.0.0"
field nft_username: String = init_username
field pending_username: String = null_text
(* Who proposed it. *)
field proposer: ByStr20 = null_address
(* The subdomain under which it is kept. *)
field nft_subdomain: String = domain
field public_encryption: String = null_text
field is_paused: Bool = no

(* --- Exceptions --- *)

procedure ThrowWrongSender(code: Int32)
  e = { _exception: "WrongSender"; code: code };
  throw e
end

procedure ThrowDidIsNull(code: Int32)
  e = { _exception: "DidIsNull"; code: code };
  throw e
end

procedure ThrowWrongStatus(code: Int32)
  e = { _exception: "WrongStatus"; code: code };
  throw e
end

procedure ThrowZeroValueOrNull(code: Int32)
  e = { _exception: "ZeroValueOrNull"; code: code };
  throw e
end

procedure ThrowInvalidValue(code: Int32)
  e = { _exception: "InvalidValue"; code: code };
  throw e
end

(* --- Guards --- *)

procedure RequireRunning()
  is_paused_now <- is_paused;
  match is_paused_now with
  | True =>
    ThrowWrongStatus err_paused
  | False =>
  end
end

(* code: what to say where the domain has no DID wallet. *)
procedure RequireControllerOf(domain_id: String, who: ByStr20, code: Int32)
  maybe_init <- & init as ByStr20 with contract field registry: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull code
  | Some known_init =>
    address <- & known_init.registry;
    maybe_registry <- & address as ByStr20 with contract field did_dns: Map String ByStr20 end;
    match maybe_registry with
    | None =>
      ThrowDidIsNull code
    | Some registry =>
      maybe_did <- & registry.did_dns[domain_id];
      match maybe_did with
      | None =>
        ThrowDidIsNull code
      | Some did_address =>
        maybe_wallet <- & did_address as ByStr20 with contract field controller: ByStr20 end;
        match maybe_wallet with
        | None =>
          ThrowDidIsNull code
        | Some wallet =>
          controller <- & wallet.controller;
          is_controller = builtin eq controller who;
          match is_controller with
          | True =>
          | False =>
            ThrowWrongSender err_not_controller
          end
        end
      end
    end
  end
end

procedure RequireDid(domain_id: String)
  maybe_init <- & init as ByStr20 with contract field registry: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull err_did_is_null
  | Some known_init =>
    address <- & known_init.registry;
    maybe_registry <- & address as ByStr20 with contract field did_dns: Map String ByStr20 end;
    match maybe_registry with
    | None =>
      ThrowDidIsNull err_did_is_null
    | Some registry =>
      has_did <- & exists registry.did_dns[domain_id];
      match has_did with
      | True =>
      | False =>
        ThrowDidIsNull err_did_is_null
      end
    end
  end
end

procedure RequireOwner()
  username <- nft_username;
  hash = builtin sha256hash username;
  domain_id = builtin to_string hash;
  RequireControllerOf domain_id _sender err_owner_did_null
end

procedure RequireText(text: String)
  is_null = builtin eq text null_text;
  match is_null with
  | True =>
    ThrowZeroValueOrNull err_null_text
  | False =>
  end
end

procedure RequireAddress(addr: ByStr20)
  is_null = builtin eq addr null_address;
  match is_null with
  | True =>
    ThrowZeroValueOrNull err_null_address
  | False =>
  end
end

procedure RequireAmount(amount: Uint128)
  is_zero = builtin eq amount zero;
  match is_zero with
  | True =>
    ThrowZeroValueOrNull err_zero_amount
  | False =>
  end
end

procedure RequireBalance(amount: Uint128)
  balance <- _balance;
  is_short = builtin lt balance amount;
  match is_short with
  | True =>
    ThrowInvalidValue err_balance_too_low
  | False =>
  end
end

(* --- Donations --- *)

procedure Donate(amount: Uint128)
  RequireAmount amount;
  is_too_high = builtin lt _amount amount;
  match is_too_high with
  | True =>
    ThrowInvalidValue err_donation_too_high
  | False =>
  end;
  maybe_init <- & init as ByStr20 with contract field init_did: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull err_no_init_did
  | Some known_init =>
    address <- & known_init.init_did;
    maybe_did <- & address as ByStr20 with contract field services: Map String ByStr20 end;
    match maybe_did with
    | None =>
      ThrowDidIsNull err_no_init_did
    | Some init_did =>
      maybe_fund <- & init_did.services[service_donate];
      match maybe_fund with
      | None =>
        ThrowDidIsNull err_no_fund
      | Some fund =>
        message = { _tag: tag_add_funds; _recipient: fund; _amount: amount };
        messages = one_message message;
        send messages
      end
    end
  end
end

procedure PassDonation(tyron: Option Uint128)
  match tyron with
  | None =>
  | Some amount =>
    Donate amount
  end
end

(* Takes all ZIL sent along and passes the donated part on. *)
procedure TakeFunds(tyron: Option Uint128)
  accept;
  PassDonation tyron
end

(* --- Ownership --- *)

(* Proposes another name, which must have a DID wallet; nothing changes until the controller of that one accepts. *)
transition UpdateUsername(username: String, tyron: Option Uint128)
  RequireRunning;
  RequireOwner;
  RequireText username;
  current <- nft_username;
  is_same = builtin eq username current;
  match is_same with
  | True =>
    e = { _exception: "SameValue"; code: err_same_text };
    throw e
  | False =>
  end;
  hash = builtin sha256hash username;
  domain_id = builtin to_string hash;
  RequireDid domain_id;
  TakeFunds tyron;
  pending_username := username;
  proposer := _sender;
  proposed = { _eventname: "UsernameProposed"; username: current; pending_username: username };
  event proposed
end

(* Who proposed must control this wallet still: with a recovery, or a name that is sold, the proposal is void. *)
transition AcceptPendingUsername()
  RequireRunning;
  pending <- pending_username;
  is_none = builtin eq pending null_text;
  match is_none with
  | True =>
    ThrowDidIsNull err_pending_did_is_null
  | False =>
  end;
  current <- nft_username;
  current_hash = builtin sha256hash current;
  current_id = builtin to_string current_hash;
  who <- proposer;
  RequireControllerOf current_id who err_owner_did_null;
  hash = builtin sha256hash pending;
  domain_id = builtin to_string hash;
  RequireControllerOf domain_id _sender err_pending_did_is_null;
  nft_username := pending;
  pending_username := null_text;
  proposer := null_address;
  accepted = { _eventname: "UsernameAccepted"; username: pending };
  event accepted
end

(* The public key that data for the holder are encrypted with, as text. *)
transition UpdatePublicEncryption(new: String, tyron: Option Uint128)
  RequireRunning;
  RequireOwner;
  RequireText new;
  TakeFunds tyron;
  public_encryption := new;
  updated = { _eventname: "PublicEncryptionUpdated"; new: new };
  event updated
end

(* --- Pause --- *)

transition Pause(tyron: Option Uint128)
  RequireRunning;
  RequireOwner;
  TakeFunds tyron;
  is_paused := yes;
  paused = { _eventname: "Paused"; sender: _sender };
  event paused
end

transition Unpause(tyron: Option Uint128)
  RequireOwner;
  is_paused_now <- is_paused;
  match is_paused_now with
  | False =>
    ThrowWrongStatus err_not_paused
  | True =>
    TakeFunds tyron;
    is_paused := no;
    unpaused = { _eventname: "Unpaused"; sender: _sender };
    event unpaused
  end
end

(* --- Funds --- *)

transition AddFunds()
  accept;
  received = { _eventname: "FundsReceived"; sender: _sender; amount: _amount };
  event received
end

procedure Pay(to: ByStr20, payment: Payment)
  RequireAddress to;
  is_self = builtin eq to _this_address;
  match is_self with
  | True =>
    e = { _exception: "WrongRecipientForTransfer"; code: err_wrong_recipient };
    throw e
  | False =>
  end;
  match payment with
  | Zil tag amount =>
    message = { _tag: tag; _recipient: to; _amount: amount };
    messages = one_message message;
    send messages
  | Token token amount =>
    message = { _tag: "Transfer"; _recipient: token; _amount: zero; to: to; amount: amount };
    messages = one_message message;
    send messages
  end
end

procedure PayMaybe(maybe_addr: Option ByStr20, payment: Payment)
  match maybe_addr with
  | Some addr =>
    Pay addr payment
  | None =>
    ThrowDidIsNull err_no_domain_address
  end
end

procedure PaySubdomain(maybe_wallet: Option ByStr20, subdomain: String, payment: Payment)
  match maybe_wallet with
  | None =>
    ThrowDidIsNull err_no_domain_address
  | Some address =>
    maybe_known <- & address as ByStr20 with contract field did_domain_dns: Map String ByStr20 end;
    match maybe_known with
    | None =>
      ThrowDidIsNull err_no_subdomain_address
    | Some wallet =>
      maybe_addr <- & wallet.did_domain_dns[subdomain];
      match maybe_addr with
      | None =>
        ThrowDidIsNull err_no_subdomain_address
      | Some addr =>
        Pay addr payment
      end
    end
  end
end

procedure PayUsername(domain_id: String, subdomain: String, payment: Payment)
  maybe_init <- & init as ByStr20 with contract field registry: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull err_no_init_did
  | Some known_init =>
    address <- & known_init.registry;
    maybe_registry <- & address as ByStr20 with contract
                                                field dns: Map String ByStr20,
                                                field did_dns: Map String ByStr20
                                           end;
    match maybe_registry with
    | None =>
      ThrowDidIsNull err_no_init_did
    | Some registry =>
      is_ssi = builtin eq subdomain null_text;
      match is_ssi with
      | True =>
        maybe_owner <- & registry.dns[domain_id];
        PayMaybe maybe_owner payment
      | False =>
        maybe_wallet <- & registry.did_dns[domain_id];
        is_did = builtin eq subdomain name_did;
        match is_did with
        | True =>
          PayMaybe maybe_wallet payment
        | False =>
          PaySubdomain maybe_wallet subdomain payment
        end
      end
    end
  end
end

procedure PayBeneficiary(beneficiary: Beneficiary, payment: Payment)
  match beneficiary with
  | Recipient addr =>
    Pay addr payment
  | NftUsername domain_id subdomain =>
    PayUsername domain_id subdomain payment
  end
end

(* Sends ZIL. tag is the transition that a receiving contract runs, by custom AddFunds. *)
transition SendFunds(tag: String, beneficiary: Beneficiary, amount: Uint128, tyron: Option Uint128)
  RequireRunning;
  RequireOwner;
  RequireText tag;
  RequireAmount amount;
  accept;
  donation = or_zero tyron;
  total = builtin add amount donation;
  RequireBalance total;
  PassDonation tyron;
  payment = Zil tag amount;
  PayBeneficiary beneficiary payment
end

(* Sends ZRC-2 tokens. addrName: the token's id among the services of InitDid. *)
transition Transfer(addrName: String, beneficiary: Beneficiary, amount: Uint128, tyron: Option Uint128)
  RequireRunning;
  RequireOwner;
  RequireAmount amount;
  TakeFunds tyron;
  maybe_init <- & init as ByStr20 with contract field init_did: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull err_no_init_did
  | Some known_init =>
    address <- & known_init.init_did;
    maybe_did <- & address as ByStr20 with contract field services: Map String ByStr20 end;
    match maybe_did with
    | None =>
      ThrowDidIsNull err_no_init_did
    | Some init_did =>
      maybe_token <- & init_did.services[addrName];
      match maybe_token with
      | None =>
        ThrowDidIsNull err_unknown_token
      | Some token =>
        payment = Token token amount;
        PayBeneficiary beneficiary payment
      end
    end
  end
end

(* --- Callbacks of ZRC-2 tokens: that they exist lets tokens come in. They change nothing and take no ZIL. --- *)

transition RecipientAcceptTransfer(sender: ByStr20, recipient: ByStr20, amount: Uint128)
end

transition RecipientAcceptTransferFrom(initiator: ByStr20, sender: ByStr20, recipient: ByStr20, amount: Uint128)
end

transition RecipientAcceptMint(minter: ByStr20, recipient: ByStr20, amount: Uint128)
end

transition TransferSuccessCallBack(sender: ByStr20, recipient: ByStr20, amount: Uint128)
end
`
