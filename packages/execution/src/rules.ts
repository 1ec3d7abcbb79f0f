/**
 * The newest version of what a transaction means. A chain keeps the rules of its past, so that its old blocks come to the same:
 * 1: `accepted` of a receipt is that of the last contract in the chain of messages;
 * 2: it is that of the contract that was called.
 */
export const latestRules = 2
