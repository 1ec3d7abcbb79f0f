/**
 * The library `ListUtils`. Source of the functions: Scilla documentation, "The Scilla Standard Library". Remarks stand here,
 * as the text is loaded by browsers: `list_foldl_while` ends as soon as f gives None; `list_eq` takes the second list apart
 * along the first, and has None once they differ; `list_sort` inserts, so that equal items keep their order; `list_nth`
 * counts down to the item, of which the first has the number 0. Written so that they cost what the reference's cost: a match
 * that seems to do nothing is one unit of gas.
 */
export const listUtils = `scilla_version 0

library ListUtils

let list_map : forall 'A. forall 'B. ('A -> 'B) -> List 'A -> List 'B =
  tfun 'A => tfun 'B =>
  fun (f : 'A -> 'B) => fun (l : List 'A) =>
    let step = fun (item : 'A) => fun (rest : List 'B) =>
      let mapped = f item in
      Cons {'B} mapped rest
    in
    let fold = @list_foldr 'A (List 'B) in
    let empty = Nil {'B} in
    fold step empty l

let list_filter : forall 'A. ('A -> Bool) -> List 'A -> List 'A =
  tfun 'A =>
  fun (f : 'A -> Bool) => fun (l : List 'A) =>
    let step = fun (item : 'A) => fun (rest : List 'A) =>
      let keep = f item in
      match keep with
      | True => Cons {'A} item rest
      | False => rest
      end
    in
    let fold = @list_foldr 'A (List 'A) in
    let empty = Nil {'A} in
    fold step empty l

let list_head : forall 'A. List 'A -> Option 'A =
  tfun 'A =>
  fun (l : List 'A) =>
    match l with
    | Cons head _ => Some {'A} head
    | Nil => None {'A}
    end

let list_tail : forall 'A. List 'A -> Option (List 'A) =
  tfun 'A =>
  fun (l : List 'A) =>
    match l with
    | Cons _ tail => Some {(List 'A)} tail
    | Nil => None {(List 'A)}
    end

let list_foldl_while : forall 'A. forall 'B. ('B -> 'A -> Option 'B) -> 'B -> List 'A -> 'B =
  tfun 'A => tfun 'B =>
  fun (f : 'B -> 'A -> Option 'B) => fun (z : 'B) => fun (l : List 'A) =>
    let step = fun (acc : 'B) => fun (item : 'A) => fun (recurse : 'B -> 'B) =>
      let next = f acc item in
      match next with
      | Some result => recurse result
      | None => acc
      end
    in
    let fold = @list_foldk 'A 'B in
    fold step z l

let list_append : forall 'A. List 'A -> List 'A -> List 'A =
  tfun 'A =>
  fun (first : List 'A) => fun (second : List 'A) =>
    let step = fun (item : 'A) => fun (rest : List 'A) => Cons {'A} item rest in
    let fold = @list_foldr 'A (List 'A) in
    fold step second first

let list_reverse : forall 'A. List 'A -> List 'A =
  tfun 'A =>
  fun (l : List 'A) =>
    let step = fun (reversed : List 'A) => fun (item : 'A) => Cons {'A} item reversed in
    let fold = @list_foldl 'A (List 'A) in
    let empty = Nil {'A} in
    fold step empty l

let list_flatten : forall 'A. List (List 'A) -> List 'A =
  tfun 'A =>
  fun (lists : List (List 'A)) =>
    let step = fun (list : List 'A) => fun (rest : List 'A) =>
      let append = @list_append 'A in
      append list rest
    in
    let fold = @list_foldr (List 'A) (List 'A) in
    let empty = Nil {'A} in
    fold step empty lists

let list_length : forall 'A. List 'A -> Uint32 =
  tfun 'A =>
    let one = Uint32 1 in
    let zero = Uint32 0 in
    let step = fun (count : Uint32) => fun (item : 'A) => builtin add count one in
    let fold = @list_foldl 'A Uint32 in
    match zero with
    | start => fold step start
    end

let list_eq_helper : forall 'A. ('A -> 'A -> Bool) -> List 'A -> List 'A -> Option (List 'A) =
  tfun 'A =>
  fun (f : 'A -> 'A -> Bool) => fun (first : List 'A) => fun (second : List 'A) =>
    let none = None {(List 'A)} in
    let step = fun (left : Option (List 'A)) => fun (item : 'A) =>
      match left with
      | Some rest =>
        let list = rest in
        let known = list in
        match known with
        | checked =>
          match checked with
          | Cons other after =>
            let same = f item other in
            match same with
            | True =>
              let next = Some {(List 'A)} after in
              match next with
              | more => more
              end
            | False => none
            end
          | Nil => none
          end
        end
      | None => none
      end
    in
    let fold = @list_foldl 'A (Option (List 'A)) in
    let all = Some {(List 'A)} second in
    let left = fold step all first in
    let result = left in
    match result with
    | some => some
    end

let list_eq : forall 'A. ('A -> 'A -> Bool) -> List 'A -> List 'A -> Bool =
  tfun 'A =>
  fun (f : 'A -> 'A -> Bool) => fun (first : List 'A) => fun (second : List 'A) =>
    let step = fun (left : Option (List 'A)) => fun (item : 'A) =>
      fun (recurse : Option (List 'A) -> Option (List 'A)) =>
        match left with
        | Some (Cons other rest) =>
          let same = f item other in
          match same with
          | True =>
            let next = Some {(List 'A)} rest in
            recurse next
          | False => None {(List 'A)}
          end
        | _ => None {(List 'A)}
        end
    in
    let fold = @list_foldk 'A (Option (List 'A)) in
    let all = Some {(List 'A)} second in
    let rest = fold step all first in
    match rest with
    | Some Nil => True
    | _ => False
    end

let list_find : forall 'A. ('A -> Bool) -> List 'A -> Option 'A =
  tfun 'A =>
    let fold = @list_foldk 'A (Option 'A) in
    let none = None {'A} in
    fun (f : 'A -> Bool) =>
      let step = fun (ignore : Option 'A) => fun (item : 'A) => fun (recurse : Option 'A -> Option 'A) =>
        let found = f item in
        match found with
        | True => Some {'A} item
        | False => recurse none
        end
      in
      fold step none

let list_exists : forall 'A. ('A -> Bool) -> List 'A -> Bool =
  tfun 'A =>
  fun (f : 'A -> Bool) => fun (l : List 'A) =>
    let step = fun (ignore : Bool) => fun (item : 'A) => fun (recurse : Bool -> Bool) =>
      let found = f item in
      match found with
      | same =>
        match same with
        | True =>
          match same with
          | hit => hit
          end
        | False => recurse same
        end
      end
    in
    let fold = @list_foldk 'A Bool in
    let none = False in
    let search = fold step none in
    search l

let list_forall : forall 'A. ('A -> Bool) -> List 'A -> Bool =
  tfun 'A =>
    let fold = @list_foldk 'A Bool in
    let all = True in
    fun (f : 'A -> Bool) =>
      let step = fun (ignore : Bool) => fun (item : 'A) => fun (recurse : Bool -> Bool) =>
        let holds = f item in
        match holds with
        | True => recurse holds
        | False => holds
        end
      in
      fold step all

let list_mem : forall 'A. ('A -> 'A -> Bool) -> 'A -> List 'A -> Bool =
  tfun 'A =>
  fun (f : 'A -> 'A -> Bool) => fun (wanted : 'A) =>
    let any = @list_exists 'A in
    let is_wanted = f wanted in
    any is_wanted

let list_sort : forall 'A. ('A -> 'A -> Bool) -> List 'A -> List 'A =
  tfun 'A =>
  fun (less : 'A -> 'A -> Bool) => fun (l : List 'A) =>
    let empty = Nil {'A} in
    let insert = fun (item : 'A) => fun (sorted : List 'A) =>
      let split = fun (acc : Pair (List 'A) (List 'A)) => fun (other : 'A) =>
        match acc with
        | Pair before (Cons next rest) =>
          let passes = less next item in
          match passes with
          | True =>
            let longer = Cons {'A} next before in
            let moved = Pair {(List 'A) (List 'A)} longer rest in
            Some {(Pair (List 'A) (List 'A))} moved
          | False => None {(Pair (List 'A) (List 'A))}
          end
        | _ => None {(Pair (List 'A) (List 'A))}
        end
      in
      let fold = @list_foldl_while 'A (Pair (List 'A) (List 'A)) in
      let start = Pair {(List 'A) (List 'A)} empty sorted in
      let parts = fold split start sorted in
      match parts with
      | Pair before after =>
        let from_item = Cons {'A} item after in
        let push = fun (acc : List 'A) => fun (other : 'A) => Cons {'A} other acc in
        let join = @list_foldl 'A (List 'A) in
        join push from_item before
      end
    in
    let fold = @list_foldr 'A (List 'A) in
    fold insert empty l

let list_zip_with : forall 'A. forall 'B. forall 'C. ('A -> 'B -> 'C) -> List 'A -> List 'B -> List 'C =
  tfun 'A => tfun 'B => tfun 'C =>
  let empty = Nil {'C} in
  fun (f : 'A -> 'B -> 'C) => fun (first : List 'A) => fun (second : List 'B) =>
    let step = fun (acc : Pair (List 'B) (List 'C)) => fun (a : 'A) =>
      match acc with
      | Pair (Cons b rest) made =>
        let c = f a b in
        let more = Cons {'C} c made in
        let next = Pair {(List 'B) (List 'C)} rest more in
        Some {(Pair (List 'B) (List 'C))} next
      | _ => None {(Pair (List 'B) (List 'C))}
      end
    in
    let fold = @list_foldl_while 'A (Pair (List 'B) (List 'C)) in
    let start = Pair {(List 'B) (List 'C)} second empty in
    let zipped = fold step start first in
    match zipped with
    | Pair _ made =>
      let reverse = @list_reverse 'C in
      reverse made
    end

let list_zip : forall 'A. forall 'B. List 'A -> List 'B -> List (Pair 'A 'B) =
  tfun 'A => tfun 'B =>
    let pair = fun (a : 'A) => fun (b : 'B) => Pair {'A 'B} a b in
    let zip_with = @list_zip_with 'A 'B (Pair 'A 'B) in
    zip_with pair

let list_unzip : forall 'A. forall 'B. List (Pair 'A 'B) -> Pair (List 'A) (List 'B) =
  tfun 'A => tfun 'B =>
  fun (pairs : List (Pair 'A 'B)) =>
    let step = fun (item : Pair 'A 'B) => fun (rest : Pair (List 'A) (List 'B)) =>
      match item with
      | Pair a b =>
        match rest with
        | Pair first second =>
          let more_first = Cons {'A} a first in
          let more_second = Cons {'B} b second in
          Pair {(List 'A) (List 'B)} more_first more_second
        end
      end
    in
    let fold = @list_foldr (Pair 'A 'B) (Pair (List 'A) (List 'B)) in
    let no_first = Nil {'A} in
    let no_second = Nil {'B} in
    let start = Pair {(List 'A) (List 'B)} no_first no_second in
    fold step start pairs

let list_nth : forall 'A. Uint32 -> List 'A -> Option 'A =
  tfun 'A =>
  let one = Uint32 1 in
  fun (n : Uint32) => fun (l : List 'A) =>
    let zero = Uint32 0 in
    let none = None {'A} in
    let start = Pair {Uint32 (Option 'A)} n none in
    let step = fun (acc : Pair Uint32 (Option 'A)) => fun (item : 'A) =>
      fun (recurse : Pair Uint32 (Option 'A) -> Pair Uint32 (Option 'A)) =>
        match acc with
        | Pair left _ =>
          let here = builtin eq left zero in
          match here with
          | True =>
            let found = Some {'A} item in
            Pair {Uint32 (Option 'A)} left found
          | False =>
            let fewer = builtin sub left one in
            let next = Pair {Uint32 (Option 'A)} fewer none in
            recurse next
          end
        end
    in
    let fold = @list_foldk 'A (Pair Uint32 (Option 'A)) in
    let reached = fold step start l in
    match reached with
    | Pair _ result => result
    end
`
