import type { Program } from '@tyto/scilla'

/** Compiled contracts by source text. Owned by whoever executes many transactions (the local network, a simulation). */
export interface ProgramCache {
  /** The compiled program; compiles on first sight. Throws ScillaError for code that does not parse. */
  load(code: string): Program
}

export declare function createProgramCache(): ProgramCache
