/** Whatever its type, a value of a contract's state is written as a text, a list or an object: never as a number, a truth or null. */
export function isStateJson(json: unknown): boolean {
  return typeof json === 'string' || (typeof json === 'object' && json !== null)
}
