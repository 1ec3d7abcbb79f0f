// Written by `npm run generate` from packages/contracts/scilla/NameRegistry.scilla. Do not edit.
/** The source of NameRegistry.scilla, as it is deployed. */
export const code = `scilla_version 0

(* NameRegistry: which address stands behind a name.

   A name is kept by its domain id: the text 0x + 64 hex digits of sha256(lower-case bare domain).
   The chain never sees the name itself.

     dns       who owns name.ssi
     did_dns   the DID wallet, name.did
     nft_dns   where the name points as an NFT; what clients of the .zlp registry read

   Only Init writes. One deployed copy serves .ssi and .did, a second copy serves .zlp. *)

library NameRegistry

(* Codes of the exceptions, one for each reason. *)
let err_not_init   = Int32 -1
let err_name_taken = Int32 1
let err_not_owner  = Int32 2

contract NameRegistry
(
  init: ByStr20
)

field version: String = "NameRegistry_1.0.0"
field dns: Map String ByStr20 = Emp String ByStr20
field did_dns: Map String ByStr20 = Emp String ByStr20
field nft_dns: Map String ByStr20 = Emp String ByStr20

procedure RequireInit()
  is_init = builtin eq _sender init;
  match is_init with
  | True =>
  | False =>
    e = { _exception: "WrongSender"; code: err_not_init };
    throw e
  end
end

(* Writes a name that nobody owns yet. *)
transition Register(username: String, addr: ByStr20, dID: ByStr20)
  RequireInit;
  is_taken <- exists dns[username];
  match is_taken with
  | True =>
    e = { _exception: "InvalidValue"; code: err_name_taken };
    throw e
  | False =>
    dns[username] := addr;
    did_dns[username] := dID;
    nft_dns[username] := dID;
    registered = { _eventname: "Registered"; username: username; addr: addr; dID: dID };
    event registered
  end
end

(* Hands a name to another owner; owner: who asks for it, and must own it now. *)
transition Transfer(username: String, owner: ByStr20, addr: ByStr20, dID: ByStr20)
  RequireInit;
  maybe_owner <- dns[username];
  is_owner =
    match maybe_owner with
    | Some current => builtin eq current owner
    | None => False
    end;
  match is_owner with
  | False =>
    e = { _exception: "WrongSender"; code: err_not_owner };
    throw e
  | True =>
    dns[username] := addr;
    did_dns[username] := dID;
    nft_dns[username] := dID;
    transferred = { _eventname: "Transferred"; username: username; addr: addr; dID: dID };
    event transferred
  end
end
`
