/** The text of a file below `scilla`, such as `ours/Init.scilla`. Rejects where there is none. */
export declare function readText(file: string): Promise<string>
