/** The library `PairUtils`. Source of the functions: Scilla documentation, "The Scilla Standard Library". */
export const pairUtils = `scilla_version 0

library PairUtils

let fst : forall 'A. forall 'B. Pair 'A 'B -> 'A =
  tfun 'A => tfun 'B =>
  fun (p : Pair 'A 'B) =>
    match p with
    | Pair a _ => a
    end

let snd : forall 'A. forall 'B. Pair 'A 'B -> 'B =
  tfun 'A => tfun 'B =>
  fun (p : Pair 'A 'B) =>
    match p with
    | Pair _ b => b
    end
`
