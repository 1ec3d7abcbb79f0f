/** The answer of a node to one call: its result, or its own refusal. */
export type Answer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string }
