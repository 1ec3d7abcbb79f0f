/** The library `Conversions`: integers and byte strings inside longer byte strings. Source of the functions: Scilla documentation, "The Scilla Standard Library". */
export const conversions = `scilla_version 0

import IntUtils

library Conversions

type IntegerEncoding =
  | LittleEndian
  | BigEndian

let at_most : Uint32 -> Uint32 -> Bool =
  fun (a : Uint32) => fun (b : Uint32) =>
    let less = uint32_lt a b in
    match less with
    | True => less
    | False => uint32_eq a b
    end

(* The part of a byte string, None where it reaches beyond the end. Nothing here can overflow. *)
let substr_safe : ByStr -> Uint32 -> Uint32 -> Option ByStr =
  fun (bytes : ByStr) => fun (pos : Uint32) => fun (len : Uint32) =>
    let length = builtin strlen bytes in
    let fits = at_most len length in
    match fits with
    | False => None {ByStr}
    | True =>
      let last = builtin sub length len in
      let is_within = at_most pos last in
      match is_within with
      | False => None {ByStr}
      | True =>
        let part = builtin substr bytes pos len in
        Some {ByStr} part
      end
    end

(* Takes a part out, and makes something of it in two steps, of which the first may say None. With the place behind it. *)
let extract_scillaval :
  forall 'A. forall 'B. (ByStr -> Option 'B) -> ('B -> 'A) -> ByStr -> Uint32 -> Uint32 -> Option (Pair 'A Uint32) =
  tfun 'A => tfun 'B =>
  fun (fix : ByStr -> Option 'B) => fun (convert : 'B -> 'A) =>
  fun (bytes : ByStr) => fun (pos : Uint32) => fun (len : Uint32) =>
    let part = substr_safe bytes pos len in
    match part with
    | None => None {(Pair 'A Uint32)}
    | Some found =>
      let fixed = fix found in
      match fixed with
      | None => None {(Pair 'A Uint32)}
      | Some digits =>
        let value = convert digits in
        let next = builtin add pos len in
        let result = Pair {'A Uint32} value next in
        Some {(Pair 'A Uint32)} result
      end
    end

let extract_uint32 : IntegerEncoding -> ByStr -> Uint32 -> Option (Pair Uint32 Uint32) =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 4 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair Uint32 Uint32)}
    | Some found =>
      let ordered =
        match encoding with
        | LittleEndian => builtin strrev found
        | BigEndian => found
        end
      in
      let fixed = builtin to_bystr4 ordered in
      match fixed with
      | None => None {(Pair Uint32 Uint32)}
      | Some digits =>
        let value = builtin to_uint32 digits in
        let next = builtin add pos width in
        let result = Pair {Uint32 Uint32} value next in
        Some {(Pair Uint32 Uint32)} result
      end
    end

let extract_uint64 : IntegerEncoding -> ByStr -> Uint32 -> Option (Pair Uint64 Uint32) =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 8 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair Uint64 Uint32)}
    | Some found =>
      let ordered =
        match encoding with
        | LittleEndian => builtin strrev found
        | BigEndian => found
        end
      in
      let fixed = builtin to_bystr8 ordered in
      match fixed with
      | None => None {(Pair Uint64 Uint32)}
      | Some digits =>
        let value = builtin to_uint64 digits in
        let next = builtin add pos width in
        let result = Pair {Uint64 Uint32} value next in
        Some {(Pair Uint64 Uint32)} result
      end
    end

let extract_uint128 : IntegerEncoding -> ByStr -> Uint32 -> Option (Pair Uint128 Uint32) =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 16 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair Uint128 Uint32)}
    | Some found =>
      let ordered =
        match encoding with
        | LittleEndian => builtin strrev found
        | BigEndian => found
        end
      in
      let fixed = builtin to_bystr16 ordered in
      match fixed with
      | None => None {(Pair Uint128 Uint32)}
      | Some digits =>
        let value = builtin to_uint128 digits in
        let next = builtin add pos width in
        let result = Pair {Uint128 Uint32} value next in
        Some {(Pair Uint128 Uint32)} result
      end
    end

let extract_uint256 : IntegerEncoding -> ByStr -> Uint32 -> Option (Pair Uint256 Uint32) =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 32 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair Uint256 Uint32)}
    | Some found =>
      let ordered =
        match encoding with
        | LittleEndian => builtin strrev found
        | BigEndian => found
        end
      in
      let fixed = builtin to_bystr32 ordered in
      match fixed with
      | None => None {(Pair Uint256 Uint32)}
      | Some digits =>
        let value = builtin to_uint256 digits in
        let next = builtin add pos width in
        let result = Pair {Uint256 Uint32} value next in
        Some {(Pair Uint256 Uint32)} result
      end
    end

let extract_bystr1 : ByStr -> Uint32 -> Option (Pair ByStr1 Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 1 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair ByStr1 Uint32)}
    | Some found =>
      let fixed = builtin to_bystr1 found in
      match fixed with
      | None => None {(Pair ByStr1 Uint32)}
      | Some value =>
        let next = builtin add pos width in
        let result = Pair {ByStr1 Uint32} value next in
        Some {(Pair ByStr1 Uint32)} result
      end
    end

let extract_bystr2 : ByStr -> Uint32 -> Option (Pair ByStr2 Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 2 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair ByStr2 Uint32)}
    | Some found =>
      let fixed = builtin to_bystr2 found in
      match fixed with
      | None => None {(Pair ByStr2 Uint32)}
      | Some value =>
        let next = builtin add pos width in
        let result = Pair {ByStr2 Uint32} value next in
        Some {(Pair ByStr2 Uint32)} result
      end
    end

let extract_bystr20 : ByStr -> Uint32 -> Option (Pair ByStr20 Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 20 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair ByStr20 Uint32)}
    | Some found =>
      let fixed = builtin to_bystr20 found in
      match fixed with
      | None => None {(Pair ByStr20 Uint32)}
      | Some value =>
        let next = builtin add pos width in
        let result = Pair {ByStr20 Uint32} value next in
        Some {(Pair ByStr20 Uint32)} result
      end
    end

let extract_bystr32 : ByStr -> Uint32 -> Option (Pair ByStr32 Uint32) =
  fun (bytes : ByStr) => fun (pos : Uint32) =>
    let width = Uint32 32 in
    let part = substr_safe bytes pos width in
    match part with
    | None => None {(Pair ByStr32 Uint32)}
    | Some found =>
      let fixed = builtin to_bystr32 found in
      match fixed with
      | None => None {(Pair ByStr32 Uint32)}
      | Some value =>
        let next = builtin add pos width in
        let result = Pair {ByStr32 Uint32} value next in
        Some {(Pair ByStr32 Uint32)} result
      end
    end

let append_uint32 : IntegerEncoding -> ByStr -> Uint32 -> ByStr =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (value : Uint32) =>
    let digits = builtin to_bystr4 value in
    let big_endian = builtin to_bystr digits in
    let ordered =
      match encoding with
      | LittleEndian => builtin strrev big_endian
      | BigEndian => big_endian
      end
    in
    builtin concat bytes ordered

let append_uint64 : IntegerEncoding -> ByStr -> Uint64 -> ByStr =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (value : Uint64) =>
    let digits = builtin to_bystr8 value in
    let big_endian = builtin to_bystr digits in
    let ordered =
      match encoding with
      | LittleEndian => builtin strrev big_endian
      | BigEndian => big_endian
      end
    in
    builtin concat bytes ordered

let append_uint128 : IntegerEncoding -> ByStr -> Uint128 -> ByStr =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (value : Uint128) =>
    let digits = builtin to_bystr16 value in
    let big_endian = builtin to_bystr digits in
    let ordered =
      match encoding with
      | LittleEndian => builtin strrev big_endian
      | BigEndian => big_endian
      end
    in
    builtin concat bytes ordered

let append_uint256 : IntegerEncoding -> ByStr -> Uint256 -> ByStr =
  fun (encoding : IntegerEncoding) => fun (bytes : ByStr) => fun (value : Uint256) =>
    let digits = builtin to_bystr32 value in
    let big_endian = builtin to_bystr digits in
    let ordered =
      match encoding with
      | LittleEndian => builtin strrev big_endian
      | BigEndian => big_endian
      end
    in
    builtin concat bytes ordered
`
