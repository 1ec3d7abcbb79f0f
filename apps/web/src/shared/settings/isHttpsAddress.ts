/** Longer texts are no addresses that anybody opens. */
const longest = 2_000

/** May a page lead there? An https address that names its host at once, without a user or a password before it. */
export function isHttpsAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest || !/^https:\/\/[^/\s]\S*$/.test(value))
    return false
  if (!URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
