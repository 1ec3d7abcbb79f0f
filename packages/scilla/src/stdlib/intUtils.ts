const types = ['Int32', 'Int64', 'Int128', 'Int256', 'Uint32', 'Uint64', 'Uint128', 'Uint256']

/** The six comparisons of one integer type. */
function comparisons(type: string): string {
  const name = type.toLowerCase()
  return `
let ${name}_eq : ${type} -> ${type} -> Bool =
  fun (a : ${type}) => fun (b : ${type}) => builtin eq a b

let ${name}_lt : ${type} -> ${type} -> Bool =
  fun (a : ${type}) => fun (b : ${type}) => builtin lt a b

let ${name}_neq : ${type} -> ${type} -> Bool =
  let differ = @int_neq ${type} in
  differ ${name}_eq

let ${name}_le : ${type} -> ${type} -> Bool =
  let at_most = @int_le ${type} in
  at_most ${name}_eq ${name}_lt

let ${name}_gt : ${type} -> ${type} -> Bool =
  let above = @int_gt ${type} in
  above ${name}_lt

let ${name}_ge : ${type} -> ${type} -> Bool =
  let at_least = @int_ge ${type} in
  at_least ${name}_eq ${name}_lt
`
}

/** `int_le` or `int_ge`: the same but for the order in which the two are compared. */
function orEqual(name: 'le' | 'ge', sides: 'a b' | 'b a'): string {
  return `let int_${name} : forall 'A. ('A -> 'A -> Bool) -> ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (eq : 'A -> 'A -> Bool) => fun (lt : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let holds = lt ${sides} in
    match holds with
    | True => holds
    | False =>
      let same = eq a b in
      same
    end
`
}

/**
 * The library `IntUtils`: comparisons as functions, and how the others are made of `eq` and `lt`. Source of the functions:
 * Scilla documentation, "The Scilla Standard Library". They are written so that they cost what the reference's cost, as far as
 * its tests tell: a match that seems to do nothing is one unit of gas.
 */
export const intUtils = `scilla_version 0

library IntUtils

let int_neq : forall 'A. ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (eq : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let same = eq a b in
    match same with
    | True => False
    | False =>
      match same with
      | _ => True
      end
    end

${orEqual('le', 'a b')}
let int_gt : forall 'A. ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (lt : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let above = lt b a in
    above

${orEqual('ge', 'b a')}
${types.map(comparisons).join('')}`
