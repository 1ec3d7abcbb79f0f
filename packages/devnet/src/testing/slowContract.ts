/** For little gas `Loop` works as long as it may: hashes cost next to nothing. */
export const slowCode = `scilla_version 0

library Slow

contract Slow ()

transition Loop ()
  many = Uint32 10000000;
  n = builtin to_nat many;
  seed = Uint256 1;
  start = builtin sha256hash seed;
  step = fun (hash : ByStr32) => fun (ignored : Nat) => builtin sha256hash hash;
  fold = @nat_fold ByStr32;
  end_ = fold step start n;
  e = { _eventname : "Done"; hash : end_ };
  event e
end
`

/** Enough for many seconds of the loop on any machine; two of these fit into a block. */
export const slowGas = 5_000_000n

export const slowDeploy = {
  init: [{ vname: '_scilla_version', type: 'Uint32', value: '0' }],
  amount: 0n,
} as const
