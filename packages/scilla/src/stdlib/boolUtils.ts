/** The library `BoolUtils`: logic, and a truth value as text. Source of the functions: Scilla documentation, "The Scilla Standard Library". */
export const boolUtils = `scilla_version 0

library BoolUtils

let andb : Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) =>
    match a with
    | True => b
    | False => a
    end

let orb : Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) =>
    match a with
    | True => a
    | False => b
    end

let negb : Bool -> Bool =
  fun (a : Bool) =>
    match a with
    | True => False
    | False => True
    end

let and_3 : Bool -> Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) => fun (c : Bool) =>
    let both = andb b c in
    andb a both

let and_4 : Bool -> Bool -> Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) => fun (c : Bool) => fun (d : Bool) =>
    let rest = and_3 b c d in
    andb a rest

let orb_3 : Bool -> Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) => fun (c : Bool) =>
    let either = orb b c in
    orb a either

let orb_4 : Bool -> Bool -> Bool -> Bool -> Bool =
  fun (a : Bool) => fun (b : Bool) => fun (c : Bool) => fun (d : Bool) =>
    let rest = orb_3 b c d in
    orb a rest

let bool_to_string : Bool -> String =
  fun (a : Bool) =>
    match a with
    | True => "True"
    | False => "False"
    end
`
