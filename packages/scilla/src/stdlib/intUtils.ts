const TYPES = ['Int32', 'Int64', 'Int128', 'Int256', 'Uint32', 'Uint64', 'Uint128', 'Uint256']

/** The six comparisons of one integer type. */
const comparisons = (type: string): string => {
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
  at_most ${name}_lt ${name}_eq

let ${name}_gt : ${type} -> ${type} -> Bool =
  let greater = @int_gt ${type} in
  greater ${name}_lt

let ${name}_ge : ${type} -> ${type} -> Bool =
  let at_least = @int_ge ${type} in
  at_least ${name}_lt ${name}_eq
`
}

/**
 * The library `IntUtils`: comparisons as functions, made of two for each type. Source of the functions: Scilla
 * documentation, "The Scilla Standard Library".
 */
export const intUtils = `scilla_version 0

library IntUtils

let opposite : Bool -> Bool =
  fun (a : Bool) =>
    match a with
    | True => False
    | False => True
    end

let int_neq : forall 'A. ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (equal : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let same = equal a b in
    opposite same

let int_gt : forall 'A. ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (less : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) => less b a

let int_le : forall 'A. ('A -> 'A -> Bool) -> ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (less : 'A -> 'A -> Bool) => fun (equal : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let below = less a b in
    match below with
    | True => True
    | False =>
      let same = equal a b in
      match same with
      | True => True
      | False => False
      end
    end

let int_ge : forall 'A. ('A -> 'A -> Bool) -> ('A -> 'A -> Bool) -> 'A -> 'A -> Bool =
  tfun 'A =>
  fun (less : 'A -> 'A -> Bool) => fun (equal : 'A -> 'A -> Bool) => fun (a : 'A) => fun (b : 'A) =>
    let above = less b a in
    let same = equal a b in
    match above with
    | True => above
    | False => same
    end
${TYPES.map(comparisons).join('')}`
