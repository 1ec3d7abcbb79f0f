/** The type of what a reader reads, by its name. */
const reads: { readonly [reader: string]: string } = {
  extract_uint32_le: 'Uint32',
  extract_uint64_le: 'Uint64',
  extract_bystr20: 'ByStr20',
  extract_bystr32: 'ByStr32',
  extract_bystr: 'ByStr',
  deserialize_TxParam: 'TxParam',
}

/** Integers of a width with the lowest byte first. */
function lowestFirst(width: string): string {
  return `
let append_uint${width}_le : ByStr -> Uint${width} -> ByStr = append_uint${width} little_endian
let extract_uint${width}_le : ByStr -> Uint32 -> Option (Pair Uint${width} Uint32) = extract_uint${width} little_endian
`
}

/** Reads the parts of a constructor one after the other; the first that is missing makes all of it missing. */
function record(type: string, parts: readonly (readonly [name: string, reader: string])[]): string {
  const none = `None {(Pair ${type} Uint32)}`
  const inner = `
    let value = ${type} ${parts.map(([name]) => name).join(' ')} in
    let result = Pair {${type} Uint32} value pos in
    Some {(Pair ${type} Uint32)} result`
  const body = parts.reduceRight((rest, [name, read]) => {
    if (reads[read] === undefined) throw new Error(`What does ${read} read?`)
    return `
    let part = ${read} bytes pos in
    match part with
    | Some (Pair ${name} pos) =>${rest}
    | None => ${none}
    end`
  }, inner)
  return `
let deserialize_${type} : ByStr -> Uint32 -> Option (Pair ${type} Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>${body}
`
}

const txParam = [
  ['tx_hash', 'extract_bystr'],
  ['cross_chain_id', 'extract_bystr'],
  ['from_contract', 'extract_bystr'],
  ['to_chain_id', 'extract_uint64_le'],
  ['to_contract', 'extract_bystr'],
  ['method', 'extract_bystr'],
  ['args', 'extract_bystr'],
] as const

const toMerkleValue = [
  ['tx_hash', 'extract_bystr'],
  ['from_chain_id', 'extract_uint64_le'],
  ['tx_param', 'deserialize_TxParam'],
] as const

const header = [
  ['version', 'extract_uint32_le'],
  ['chain_id', 'extract_uint64_le'],
  ['previous_hash', 'extract_bystr32'],
  ['transactions_root', 'extract_bystr32'],
  ['cross_states_root', 'extract_bystr32'],
  ['block_root', 'extract_bystr32'],
  ['timestamp', 'extract_uint32_le'],
  ['height', 'extract_uint32_le'],
  ['consensus_data', 'extract_uint64_le'],
  ['consensus_payload', 'extract_bystr'],
  ['next_book_keeper', 'extract_bystr20'],
] as const

function constructorOf(type: string, parts: readonly (readonly [name: string, reader: string])[]): string {
  return `type ${type} = | ${type} of ${parts.map(([, read]) => reads[read]).join(' ')}`
}

/**
 * The library `Polynetwork`: headers, transactions, proofs and signatures of a bridge between chains. Source of the rules:
 * the bridge's public protocol (numbers with the lowest byte first, lengths as in Bitcoin, Merkle trees as in RFC 6962).
 */
export const polynetwork = `scilla_version 0

import ListUtils Conversions

library Polynetwork

type Unit = | Unit

(* Two bytes of tag, 0x04, then the point of secp256k1. *)
type Pubkey = | Pubkey of ByStr67

(* r, s, and which of the two points. *)
type Signature = | Signature of ByStr65

(* A value and its way to the root: 0x00 for a neighbour on the left, 0x01 for one on the right. *)
type Proof = | Proof of ByStr (List (Pair ByStr1 ByStr32))

${constructorOf('TxParam', txParam)}

${constructorOf('ToMerkleValue', toMerkleValue)}

${constructorOf('Header', header)}

let unit = Unit
let zero_uint32 = Uint32 0

(* Fails, whatever it is given. *)
let raise_exception : forall 'A. 'A -> 'A =
  tfun 'A => fun (value : 'A) =>
    let never = builtin div zero_uint32 zero_uint32 in
    value

let some_exn : forall 'A. Option 'A -> 'A -> 'A =
  tfun 'A => fun (option : Option 'A) => fun (other : 'A) =>
    match option with
    | Some value => value
    | None =>
      let raise = @raise_exception 'A in
      match other with
      | value => raise value
      end
    end

let one_uint32 = Uint32 1

let lengther_address = @list_length ByStr20
let lengther_pubkey = @list_length Pubkey

let pubkey_length = Uint32 67
let signature_length = Uint32 65

let little_endian = LittleEndian
${['32', '64', '128', '256'].map(lowestFirst).join('')}
(* One byte up to 252; else 0xfd, 0xfe or 0xff before two, four or eight bytes. *)
let next_var_uint : ByStr -> Uint32 -> Option (Pair Uint64 Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let none = None {(Pair Uint64 Uint32)} in
    let first = extract_bystr1 bytes pos in
    match first with
    | Some (Pair mark next) =>
      let small = builtin to_uint64 mark in
      let two = Uint64 253 in
      let is_small = builtin lt small two in
      match is_small with
      | True =>
        let result = Pair {Uint64 Uint32} small next in
        Some {(Pair Uint64 Uint32)} result
      | False =>
        let is_two = builtin eq small two in
        match is_two with
        | True =>
          let pair = extract_bystr2 bytes next in
          match pair with
          | Some (Pair digits after) =>
            let raw = builtin to_bystr digits in
            let reversed = builtin strrev raw in
            let fixed = builtin to_bystr2 reversed in
            match fixed with
            | Some value =>
              let number = builtin to_uint64 value in
              let result = Pair {Uint64 Uint32} number after in
              Some {(Pair Uint64 Uint32)} result
            | None => none
            end
          | None => none
          end
        | False =>
          let four = Uint64 254 in
          let is_four = builtin eq small four in
          match is_four with
          | True =>
            let narrow = extract_uint32_le bytes next in
            match narrow with
            | Some (Pair value after) =>
              let wide = builtin to_uint64 value in
              match wide with
              | Some number =>
                let result = Pair {Uint64 Uint32} number after in
                Some {(Pair Uint64 Uint32)} result
              | None => none
              end
            | None => none
            end
          | False => extract_uint64_le bytes next
          end
        end
      end
    | None => none
    end

(* Bytes after their length. *)
let extract_bystr : ByStr -> Uint32 -> Option (Pair ByStr Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let none = None {(Pair ByStr Uint32)} in
    let length = next_var_uint bytes pos in
    match length with
    | Some (Pair long start) =>
      let short = builtin to_uint32 long in
      match short with
      | Some count =>
        let part = substr_safe bytes start count in
        match part with
        | Some taken =>
          let next = builtin add start count in
          let result = Pair {ByStr Uint32} taken next in
          Some {(Pair ByStr Uint32)} result
        | None => none
        end
      | None => none
      end
    | None => none
    end
${record('TxParam', txParam)}${record('ToMerkleValue', toMerkleValue)}${record('Header', header)}
(* The lowest bytes of a number, the lowest first. *)
let low_bytes : Uint64 -> Uint32 -> ByStr =
  fun (number : Uint64) => fun (count : Uint32) =>
    let fixed = builtin to_bystr8 number in
    let bytes = builtin to_bystr fixed in
    let reversed = builtin strrev bytes in
    builtin substr reversed zero_uint32 count

let append_uint16 : ByStr -> Uint32 -> ByStr =
  fun (bytes : ByStr) => fun (number : Uint32) =>
    let fixed = builtin to_bystr4 number in
    let all = builtin to_bystr fixed in
    let reversed = builtin strrev all in
    let two = Uint32 2 in
    let low = builtin substr reversed zero_uint32 two in
    builtin concat bytes low

let append_var_uint : ByStr -> Uint64 -> ByStr =
  fun (bytes : ByStr) => fun (number : Uint64) =>
    let two = Uint64 253 in
    let is_small = builtin lt number two in
    match is_small with
    | True =>
      let low = low_bytes number one_uint32 in
      builtin concat bytes low
    | False =>
      let four = Uint64 65536 in
      let is_two = builtin lt number four in
      match is_two with
      | True =>
        let mark = 0xfd in
        let mark_bytes = builtin to_bystr mark in
        let marked = builtin concat bytes mark_bytes in
        let width = Uint32 2 in
        let low = low_bytes number width in
        builtin concat marked low
      | False =>
        let eight = Uint64 4294967296 in
        let is_four = builtin lt number eight in
        match is_four with
        | True =>
          let mark = 0xfe in
          let mark_bytes = builtin to_bystr mark in
          let marked = builtin concat bytes mark_bytes in
          let width = Uint32 4 in
          let low = low_bytes number width in
          builtin concat marked low
        | False =>
          let mark = 0xff in
          let mark_bytes = builtin to_bystr mark in
          let marked = builtin concat bytes mark_bytes in
          append_uint64_le marked number
        end
      end
    end

let append_varbytes : ByStr -> ByStr -> ByStr =
  fun (bytes : ByStr) => fun (part : ByStr) =>
    let short = builtin strlen part in
    let length = builtin to_uint64 short in
    match length with
    | Some number =>
      let with_length = append_var_uint bytes number in
      builtin concat with_length part
    | None => bytes
    end

let append_TxParam : ByStr -> TxParam -> ByStr =
  fun (bytes : ByStr) => fun (param : TxParam) =>
    match param with
    | TxParam tx_hash cross_chain_id from_contract to_chain_id to_contract method args =>
      let bytes = append_varbytes bytes tx_hash in
      let bytes = append_varbytes bytes cross_chain_id in
      let bytes = append_varbytes bytes from_contract in
      let bytes = append_uint64_le bytes to_chain_id in
      let bytes = append_varbytes bytes to_contract in
      let bytes = append_varbytes bytes method in
      append_varbytes bytes args
    end

(* Hashed leaves begin with 0x00, hashed pairs with 0x01. The value, if its way leads to the root. *)
let merkle_prove : Proof -> ByStr32 -> Option ByStr =
  fun (proof : Proof) => fun (root : ByStr32) =>
    match proof with
    | Proof value path =>
      let leaf_mark = 0x00 in
      let pair_mark = 0x01 in
      let leaf_prefix = builtin to_bystr leaf_mark in
      let pair_prefix = builtin to_bystr pair_mark in
      let leaf = builtin concat leaf_prefix value in
      let leaf_hash = builtin sha256hash leaf in
      let step = fun (hash : ByStr32) => fun (node : Pair ByStr1 ByStr32) =>
        match node with
        | Pair side neighbour =>
          let is_left = builtin eq side leaf_mark in
          let both =
            match is_left with
            | True => builtin concat neighbour hash
            | False => builtin concat hash neighbour
            end
          in
          let both_bytes = builtin to_bystr both in
          let pair = builtin concat pair_prefix both_bytes in
          builtin sha256hash pair
        end
      in
      let fold = @list_foldl (Pair ByStr1 ByStr32) ByStr32 in
      let reached = fold step leaf_hash path in
      let is_root = builtin eq reached root in
      match is_root with
      | True => Some {ByStr} value
      | False => None {ByStr}
      end
    end

let get_header_hash : ByStr -> ByStr32 =
  fun (header : ByStr) =>
    let hash = builtin sha256hash header in
    builtin sha256hash hash

(* How many of n keepers must sign: more than two thirds. *)
let compute_m : Uint32 -> Uint32 =
  fun (n : Uint32) =>
    let three = Uint32 3 in
    let others = builtin sub n one_uint32 in
    let may_fail = builtin div others three in
    builtin sub n may_fail

(* The last 20 bytes of keccak256 of a point. *)
let address_of_point : ByStr -> ByStr20 =
  fun (point : ByStr) =>
    let hash = builtin keccak256hash point in
    let bytes = builtin to_bystr hash in
    let start = Uint32 12 in
    let width = Uint32 20 in
    let last = builtin substr bytes start width in
    let fixed = builtin to_bystr20 last in
    match fixed with
    | Some address => address
    | None => 0x0000000000000000000000000000000000000000
    end

(* The tag and x of a key; 0x02 or 0x03 says whether y is even. *)
let compress_pubkey : ByStr -> ByStr =
  fun (key : ByStr) =>
    let tag_width = Uint32 2 in
    let tag = builtin substr key zero_uint32 tag_width in
    let x_start = Uint32 3 in
    let x_width = Uint32 32 in
    let x = builtin substr key x_start x_width in
    let last_start = Uint32 66 in
    let last = builtin substr key last_start one_uint32 in
    let last_byte = builtin to_bystr1 last in
    let parity =
      match last_byte with
      | Some byte =>
        let number = builtin to_uint32 byte in
        let two = Uint32 2 in
        builtin rem number two
      | None => zero_uint32
      end
    in
    let is_even = builtin eq parity zero_uint32 in
    let mark =
      match is_even with
      | True => 0x02
      | False => 0x03
      end
    in
    let mark_bytes = builtin to_bystr mark in
    let marked = builtin concat tag mark_bytes in
    builtin concat marked x

(* The account of all keepers together, and each keeper's address. *)
let getBookKeeper : Uint32 -> List Pubkey -> Pair ByStr20 (List ByStr20) =
  fun (m : Uint32) => fun (keys : List Pubkey) =>
    let none = 0x in
    let empty = builtin to_bystr none in
    let n = lengther_pubkey keys in
    let counted = append_uint16 empty n in
    let nobody = Nil {ByStr20} in
    let start = Pair {ByStr (List ByStr20)} counted nobody in
    let point_start = Uint32 3 in
    let point_width = Uint32 64 in
    let step = fun (acc : Pair ByStr (List ByStr20)) => fun (key : Pubkey) =>
      match acc with
      | Pair written keepers =>
        match key with
        | Pubkey fixed =>
          let bytes = builtin to_bystr fixed in
          let compressed = compress_pubkey bytes in
          let more = append_varbytes written compressed in
          let point = builtin substr bytes point_start point_width in
          let keeper = address_of_point point in
          let all = Cons {ByStr20} keeper keepers in
          Pair {ByStr (List ByStr20)} more all
        end
      end
    in
    let fold = @list_foldl Pubkey (Pair ByStr (List ByStr20)) in
    let done = fold step start keys in
    match done with
    | Pair written reversed =>
      let complete = append_uint16 written m in
      let hash = builtin sha256hash complete in
      let account = builtin ripemd160hash hash in
      let reverse = @list_reverse ByStr20 in
      let keepers = reverse reversed in
      Pair {ByStr20 (List ByStr20)} account keepers
    end

let verifyPubkey : List Pubkey -> Pair ByStr20 (List ByStr20) =
  fun (keys : List Pubkey) =>
    let n = lengther_pubkey keys in
    let m = compute_m n in
    getBookKeeper m keys

(* The address of who signed: the builtin hashes the text once more. *)
let ecrecover : ByStr -> ByStr64 -> Uint32 -> ByStr20 =
  fun (text : ByStr) => fun (pair : ByStr64) => fun (which : Uint32) =>
    let key = builtin ecdsa_recover_pk text pair which in
    let key_bytes = builtin to_bystr key in
    let width = Uint32 64 in
    let point = builtin substr key_bytes one_uint32 width in
    address_of_point point

let recover_signer : ByStr -> Signature -> Option ByStr20 =
  fun (text : ByStr) => fun (signature : Signature) =>
    match signature with
    | Signature fixed =>
      let bytes = builtin to_bystr fixed in
      let width = Uint32 64 in
      let pair = builtin substr bytes zero_uint32 width in
      let last = builtin substr bytes width one_uint32 in
      let pair_fixed = builtin to_bystr64 pair in
      let last_fixed = builtin to_bystr1 last in
      match pair_fixed with
      | Some rs =>
        match last_fixed with
        | Some byte =>
          let which = builtin to_uint32 byte in
          let signer = ecrecover text rs which in
          Some {ByStr20} signer
        | None => None {ByStr20}
        end
      | None => None {ByStr20}
      end
    end

(* Whether m of the keepers signed a header. *)
let verifySig : ByStr -> List Signature -> List ByStr20 -> Uint32 -> Bool =
  fun (header : ByStr) => fun (signatures : List Signature) => fun (keepers : List ByStr20) => fun (m : Uint32) =>
    let hash = get_header_hash header in
    let text = builtin to_bystr hash in
    let collect = fun (signers : List ByStr20) => fun (signature : Signature) =>
      let signer = recover_signer text signature in
      match signer with
      | Some address => Cons {ByStr20} address signers
      | None => signers
      end
    in
    let fold_signatures = @list_foldl Signature (List ByStr20) in
    let nobody = Nil {ByStr20} in
    let signers = fold_signatures collect nobody signatures in
    let same = fun (a : ByStr20) => fun (b : ByStr20) => builtin eq a b in
    let mem = @list_mem ByStr20 in
    let count = fun (found : Uint32) => fun (keeper : ByStr20) =>
      let signed = mem same keeper signers in
      match signed with
      | True => builtin add found one_uint32
      | False => found
      end
    in
    let fold_keepers = @list_foldl ByStr20 Uint32 in
    let found = fold_keepers count zero_uint32 keepers in
    let too_few = builtin lt found m in
    match too_few with
    | True => False
    | False => True
    end
`
