/*
 * What comes from outside ends somewhere: each bound refuses with a reason, and what is refused was not done.
 * Bytes are those of the text on the wire, unless said otherwise.
 */

/** One request: enough for some forty deploys of the longest code. */
export const largestBody = 4_000_000
/** Requests in a batch. */
export const largestBatch = 1_000
/** The answers to a batch, in characters: past this no further request of it is carried out. One answer, too. */
export const largestAnswer = 16_000_000
/** How long a request may take to arrive, and how long a client may take nothing of its answer, in ms. */
export const patience = 20_000
/** Requests and answers that are on their way, of all clients together. */
export const mostOnTheWay = 128_000_000

/** Brackets within brackets, and values, of one JSON text. */
export const deepestJson = 512
export const mostParts = 200_000

/** Data of one transaction; for its code there is the chain's own bound. */
export const largestData = 1_000_000
/** Transactions that wait: all, and of one sender; their number, and the characters of their code and data. */
export const largestPool = { count: 50_000, size: 32_000_000 } as const
export const mostOfOneSender = { count: 5_000, size: 4_000_000 } as const
/** Transactions that were dropped and can still be asked for, the newest ones: their number, and their code and data. */
export const mostDropped = { count: 1_000, size: 32_000_000 } as const

/** Snapshots that the network can go back to, and the characters that are kept for that: the oldest ones are given up. */
export const mostKeptForRewinding = { places: 32, size: 64_000_000 } as const
/** Blocks that one call of `devnet_mine` makes, and keys that act for other addresses. */
export const mostMinedAtOnce = 1_000
export const mostImpersonated = 1_000

/** Subscriptions over WebSocket. */
export const subscriptionBounds = {
  /** Clients at a time. */
  connections: 100,
  /** Bytes of one query. */
  message: 16_000,
  /** Queries of one client until it has to prove again that it is there. */
  messages: 100,
  /** How long a client may be silent, in ms: it is asked whether it is there, and has as long to answer. */
  silence: 30_000,
  /** Contracts that one client follows. */
  addresses: 100,
  /** Characters of one notification. */
  notification: 4_000_000,
  /** Bytes that may wait for a client to take them. */
  waiting: 4_000_000,
} as const

/**
 * Permanent storage: the data of one transaction and of all, in bytes; files; the proof of a piece; a body, which says data in
 * base64.
 */
export const permawebBounds = {
  data: 4_000_000,
  total: 256_000_000,
  files: 10_000,
  path: 4_096,
  body: 6_000_000,
} as const

/**
 * The most that one transaction may change: records of the store, and their characters with those of its receipt.
 * Whatever it does to the chain is read, stored and shown by the thread that answers.
 */
export const largestChange = { records: 10_000, size: 8_000_000 } as const

/**
 * Time for execution, beside gas, which is a price and no measure of time. In ms of the processor's time of the process that executes, so
 * that a machine which is busy with other things refuses nothing that an idle one takes.
 */
export const timeBudget = {
  /** A transaction that runs longer fails, and pays for the gas that it took. */
  transaction: 1_000,
  /** No transaction is begun in a block that took longer; the next block goes on. */
  block: 2_000,
  /** After so long a stretch a block gives way; one transaction is never interrupted. */
  stretch: 20,
  /** After a stretch that was longer than this, requests get `pause` to come in, be read and be answered. */
  longStretch: 200,
  pause: 20,
} as const

/**
 * Bounds of the process that executes. What breaks one ends that process, no other; the transaction is tried once more in
 * a new one, and dropped if that ends too (status 254).
 */
export const executionBounds = {
  /** MB of its heap, the copy of the state included. */
  memory: 1_024,
  /**
   * Work that `timeBudget` cannot interrupt is ended after this many ms on the clock of the wall, also when the machine
   * is busy.
   */
  patience: 30_000,
} as const
