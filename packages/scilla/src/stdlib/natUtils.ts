/**
 * The library `NatUtils`: Peano numbers. Source of the functions: Scilla documentation, "The Scilla Standard Library"; but
 * conversions to `Nat` give an `Option`, as the reference's tests and contracts on the chain have them. Written so that they
 * cost what the reference's cost: a step that seems to do nothing is one unit of gas or more.
 */
export const natUtils = `scilla_version 0

library NatUtils

let nat_prev : Nat -> Option Nat =
  fun (n : Nat) =>
    match n with
    | Succ previous => Some {Nat} previous
    | Zero => None {Nat}
    end

(* A fold that ends as soon as f gives None. *)
let nat_fold_while : forall 'T. ('T -> Nat -> Option 'T) -> 'T -> Nat -> 'T =
  tfun 'T =>
  fun (f : 'T -> Nat -> Option 'T) =>
  fun (z : 'T) =>
  fun (n : Nat) =>
    let step =
      fun (acc : 'T) => fun (previous : Nat) => fun (recurse : 'T -> 'T) =>
        let next = f acc previous in
        match next with
        | Some result => recurse result
        | None => acc
        end
    in
    let fold = @nat_foldk 'T in
    fold step z n

let is_some_zero : Nat -> Bool =
  fun (n : Nat) =>
    match n with
    | Zero => True
    | Succ _ => False
    end

(* Takes both numbers apart together; equal if nothing is left of either. *)
let nat_eq : Nat -> Nat -> Bool =
  fun (a : Nat) => fun (b : Nat) =>
    let step =
      fun (left : Option Nat) => fun (ignore : Nat) =>
        match left with
        | Some (Succ previous) => Some {Nat} previous
        | Some Zero => None {Nat}
        | None => left
        end
    in
    let fold = @nat_fold (Option Nat) in
    let all = Some {Nat} a in
    let rest = fold step all b in
    match rest with
    | Some Zero => True
    | _ => False
    end

let nat_to_int : Nat -> Uint32 =
  fun (n : Nat) =>
    let one = Uint32 1 in
    let step = fun (count : Uint32) => fun (ignore : Nat) => builtin add count one in
    let fold = @nat_fold Uint32 in
    let zero = Uint32 0 in
    fold step zero n

(* A number that is negative or does not fit is None. *)
let uint32_to_nat_helper : Option Uint32 -> Option Nat =
  fun (small : Option Uint32) =>
    match small with
    | Some n =>
      let nat = builtin to_nat n in
      Some {Nat} nat
    | None => None {Nat}
    end

let uint32_to_nat : Uint32 -> Option Nat =
  fun (n : Uint32) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let int32_to_nat : Int32 -> Option Nat =
  fun (n : Int32) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let uint64_to_nat : Uint64 -> Option Nat =
  fun (n : Uint64) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let int64_to_nat : Int64 -> Option Nat =
  fun (n : Int64) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let uint128_to_nat : Uint128 -> Option Nat =
  fun (n : Uint128) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let int128_to_nat : Int128 -> Option Nat =
  fun (n : Int128) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let uint256_to_nat : Uint256 -> Option Nat =
  fun (n : Uint256) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small

let int256_to_nat : Int256 -> Option Nat =
  fun (n : Int256) =>
    let small = builtin to_uint32 n in
    uint32_to_nat_helper small
`
