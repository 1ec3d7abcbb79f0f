// Written by `npm run generate` from packages/contracts/scilla/DidWallet.scilla. Do not edit.
/** The source of DidWallet.scilla, as it is deployed. */
export const code = `scilla_version 0

(* DidWallet: a self-sovereign identity. One contract per person; it holds the DID document, the names' addresses
   and the money, and obeys its controller.

   WHO MAY WHAT. The controller is compared with _sender, never with _origin, so that a contract that the controller
   calls cannot act for the controller. A change of the document needs, besides, a signature by the document's own
   update key, and a lock one by its socialrecovery key. Anybody may add funds, and anybody may bring the signatures of
   enough guardians.

   THE DID is did:tyron:zil:<net>:<40 lower-case hex digits of this address>, net being main, test or isol by the
   chain id. It is written by DidCreate, because initial fields cannot read the chain id: until then it is empty.

   STATUS            Deployed                              -DidCreate->         Created
                     Created, Updated, Recovered           -DidUpdate->         Updated
                     Created, Updated                      -DidDeactivate->     Deactivated, which is final
                     Created, Updated, Recovered           -Lock->              Locked
                     Created, Updated, Recovered, Locked   -DidSocialRecovery-> Recovered
   While Locked nothing but money comes in, and nothing but a recovery leads out.

   SIGNATURES. Signed are the 32 bytes
       sha256( sha256("tyto:v7:" + transition) ++ chain id, 4 bytes ++ this address, 20 bytes
               ++ nonce, 16 bytes ++ digest of each signed parameter in order )
   The nonce rises with each use, so a signature counts once, here, on this chain, for this transition.
   Digest of a text, number or byte string: its sha256. Of a constructor without arguments: sha256 of its name.
   Of any other constructor: sha256( sha256(name) ++ digest of each argument ). Of a list: the same with the name List.

     transition                    key                            nonce            signed parameters
     DidCreate, DidUpdate          update                         document_nonce   document
     DidDeactivate                 update                         document_nonce   document
     ConfigureSocialRecovery       update                         document_nonce   guardians
     Lock                          socialrecovery                 lock_nonce       none
     DidSocialRecovery             socialrecovery of guardians    recovery_nonce   addr

   The signature may be None in DidCreate, in DidUpdate after a recovery, and in DidUpdate while there is no usable
   update key: none registered, or its private half kept by nobody (dkms text none).

   GUARDIANS are domains, kept as hashes. There are none or at least three. A guardian signs with the socialrecovery key
   of the DID wallet that the registry has for the domain at that moment. A recovery needs more than half of them and
   never fewer than three, each with a key of its own; whoever holds two of the names counts once.

   DONATIONS. Every transition with the parameter tyron takes the ZIL sent along; of these, Some(amount) goes on to
   the address that InitDid keeps as service donate, the rest stays in the wallet. *)

import BoolUtils IntUtils ListUtils

library DidWallet

type Action =
  | Add
  | Remove

type TransferProtocol =
  | Https
  | Git

type Blockchain =
  | Zilliqa of ByStr20
  | Other of ByStr20

(* Uri: type (label#color1#color2#description), protocol, value. *)
type Endpoint =
  | Uri of String TransferProtocol String
  | Address of Blockchain

(* VerificationMethod: action, purpose, public key, encrypted private key. A Remove carries any key and text.
   Service: action, id, endpoint. A Remove carries any endpoint. *)
type Document =
  | VerificationMethod of Action String ByStr33 String
  | Service of Action String Endpoint

type DidStatus =
  | Deployed
  | Created
  | Recovered
  | Updated
  | Deactivated
  | Locked

(* NftUsername: domain id (0x + 64 hex), subdomain: empty for .ssi, did for .did, else the name before the @. *)
type Beneficiary =
  | NftUsername of String String
  | Recipient of ByStr20

(* What a resolved beneficiary shall get. Zil: tag, amount. Token: token contract, amount. *)
type Payment =
  | Zil of String Uint128
  | Token of ByStr20 Uint128

(* Codes of the exceptions, one for each reason. *)
let err_locked                  = Int32 -1
let err_not_controller          = Int32 -2
let err_zero_amount             = Int32 -3
let err_null_address            = Int32 -4
let err_null_key                = Int32 -5
let err_null_text               = Int32 -7
let err_no_fund                 = Int32 -8
let err_same_address            = Int32 -11
let err_not_pending_controller  = Int32 -12
let err_wrong_recipient         = Int32 -13
let err_no_init_did             = Int32 -14
let err_already_created         = Int32 1
let err_not_created             = Int32 2
let err_null_document           = Int32 3
let err_no_signature            = Int32 4
let err_no_update_key           = Int32 5
let err_wrong_signature         = Int32 6
let err_donation_too_high       = Int32 7
let err_unknown_currency        = Int32 8
let err_no_price                = Int32 9
let err_balance_too_low         = Int32 10
let err_no_domain_address       = Int32 11
let err_no_subdomain_address    = Int32 12
let err_reserved_subdomain      = Int32 13
let err_unknown_subdomain       = Int32 14
let err_unknown_token           = Int32 15
let err_deactivated             = Int32 16
let err_null_hash               = Int32 17
let err_no_guardians_given      = Int32 18
let err_already_guardian        = Int32 19
let err_not_a_guardian          = Int32 20
let err_too_few_guardians       = Int32 21
let err_recovery_not_enabled    = Int32 22
let err_too_few_signatures      = Int32 23
let err_repeated_signer         = Int32 24
let err_no_guardian_key         = Int32 25
let err_wrong_guardian_signature = Int32 26
let err_own_address             = Int32 27
let err_no_recovery_key         = Int32 28
let err_recovered               = Int32 29

let null_address = 0x0000000000000000000000000000000000000000
let null_key     = 0x000000000000000000000000000000000000000000000000000000000000000000
let null_hash    = 0x0000000000000000000000000000000000000000000000000000000000000000
let null_text    = ""
let none_text    = "none"
let zero         = Uint128 0
let one          = Uint128 1

let no_guardians     = Uint32 0
let fewest_guardians = Uint32 3

let init_status: DidStatus = Deployed
let status_created: DidStatus = Created
let status_updated: DidStatus = Updated
let status_recovered: DidStatus = Recovered
let status_deactivated: DidStatus = Deactivated
let status_locked: DidStatus = Locked

let purpose_update = "update"
let purpose_social_recovery = "socialrecovery"
let service_donate = "donate"
let currency_zil   = "zil"
let currency_free  = "free"
let tx_buy         = "BuyNftUsername"
let tx_transfer    = "TransferNftUsername"
let tag_add_funds  = "AddFunds"
let name_ssi       = "ssi"
let name_did       = "did"

let tx_did_create = "DidCreate"
let tx_did_update = "DidUpdate"
let tx_did_deactivate = "DidDeactivate"
let tx_configure = "ConfigureSocialRecovery"
let tx_lock = "Lock"
let tx_recovery = "DidSocialRecovery"

(* Key purposes of the document. A subdomain of such a name would overwrite that key without its signature. *)
let reserved_subdomains: List String =
  let update = "update" in
  let recovery = "recovery" in
  let socialrecovery = "socialrecovery" in
  let general = "general" in
  let auth = "auth" in
  let assertion = "assertion" in
  let agreement = "agreement" in
  let invocation = "invocation" in
  let delegation = "delegation" in
  let deactivate = "deactivate" in
  let nil = Nil {String} in
  let a = Cons {String} name_ssi nil in
  let b = Cons {String} name_did a in
  let c = Cons {String} update b in
  let d = Cons {String} recovery c in
  let e = Cons {String} socialrecovery d in
  let f = Cons {String} general e in
  let g = Cons {String} auth f in
  let h = Cons {String} assertion g in
  let i = Cons {String} agreement h in
  let j = Cons {String} invocation i in
  let k = Cons {String} delegation j in
  Cons {String} deactivate k

let is_reserved: String -> Bool =
  fun (subdomain: String) =>
    let same = fun (a: String) => fun (b: String) => builtin eq a b in
    let member = @list_mem String in
    member same subdomain reserved_subdomains

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

let did_network: Uint32 -> String =
  fun (chain_id: Uint32) =>
    let mainnet = Uint32 1 in
    let is_mainnet = builtin eq chain_id mainnet in
    match is_mainnet with
    | True => "main"
    | False =>
      let testnet = Uint32 333 in
      let is_testnet = builtin eq chain_id testnet in
      match is_testnet with
      | True => "test"
      | False => "isol"
      end
    end

let did_of: Uint32 -> ByStr20 -> String =
  fun (chain_id: Uint32) => fun (addr: ByStr20) =>
    let prefix = "did:tyron:zil:" in
    let network = did_network chain_id in
    let colon = ":" in
    let after_0x = Uint32 2 in
    let digits = Uint32 40 in
    let hex = builtin to_string addr in
    let suffix = builtin substr hex after_0x digits in
    let a = builtin concat prefix network in
    let b = builtin concat a colon in
    builtin concat b suffix

(* Digests, as the head of this file defines them. *)

let digest_action: Action -> ByStr32 =
  fun (action: Action) =>
    let name = match action with
      | Add => "Add"
      | Remove => "Remove"
      end in
    builtin sha256hash name

let digest_blockchain: Blockchain -> ByStr32 =
  fun (chain: Blockchain) =>
    match chain with
    | Zilliqa addr =>
      let name = "Zilliqa" in
      let a = builtin sha256hash name in
      let b = builtin sha256hash addr in
      let bytes = builtin concat a b in
      builtin sha256hash bytes
    | Other addr =>
      let name = "Other" in
      let a = builtin sha256hash name in
      let b = builtin sha256hash addr in
      let bytes = builtin concat a b in
      builtin sha256hash bytes
    end

let digest_endpoint: Endpoint -> ByStr32 =
  fun (endpoint: Endpoint) =>
    match endpoint with
    | Uri type_ protocol value =>
      let name = "Uri" in
      let protocol_name = match protocol with
        | Https => "Https"
        | Git => "Git"
        end in
      let a = builtin sha256hash name in
      let b = builtin sha256hash type_ in
      let c = builtin sha256hash protocol_name in
      let d = builtin sha256hash value in
      let ab = builtin concat a b in
      let abc = builtin concat ab c in
      let bytes = builtin concat abc d in
      builtin sha256hash bytes
    | Address chain =>
      let name = "Address" in
      let a = builtin sha256hash name in
      let b = digest_blockchain chain in
      let bytes = builtin concat a b in
      builtin sha256hash bytes
    end

let digest_element: Document -> ByStr32 =
  fun (element: Document) =>
    match element with
    | VerificationMethod action id key encrypted =>
      let name = "VerificationMethod" in
      let a = builtin sha256hash name in
      let b = digest_action action in
      let c = builtin sha256hash id in
      let d = builtin sha256hash key in
      let e = builtin sha256hash encrypted in
      let ab = builtin concat a b in
      let abc = builtin concat ab c in
      let abcd = builtin concat abc d in
      let bytes = builtin concat abcd e in
      builtin sha256hash bytes
    | Service action id endpoint =>
      let name = "Service" in
      let a = builtin sha256hash name in
      let b = digest_action action in
      let c = builtin sha256hash id in
      let d = digest_endpoint endpoint in
      let ab = builtin concat a b in
      let abc = builtin concat ab c in
      let bytes = builtin concat abc d in
      builtin sha256hash bytes
    end

let digest_document: List Document -> ByStr32 =
  fun (document: List Document) =>
    let name = "List" in
    let head = builtin sha256hash name in
    let start = builtin to_bystr head in
    let append = fun (bytes: ByStr) => fun (element: Document) =>
      let digest = digest_element element in
      let more = builtin to_bystr digest in
      builtin concat bytes more in
    let fold = @list_foldl Document ByStr in
    let bytes = fold append start document in
    builtin sha256hash bytes

let digest_guardians: List ByStr32 -> ByStr32 =
  fun (guardians: List ByStr32) =>
    let name = "List" in
    let head = builtin sha256hash name in
    let start = builtin to_bystr head in
    let append = fun (bytes: ByStr) => fun (guardian: ByStr32) =>
      let digest = builtin sha256hash guardian in
      let more = builtin to_bystr digest in
      builtin concat bytes more in
    let fold = @list_foldl ByStr32 ByStr in
    let bytes = fold append start guardians in
    builtin sha256hash bytes

(* transition, chain id, wallet, nonce -> what every signed message begins with *)
let signed_head: String -> Uint32 -> ByStr20 -> Uint128 -> ByStr =
  fun (tx: String) => fun (chain_id: Uint32) => fun (wallet: ByStr20) => fun (nonce: Uint128) =>
    let prefix = "tyto:v7:" in
    let purpose = builtin concat prefix tx in
    let a = builtin sha256hash purpose in
    let b = builtin to_bystr4 chain_id in
    let c = builtin to_bystr16 nonce in
    let ab = builtin concat a b in
    let abw = builtin concat ab wallet in
    let abwc = builtin concat abw c in
    builtin to_bystr abwc

(* head, digest of the one signed parameter -> the bytes to sign *)
let signed_bytes: ByStr -> ByStr32 -> ByStr =
  fun (head: ByStr) => fun (digest: ByStr32) =>
    let parameter = builtin to_bystr digest in
    let bytes = builtin concat head parameter in
    let hash = builtin sha256hash bytes in
    builtin to_bystr hash

(* guardians -> how many of them a recovery needs *)
let recovery_threshold: Uint32 -> Uint32 =
  fun (guardians: Uint32) =>
    let two = Uint32 2 in
    let unit = Uint32 1 in
    let half = builtin div guardians two in
    let majority = builtin add half unit in
    let is_small = builtin lt majority fewest_guardians in
    match is_small with
    | True => fewest_guardians
    | False => majority
    end

contract DidWallet
(
  init_controller: ByStr20,
  init: ByStr20,
  did_methods: Map String ByStr33,
  did_dkms: Map String String
)

field version: String = "DIDxWALLET_7.0.0"
field did: String = null_text
field did_status: DidStatus = init_status

field controller: ByStr20 = init_controller
field pending_controller: ByStr20 = null_address
field pending_username: String = null_text

(* Purpose or subdomain -> public key; the same -> private key, encrypted for its holder, or none. *)
field verification_methods: Map String ByStr33 = did_methods
field dkms: Map String String = did_dkms

(* A service id stands in one of the two: Zilliqa addresses in services, everything else in services_. *)
field services: Map String ByStr20 = Emp String ByStr20
field services_: Map String Endpoint = Emp String Endpoint

(* Subdomain -> address; ssi, did or subdomain -> NFT that stands for it (collection#tokenId). *)
field did_domain_dns: Map String ByStr20 = Emp String ByStr20
field nft_dns: Map String String = Emp String String

(* sha256 of each guardian's domain. *)
field social_guardians: Map ByStr32 Bool = Emp ByStr32 Bool

(* The keys that signed the last recovery. *)
field recovery_signers: Map ByStr33 Bool = Emp ByStr33 Bool

(* What the next signature of each kind must carry. *)
field document_nonce: Uint128 = zero
field recovery_nonce: Uint128 = zero
field lock_nonce: Uint128 = zero

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

procedure ThrowWrongDIDSignature(code: Int32)
  e = { _exception: "WrongDIDSignature"; code: code };
  throw e
end

procedure ThrowInvalidValue(code: Int32)
  e = { _exception: "InvalidValue"; code: code };
  throw e
end

procedure ThrowSameValue(code: Int32)
  e = { _exception: "SameValue"; code: code };
  throw e
end

(* --- Guards --- *)

procedure RequireController()
  current <- controller;
  is_controller = builtin eq _sender current;
  match is_controller with
  | True =>
  | False =>
    ThrowWrongSender err_not_controller
  end
end

procedure RequireNotLocked()
  status <- did_status;
  match status with
  | Locked =>
    ThrowWrongStatus err_locked
  | _ =>
  end
end

(* For what an ended identity can no longer do. Taking the money out is not among it. *)
procedure RequireAlive()
  RequireNotLocked;
  status <- did_status;
  match status with
  | Deactivated =>
    ThrowWrongStatus err_deactivated
  | _ =>
  end
end

(* For what only a created identity has: guardians, a lock, an end. *)
procedure RequireCreated()
  RequireAlive;
  status <- did_status;
  match status with
  | Deployed =>
    ThrowWrongStatus err_not_created
  | _ =>
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

(* --- The DID document --- *)

(* Checks the signature of the update key over one parameter and uses up the nonce.
   may_be_none: this transition takes no signature in the present status. *)
procedure CheckDocumentSignature(tx: String, digest: ByStr32, signature: Option ByStr64, may_be_none: Bool)
  nonce <- document_nonce;
  maybe_key <- verification_methods[purpose_update];
  match signature with
  | Some given =>
    match maybe_key with
    | None =>
      ThrowWrongDIDSignature err_no_update_key
    | Some key =>
      chain_id <- & CHAINID;
      head = signed_head tx chain_id _this_address nonce;
      data = signed_bytes head digest;
      is_right = builtin schnorr_verify key data given;
      match is_right with
      | True =>
      | False =>
        ThrowWrongDIDSignature err_wrong_signature
      end
    end
  | None =>
    maybe_encrypted <- dkms[purpose_update];
    no_key = match maybe_key with
      | None => True
      | Some _ => False
      end;
    kept_by_nobody = match maybe_encrypted with
      | None => False
      | Some text => builtin eq text none_text
      end;
    no_usable_key = orb no_key kept_by_nobody;
    is_allowed = orb may_be_none no_usable_key;
    match is_allowed with
    | True =>
    | False =>
      ThrowWrongDIDSignature err_no_signature
    end
  end;
  next = builtin add nonce one;
  document_nonce := next
end

procedure AddKey(id: String, key: ByStr33, encrypted: String)
  is_null = builtin eq key null_key;
  match is_null with
  | True =>
    ThrowZeroValueOrNull err_null_key
  | False =>
  end;
  RequireText encrypted;
  verification_methods[id] := key;
  dkms[id] := encrypted
end

procedure AddService(id: String, endpoint: Endpoint)
  match endpoint with
  | Address (Zilliqa addr) =>
    RequireAddress addr;
    services[id] := addr;
    delete services_[id]
  | _ =>
    services_[id] := endpoint;
    delete services[id]
  end
end

procedure ApplyElement(element: Document)
  match element with
  | VerificationMethod action id key encrypted =>
    RequireText id;
    match action with
    | Add =>
      AddKey id key encrypted
    | Remove =>
      delete verification_methods[id];
      delete dkms[id]
    end
  | Service action id endpoint =>
    RequireText id;
    match action with
    | Add =>
      AddService id endpoint
    | Remove =>
      delete services[id];
      delete services_[id]
    end
  end
end

procedure ApplyDocument(document: List Document)
  match document with
  | Nil =>
    ThrowZeroValueOrNull err_null_document
  | _ =>
    forall document ApplyElement
  end
end

(* Creates the DID: its text, keys and services. Without signature, or signed by the update key of the deployment. *)
transition DidCreate(document: List Document, signature: Option ByStr64, tyron: Option Uint128)
  RequireController;
  status <- did_status;
  match status with
  | Deployed =>
  | _ =>
    ThrowWrongStatus err_already_created
  end;
  digest = digest_document document;
  may_be_none = True;
  CheckDocumentSignature tx_did_create digest signature may_be_none;
  ApplyDocument document;
  TakeFunds tyron;
  chain_id <- & CHAINID;
  new_did = did_of chain_id _this_address;
  did := new_did;
  did_status := status_created;
  created = { _eventname: "DidCreated"; did: new_did };
  event created
end

(* Adds, replaces and removes keys and services. After a recovery without signature: the new controller sets new keys. *)
transition DidUpdate(document: List Document, signature: Option ByStr64, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  status <- did_status;
  digest = digest_document document;
  may_be_none = match status with
    | Recovered => True
    | _ => False
    end;
  CheckDocumentSignature tx_did_update digest signature may_be_none;
  ApplyDocument document;
  TakeFunds tyron;
  did_status := status_updated;
  current_did <- did;
  updated = { _eventname: "DidUpdated"; did: current_did };
  event updated
end

(* Ends the identity for good, signed in any case. The document (by custom one key with the id deactivate) is signed and
   not applied: what the identity said last stays to be read. After a recovery, new keys come first.
   The money stays at the controller's disposal. *)
transition DidDeactivate(document: List Document, signature: Option ByStr64, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  status <- did_status;
  match status with
  | Recovered =>
    ThrowWrongStatus err_recovered
  | _ =>
  end;
  match signature with
  | None =>
    ThrowWrongDIDSignature err_no_signature
  | Some _ =>
  end;
  digest = digest_document document;
  may_be_none = False;
  CheckDocumentSignature tx_did_deactivate digest signature may_be_none;
  TakeFunds tyron;
  did_status := status_deactivated;
  current_did <- did;
  deactivated = { _eventname: "DidDeactivated"; did: current_did };
  event deactivated
end

(* --- Guardians --- *)

procedure AddGuardian(guardian: ByStr32)
  is_null = builtin eq guardian null_hash;
  match is_null with
  | True =>
    ThrowZeroValueOrNull err_null_hash
  | False =>
  end;
  is_known <- exists social_guardians[guardian];
  match is_known with
  | True =>
    ThrowSameValue err_already_guardian
  | False =>
    is_guardian = True;
    social_guardians[guardian] := is_guardian
  end
end

procedure RemoveGuardian(guardian: ByStr32)
  is_known <- exists social_guardians[guardian];
  match is_known with
  | True =>
    delete social_guardians[guardian]
  | False =>
    ThrowInvalidValue err_not_a_guardian
  end
end

procedure RequireGuardiansGiven(guardians: List ByStr32)
  match guardians with
  | Nil =>
    ThrowZeroValueOrNull err_no_guardians_given
  | _ =>
  end
end

(* After every change of the guardians. *)
procedure CheckGuardians()
  guardians <- social_guardians;
  count = builtin size guardians;
  is_short = builtin lt count fewest_guardians;
  match is_short with
  | True =>
    ThrowInvalidValue err_too_few_guardians
  | False =>
    threshold = recovery_threshold count;
    changed = { _eventname: "GuardiansChanged"; guardians: count; threshold: threshold };
    event changed
  end
end

(* Adds guardians, by the sha256 of their domains. The first time at least three. *)
transition AddGuardians(guardians: List ByStr32, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  RequireGuardiansGiven guardians;
  forall guardians AddGuardian;
  CheckGuardians;
  TakeFunds tyron
end

(* Removes guardians; at least three stay. *)
transition RemoveGuardians(guardians: List ByStr32, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  RequireGuardiansGiven guardians;
  forall guardians RemoveGuardian;
  CheckGuardians;
  TakeFunds tyron
end

(* Puts these guardians in the place of all present ones, signed by the update key. What guardians have signed for a
   recovery that did not happen counts no longer. *)
transition ConfigureSocialRecovery(guardians: List ByStr32, sig: ByStr64, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  RequireGuardiansGiven guardians;
  digest = digest_guardians guardians;
  signature = Some {ByStr64} sig;
  may_be_none = False;
  CheckDocumentSignature tx_configure digest signature may_be_none;
  nobody = Emp ByStr32 Bool;
  social_guardians := nobody;
  forall guardians AddGuardian;
  CheckGuardians;
  nonce <- recovery_nonce;
  next = builtin add nonce one;
  recovery_nonce := next;
  TakeFunds tyron
end

(* --- Recovery and lock --- *)

procedure CountSigner(key: ByStr33)
  has_signed <- exists recovery_signers[key];
  match has_signed with
  | True =>
    ThrowWrongDIDSignature err_repeated_signer
  | False =>
    signs = True;
    recovery_signers[key] := signs
  end
end

(* Checks one guardian's signature with the key that the guardian's wallet has now. The message is that of the proposed
   controller, whom DidSocialRecovery has written to pending_controller. *)
procedure CheckGuardianSignature(pair: Pair ByStr32 ByStr64)
  match pair with
  | Pair guardian signature =>
    is_guardian <- exists social_guardians[guardian];
    match is_guardian with
    | True =>
    | False =>
      ThrowInvalidValue err_not_a_guardian
    end;
    domain_id = builtin to_string guardian;
    maybe_init <- & init as ByStr20 with contract field registry: ByStr20 end;
    match maybe_init with
    | None =>
      ThrowDidIsNull err_no_init_did
    | Some known_init =>
      address <- & known_init.registry;
      maybe_registry <- & address as ByStr20 with contract field did_dns: Map String ByStr20 end;
      match maybe_registry with
      | None =>
        ThrowDidIsNull err_no_init_did
      | Some registry =>
        maybe_did <- & registry.did_dns[domain_id];
        match maybe_did with
        | None =>
          ThrowDidIsNull err_no_domain_address
        | Some did_address =>
          maybe_wallet <- & did_address as ByStr20 with contract field verification_methods: Map String ByStr33 end;
          match maybe_wallet with
          | None =>
            ThrowDidIsNull err_no_guardian_key
          | Some wallet =>
            maybe_key <- & wallet.verification_methods[purpose_social_recovery];
            match maybe_key with
            | None =>
              ThrowDidIsNull err_no_guardian_key
            | Some key =>
              CountSigner key;
              new_controller <- pending_controller;
              nonce <- recovery_nonce;
              chain_id <- & CHAINID;
              head = signed_head tx_recovery chain_id _this_address nonce;
              digest = builtin sha256hash new_controller;
              data = signed_bytes head digest;
              is_right = builtin schnorr_verify key data signature;
              match is_right with
              | True =>
              | False =>
                ThrowWrongDIDSignature err_wrong_guardian_signature
              end
            end
          end
        end
      end
    end
  end
end

(* Hands the identity to a new controller (or back to the present one), by the signatures of enough guardians: pairs of
   the sha256 of a guardian's domain and that guardian's signature. Anybody may send it. A proposed successor is
   forgotten. DidUpdate then sets new keys. *)
transition DidSocialRecovery(addr: ByStr20, signatures: List (Pair ByStr32 ByStr64), tyron: Option Uint128)
  status <- did_status;
  match status with
  | Deactivated =>
    ThrowWrongStatus err_deactivated
  | Deployed =>
    ThrowWrongStatus err_not_created
  | _ =>
  end;
  RequireAddress addr;
  is_self = builtin eq addr _this_address;
  match is_self with
  | True =>
    ThrowInvalidValue err_own_address
  | False =>
  end;
  guardians <- social_guardians;
  guardian_count = builtin size guardians;
  is_off = builtin eq guardian_count no_guardians;
  match is_off with
  | True =>
    ThrowWrongStatus err_recovery_not_enabled
  | False =>
  end;
  pending_controller := addr;
  nobody = Emp ByStr33 Bool;
  recovery_signers := nobody;
  forall signatures CheckGuardianSignature;
  signers <- recovery_signers;
  count = builtin size signers;
  threshold = recovery_threshold guardian_count;
  is_short = builtin lt count threshold;
  match is_short with
  | True =>
    ThrowInvalidValue err_too_few_signatures
  | False =>
  end;
  controller := addr;
  pending_controller := null_address;
  nonce <- recovery_nonce;
  next = builtin add nonce one;
  recovery_nonce := next;
  did_status := status_recovered;
  TakeFunds tyron;
  current_did <- did;
  recovered = { _eventname: "DidRecovered"; did: current_did; controller: addr; signers: count };
  event recovered
end

(* Closes the identity and its money until the guardians recover it. Signed by the wallet's own socialrecovery key; there
   must be guardians, or nobody could ever open it again. *)
transition Lock(signature: ByStr64, tyron: Option Uint128)
  RequireController;
  RequireCreated;
  guardians <- social_guardians;
  guardian_count = builtin size guardians;
  is_off = builtin eq guardian_count no_guardians;
  match is_off with
  | True =>
    ThrowWrongStatus err_recovery_not_enabled
  | False =>
  end;
  maybe_key <- verification_methods[purpose_social_recovery];
  match maybe_key with
  | None =>
    ThrowWrongDIDSignature err_no_recovery_key
  | Some key =>
    nonce <- lock_nonce;
    chain_id <- & CHAINID;
    head = signed_head tx_lock chain_id _this_address nonce;
    hash = builtin sha256hash head;
    data = builtin to_bystr hash;
    is_right = builtin schnorr_verify key data signature;
    match is_right with
    | True =>
      next = builtin add nonce one;
      lock_nonce := next
    | False =>
      ThrowWrongDIDSignature err_wrong_signature
    end
  end;
  TakeFunds tyron;
  did_status := status_locked;
  current_did <- did;
  locked = { _eventname: "DidLocked"; did: current_did };
  event locked
end

(* --- Control --- *)

(* The controller proposes a successor; nothing changes until that one accepts. *)
transition UpdateController(addr: ByStr20, tyron: Option Uint128)
  RequireController;
  RequireAlive;
  RequireAddress addr;
  current <- controller;
  is_same = builtin eq addr current;
  match is_same with
  | True =>
    ThrowSameValue err_same_address
  | False =>
  end;
  TakeFunds tyron;
  pending_controller := addr;
  proposed = { _eventname: "ControllerProposed"; controller: current; pending_controller: addr };
  event proposed
end

transition AcceptPendingController()
  RequireAlive;
  pending <- pending_controller;
  is_pending = builtin eq _sender pending;
  match is_pending with
  | True =>
    controller := pending;
    pending_controller := null_address;
    accepted = { _eventname: "ControllerAccepted"; controller: pending };
    event accepted
  | False =>
    ThrowWrongSender err_not_pending_controller
  end
end

(* --- Names --- *)

procedure OrderName(username: String, addr: ByStr20, id: String, price: Uint128, tyron: Option Uint128)
  PassDonation tyron;
  message = { _tag: tx_buy; _recipient: init; _amount: price; username: username; addr: addr; id: id };
  messages = one_message message;
  send messages
end

procedure OrderNameInZil(username: String, addr: ByStr20, tyron: Option Uint128)
  maybe_init <- & init as ByStr20 with contract field init_did: ByStr20 end;
  match maybe_init with
  | None =>
    ThrowDidIsNull err_no_init_did
  | Some known_init =>
    address <- & known_init.init_did;
    maybe_did <- & address as ByStr20 with contract field utility: Map String (Map String Uint128) end;
    match maybe_did with
    | None =>
      ThrowDidIsNull err_no_init_did
    | Some init_did =>
      maybe_price <- & init_did.utility[currency_zil][tx_buy];
      match maybe_price with
      | None =>
        ThrowInvalidValue err_no_price
      | Some price =>
        donation = or_zero tyron;
        total = builtin add price donation;
        RequireBalance total;
        OrderName username addr currency_zil price tyron
      end
    end
  end
end

(* Buys a free .ssi name. username: its domain id (0x + 64 hex). addr: who gets it, None for this wallet.
   id: zil, paid from this wallet, or free for a wallet on the free list. *)
transition BuyNftUsername(username: String, addr: Option ByStr20, id: String, tyron: Option Uint128)
  RequireController;
  RequireAlive;
  accept;
  owner = match addr with
    | Some given => given
    | None => _this_address
    end;
  is_zil = builtin eq id currency_zil;
  match is_zil with
  | True =>
    OrderNameInZil username owner tyron
  | False =>
    is_free = builtin eq id currency_free;
    match is_free with
    | True =>
      OrderName username owner id zero tyron
    | False =>
      ThrowInvalidValue err_unknown_currency
    end
  end
end

(* Hands a .ssi name of this wallet to another owner. addr gets name.ssi, dID is the DID wallet that name.did means
   from then on. id: zil; the protocol charges nothing for it. *)
transition TransferNftUsername(username: String, id: String, addr: ByStr20, dID: ByStr20, tyron: Option Uint128)
  RequireController;
  RequireAlive;
  RequireAddress addr;
  RequireAddress dID;
  is_zil = builtin eq id currency_zil;
  match is_zil with
  | False =>
    ThrowInvalidValue err_unknown_currency
  | True =>
    TakeFunds tyron;
    message = { _tag: tx_transfer; _recipient: init; _amount: zero; username: username; addr: addr; dID: dID };
    messages = one_message message;
    send messages
  end
end

(* Saves the address of a subdomain, with its NFT unless nftID is empty, and its key unless didKey is 33 zero bytes.
   A name that a key of the document bears cannot become a subdomain: it would overwrite that key unsigned. *)
transition Dns(
  addr: ByStr20,
  didKey: ByStr33,
  encrypted: String,
  domain: String,
  nftID: String,
  tyron: Option Uint128
)
  RequireController;
  RequireAlive;
  RequireAddress addr;
  RequireText domain;
  is_subdomain <- exists did_domain_dns[domain];
  is_key <- exists verification_methods[domain];
  has_purpose = is_reserved domain;
  is_new = negb is_subdomain;
  would_take_key = andb is_new is_key;
  reserved = orb has_purpose would_take_key;
  match reserved with
  | True =>
    ThrowInvalidValue err_reserved_subdomain
  | False =>
  end;
  TakeFunds tyron;
  did_domain_dns[domain] := addr;
  has_no_key = builtin eq didKey null_key;
  match has_no_key with
  | True =>
  | False =>
    AddKey domain didKey encrypted
  end;
  has_no_nft = builtin eq nftID null_text;
  match has_no_nft with
  | True =>
  | False =>
    nft_dns[domain] := nftID
  end;
  saved = { _eventname: "SubdomainSaved"; domain: domain; addr: addr };
  event saved
end

(* Chooses the NFT that stands for ssi, did or an own subdomain. *)
transition UpdateNftDns(domain: String, nftID: String, tyron: Option Uint128)
  RequireController;
  RequireAlive;
  RequireText nftID;
  is_ssi = builtin eq domain name_ssi;
  is_did = builtin eq domain name_did;
  is_subdomain <- exists did_domain_dns[domain];
  is_name = orb is_ssi is_did;
  is_known = orb is_name is_subdomain;
  match is_known with
  | True =>
    TakeFunds tyron;
    nft_dns[domain] := nftID;
    updated = { _eventname: "NftDnsUpdated"; domain: domain; nftID: nftID };
    event updated
  | False =>
    ThrowInvalidValue err_unknown_subdomain
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
  RequireController;
  RequireNotLocked;
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
  RequireController;
  RequireNotLocked;
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
