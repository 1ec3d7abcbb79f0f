/** The library `CryptoUtils`: points of the curve alt_bn128. Source of the values: EIP-196. */
export const cryptoUtils = `scilla_version 0

library CryptoUtils

(* The order of the field, which is no point. *)
let alt_bn128_G1_q =
  Uint256 21888242871839275222246405745257275088548364400416034343698204186575808495617

(* The generator of G1. *)
let alt_bn128_G1_g : Pair ByStr32 ByStr32 =
  let x = 0x0000000000000000000000000000000000000000000000000000000000000001 in
  let y = 0x0000000000000000000000000000000000000000000000000000000000000002 in
  Pair {ByStr32 ByStr32} x y

(* The point at infinity. *)
let alt_bn128_G1_zero : Pair ByStr32 ByStr32 =
  let zero = 0x0000000000000000000000000000000000000000000000000000000000000000 in
  Pair {ByStr32 ByStr32} zero zero

let pair_bystr32_eq : Pair ByStr32 ByStr32 -> Pair ByStr32 ByStr32 -> Bool =
  fun (p : Pair ByStr32 ByStr32) => fun (q : Pair ByStr32 ByStr32) =>
    match p with
    | Pair px py =>
      match q with
      | Pair qx qy =>
        let same = builtin eq px qx in
        match same with
        | True => builtin eq py qy
        | False => same
        end
      end
    end

(* The generator times a scalar. *)
let alt_bn128_G1_bmul : ByStr32 -> Option (Pair ByStr32 ByStr32) =
  fun (scalar : ByStr32) => builtin alt_bn128_G1_mul alt_bn128_G1_g scalar
`
