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
  fun (a : ${type}) => fun (b : ${type}) =>
    let equal = builtin eq a b in
    match equal with
    | True => False
    | False => True
    end

let ${name}_le : ${type} -> ${type} -> Bool =
  fun (a : ${type}) => fun (b : ${type}) =>
    let greater = builtin lt b a in
    match greater with
    | True => False
    | False => True
    end

let ${name}_gt : ${type} -> ${type} -> Bool =
  fun (a : ${type}) => fun (b : ${type}) => builtin lt b a

let ${name}_ge : ${type} -> ${type} -> Bool =
  fun (a : ${type}) => fun (b : ${type}) =>
    let less = builtin lt a b in
    match less with
    | True => False
    | False => True
    end
`
}

/** The library `IntUtils`: comparisons as functions. Source of the functions: Scilla documentation, "The Scilla Standard Library". */
export const intUtils = `scilla_version 0

library IntUtils
${types.map(comparisons).join('')}`
