// Written by `npm run generate` from packages/contracts/scilla/Init.scilla. Do not edit.
/** The source of Init.scilla, as it is deployed. */
export const code = `scilla_version 0

(* Init: the contract of the protocol. It sells names and is the only writer of the registries.

   Init, the registries and InitDid point at each other, so they are born in this order:
     1. Init is deployed;
     2. NameRegistry (.ssi and .did), NameRegistry (.zlp) and InitDid are deployed with the address of Init;
     3. the owner calls Open once. From then on no address here can change,
        and the name init belongs to InitDid.

   Prices stand in InitDid.utility and are read when they are charged. *)

import ListUtils

library Init

(* Codes of the exceptions, one for each reason. *)
let err_not_owner         = Int32 -2
let err_null_address      = Int32 -4
let err_no_init_did       = Int32 -14
let err_already_open      = Int32 1
let err_not_open          = Int32 2
let err_not_a_domain_id   = Int32 3
let err_unknown_currency  = Int32 4
let err_no_price          = Int32 5
let err_wrong_amount      = Int32 6
let err_not_on_free_list  = Int32 7
let err_unknown_tld       = Int32 8

let null_address = 0x0000000000000000000000000000000000000000
let zero         = Uint128 0

(* The name init, as a domain is written for hashing, and its parts. *)
let init_domain      = "init"
let domain_id_length = Uint32 66
let prefix_start     = Uint32 0
let prefix_length    = Uint32 2
let hex_prefix       = "0x"

let currency_zil  = "zil"
let currency_free = "free"
let tx_buy        = "BuyNftUsername"
let tld_ssi       = "ssi"
let tld_zlp       = "zlp"

let one_message: Message -> List Message =
  fun (m: Message) =>
    let nil = Nil {Message} in
    Cons {Message} m nil

let is_listed: ByStr20 -> List ByStr20 -> Bool =
  fun (addr: ByStr20) => fun (list: List ByStr20) =>
    let same = fun (a: ByStr20) => fun (b: ByStr20) => builtin eq a b in
    let member = @list_mem ByStr20 in
    member same addr list

contract Init
(
  init_owner: ByStr20
)

field version: String = "Init_1.0.0"
field owner: ByStr20 = init_owner

(* Zero until Open. *)
field registry: ByStr20 = null_address
field zlp_registry: ByStr20 = null_address
field init_did: ByStr20 = null_address

procedure ThrowInvalidValue(code: Int32)
  e = { _exception: "InvalidValue"; code: code };
  throw e
end

procedure RequireOwner()
  current <- owner;
  is_owner = builtin eq _sender current;
  match is_owner with
  | True =>
  | False =>
    e = { _exception: "WrongSender"; code: err_not_owner };
    throw e
  end
end

procedure RequireOpen()
  address <- registry;
  is_closed = builtin eq address null_address;
  match is_closed with
  | False =>
  | True =>
    e = { _exception: "WrongStatus"; code: err_not_open };
    throw e
  end
end

procedure RequireAddress(addr: ByStr20)
  is_null = builtin eq addr null_address;
  match is_null with
  | False =>
  | True =>
    e = { _exception: "ZeroValueOrNull"; code: err_null_address };
    throw e
  end
end

(* Keeps a name in clear text, which nobody could ever look up, from being bought by mistake. *)
procedure RequireDomainId(username: String)
  length = builtin strlen username;
  has_length = builtin eq length domain_id_length;
  match has_length with
  | False =>
    ThrowInvalidValue err_not_a_domain_id
  | True =>
    prefix = builtin substr username prefix_start prefix_length;
    has_prefix = builtin eq prefix hex_prefix;
    match has_prefix with
    | True =>
    | False =>
      ThrowInvalidValue err_not_a_domain_id
    end
  end
end

procedure Register(at: ByStr20, username: String, addr: ByStr20, dID: ByStr20)
  message = { _tag: "Register"; _recipient: at; _amount: zero; username: username; addr: addr; dID: dID };
  messages = one_message message;
  send messages
end

procedure ThrowNoInitDid()
  e = { _exception: "DidIsNull"; code: err_no_init_did };
  throw e
end

(* Takes exactly the price and passes it on to InitDid. *)
procedure TakePrice(price: Uint128)
  is_exact = builtin eq _amount price;
  match is_exact with
  | False =>
    ThrowInvalidValue err_wrong_amount
  | True =>
    accept;
    treasury <- init_did;
    message = { _tag: "AddFunds"; _recipient: treasury; _amount: price };
    messages = one_message message;
    send messages
  end
end

procedure PayInZil()
  address <- init_did;
  maybe_did <- & address as ByStr20 with contract field utility: Map String (Map String Uint128) end;
  match maybe_did with
  | None =>
    ThrowNoInitDid
  | Some did =>
    maybe_price <- & did.utility[currency_zil][tx_buy];
    match maybe_price with
    | None =>
      ThrowInvalidValue err_no_price
    | Some price =>
      TakePrice price
    end
  end
end

(* One entry of the free list is one name: InitDid strikes it off. *)
procedure PayWithFreeEntry()
  address <- init_did;
  maybe_did <- & address as ByStr20 with contract field free_list: List ByStr20 end;
  match maybe_did with
  | None =>
    ThrowNoInitDid
  | Some did =>
    free_list <- & did.free_list;
    is_free = is_listed _sender free_list;
    match is_free with
    | False =>
      ThrowInvalidValue err_not_on_free_list
    | True =>
      message = { _tag: "UseFreeEntry"; _recipient: address; _amount: zero; addr: _sender };
      messages = one_message message;
      send messages
    end
  end
end

(* Once, by the owner: makes the contracts known to each other and gives the name init to InitDid. *)
transition Open(name_registry: ByStr20, zlp_name_registry: ByStr20, did: ByStr20)
  RequireOwner;
  RequireAddress name_registry;
  RequireAddress zlp_name_registry;
  RequireAddress did;
  current <- registry;
  is_closed = builtin eq current null_address;
  match is_closed with
  | False =>
    e = { _exception: "WrongStatus"; code: err_already_open };
    throw e
  | True =>
    registry := name_registry;
    zlp_registry := zlp_name_registry;
    init_did := did;
    hash = builtin sha256hash init_domain;
    domain_id = builtin to_string hash;
    Register name_registry domain_id did did;
    opened = { _eventname: "Opened"; registry: name_registry; zlp_registry: zlp_name_registry; init_did: did };
    event opened
  end
end

(* Sells a free .ssi name to the wallet that asks; addr becomes its owner and its DID wallet.
   id is the currency: zil, or free for a wallet on the free list. *)
transition BuyNftUsername(username: String, addr: ByStr20, id: String)
  RequireOpen;
  RequireAddress addr;
  RequireDomainId username;
  is_zil = builtin eq id currency_zil;
  match is_zil with
  | True =>
    PayInZil
  | False =>
    is_free = builtin eq id currency_free;
    match is_free with
    | True =>
      PayWithFreeEntry
    | False =>
      ThrowInvalidValue err_unknown_currency
    end
  end;
  at <- registry;
  Register at username addr addr;
  bought = { _eventname: "BoughtNftUsername"; username: username; addr: addr; id: id; buyer: _sender };
  event bought
end

(* Hands a .ssi name from the wallet that asks, its owner, to another one, without payment. *)
transition TransferNftUsername(username: String, addr: ByStr20, dID: ByStr20)
  RequireOpen;
  RequireAddress addr;
  RequireAddress dID;
  at <- registry;
  message = {
    _tag: "Transfer"; _recipient: at; _amount: zero;
    username: username; owner: _sender; addr: addr; dID: dID
  };
  messages = one_message message;
  send messages;
  transferred = { _eventname: "TransferredNftUsername"; username: username; addr: addr; dID: dID; owner: _sender };
  event transferred
end

(* The owner gives out a free name, in either registry, without payment: names of the protocol. *)
transition IssueNftUsername(tld: String, username: String, addr: ByStr20, dID: ByStr20)
  RequireOwner;
  RequireOpen;
  RequireAddress addr;
  RequireAddress dID;
  RequireDomainId username;
  is_ssi = builtin eq tld tld_ssi;
  match is_ssi with
  | True =>
    at <- registry;
    Register at username addr dID
  | False =>
    is_zlp = builtin eq tld tld_zlp;
    match is_zlp with
    | True =>
      at <- zlp_registry;
      Register at username addr dID
    | False =>
      ThrowInvalidValue err_unknown_tld
    end
  end
end
`
