/** Why a statement cannot be checked, in one sentence for people. */
export class StatementRefusal extends Error {}
