// Written by `npm run generate` from packages/contracts/scilla/InitDid.scilla. Do not edit.
/** The source of InitDid.scilla, as it is deployed. */
export const code = `scilla_version 0

(* InitDid: the wallet that stands under the name init, and the public record of the protocol.

     services         addresses by name: tokens, exchanges, and donate, the fund for donations
     utility          prices: currency -> action -> amount in the smallest unit of that currency
     base_uri         where NFT images are found
     token_uris       NFT collection -> domain id -> token uri
     token_id_count   NFT collection -> how many were made
     free_list        wallets that may take one name without payment
     tydra_free_list  wallets that may take one Tydra without payment

   The controller keeps the record. Init is known by the immutable init,
   strikes entries off the free list and writes token uris. *)

import ListUtils

library InitDid

(* Codes of the exceptions, one for each reason. *)
let err_not_controller         = Int32 -2
let err_zero_amount            = Int32 -3
let err_null_address           = Int32 -4
let err_null_text              = Int32 -7
let err_same_address           = Int32 -11
let err_not_pending_controller = Int32 -12
let err_wrong_recipient        = Int32 -13
let err_not_init               = Int32 1
let err_not_init_or_controller = Int32 2

let null_address = 0x0000000000000000000000000000000000000000
let zero         = Uint128 0
let one          = Uint128 1
let null_text    = ""

let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

let without: ByStr20 -> List ByStr20 -> List ByStr20 =
  fun (addr: ByStr20) => fun (list: List ByStr20) =>
    let differs = fun (a: ByStr20) =>
      let is_same = builtin eq a addr in
      match is_same with
      | True => False
      | False => True
      end in
    let filter = @list_filter ByStr20 in
    filter differs list

contract InitDid
(
  init_controller: ByStr20,
  init: ByStr20
)

field version: String = "InitDID_7.0.0"
field controller: ByStr20 = init_controller
field pending_controller: ByStr20 = null_address

field services: Map String ByStr20 = Emp String ByStr20
field utility: Map String (Map String Uint128) = Emp String (Map String Uint128)
field base_uri: String = null_text
field token_uris: Map String (Map ByStr32 String) = Emp String (Map ByStr32 String)
field token_id_count: Map String Uint128 = Emp String Uint128
field free_list: List ByStr20 = Nil {ByStr20}
field tydra_free_list: List ByStr20 = Nil {ByStr20}

procedure ThrowWrongSender(code: Int32)
  e = { _exception: "WrongSender"; code: code };
  throw e
end

procedure ThrowZeroValueOrNull(code: Int32)
  e = { _exception: "ZeroValueOrNull"; code: code };
  throw e
end

procedure RequireController()
  current <- controller;
  is_controller = builtin eq _sender current;
  match is_controller with
  | True =>
  | False =>
    ThrowWrongSender err_not_controller
  end
end

procedure RequireInit()
  is_init = builtin eq _sender init;
  match is_init with
  | True =>
  | False =>
    ThrowWrongSender err_not_init
  end
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

(* The controller proposes a successor, who accepts. *)
transition UpdateController(addr: ByStr20)
  RequireController;
  RequireAddress addr;
  current <- controller;
  is_same = builtin eq addr current;
  match is_same with
  | True =>
    e = { _exception: "SameValue"; code: err_same_address };
    throw e
  | False =>
    pending_controller := addr
  end
end

transition AcceptPendingController()
  pending <- pending_controller;
  is_pending = builtin eq _sender pending;
  match is_pending with
  | True =>
    controller := pending;
    pending_controller := null_address
  | False =>
    ThrowWrongSender err_not_pending_controller
  end
end

transition SetService(id: String, addr: ByStr20)
  RequireController;
  RequireText id;
  RequireAddress addr;
  services[id] := addr
end

transition RemoveService(id: String)
  RequireController;
  delete services[id]
end

transition SetUtility(id: String, tx: String, price: Uint128)
  RequireController;
  RequireText id;
  RequireText tx;
  utility[id][tx] := price
end

transition RemoveUtility(id: String, tx: String)
  RequireController;
  delete utility[id][tx]
end

transition SetBaseUri(uri: String)
  RequireController;
  base_uri := uri
end

transition SetFreeList(addresses: List ByStr20)
  RequireController;
  free_list := addresses
end

transition SetTydraFreeList(addresses: List ByStr20)
  RequireController;
  tydra_free_list := addresses
end

(* From Init, when a wallet has taken its free name. *)
transition UseFreeEntry(addr: ByStr20)
  RequireInit;
  list <- free_list;
  rest = without addr list;
  free_list := rest
end

(* From Init or the controller. The first uri of a domain in a collection counts as one more token. *)
transition SetTokenUri(collection: String, domain_id: ByStr32, token_uri: String)
  current <- controller;
  is_controller = builtin eq _sender current;
  is_init = builtin eq _sender init;
  match is_controller with
  | True =>
  | False =>
    match is_init with
    | True =>
    | False =>
      ThrowWrongSender err_not_init_or_controller
    end
  end;
  RequireText collection;
  RequireText token_uri;
  is_known <- exists token_uris[collection][domain_id];
  match is_known with
  | True =>
  | False =>
    maybe_count <- token_id_count[collection];
    count =
      match maybe_count with
      | Some n => n
      | None => zero
      end;
    next = builtin add count one;
    token_id_count[collection] := next
  end;
  token_uris[collection][domain_id] := token_uri
end

transition AddFunds()
  accept
end

transition SendFunds(tag: String, addr: ByStr20, amount: Uint128)
  RequireController;
  RequireText tag;
  RequireAddress addr;
  is_zero = builtin eq amount zero;
  match is_zero with
  | True =>
    ThrowZeroValueOrNull err_zero_amount
  | False =>
  end;
  is_self = builtin eq addr _this_address;
  match is_self with
  | True =>
    e = { _exception: "WrongRecipientForTransfer"; code: err_wrong_recipient };
    throw e
  | False =>
    message = { _tag: tag; _recipient: addr; _amount: amount };
    messages = one_message message;
    send messages
  end
end
`
