import { priceOf, type RequestRules } from '@tyto/chain'

/** How many addresses are counted at once; beyond that the oldest are forgotten. */
const mostCounted = 10_000

interface Account {
  credits: number
  /** Until then what was spent counts, or all is denied; in ms. */
  until: number
  isDenied: boolean
}

/** Counts what each address spends, as nodes of Zilliqa 2 do: what is taken prolongs the second, past the credits all is denied until its end. */
export class Quota {
  readonly #rules: RequestRules
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()

  constructor(rules: RequestRules, now: () => number) {
    this.#rules = rules
    this.#now = now
  }

  /** Whether an address may make this call now; it is counted. */
  takes(address: string, method: string): boolean {
    const { credits, pauseMs } = this.#rules
    if (credits === null) return true
    const now = this.#now()
    const account = this.#accountOf(address)
    if (now >= account.until) Object.assign(account, { credits, until: now + pauseMs, isDenied: false })
    const price = priceOf(this.#rules, method)
    account.isDenied ||= price > account.credits
    if (account.isDenied) return false
    account.credits -= price
    account.until = now + pauseMs
    return true
  }

  #accountOf(address: string): Account {
    const known = this.#accounts.get(address)
    if (known) return known
    const account = { credits: 0, until: 0, isDenied: false }
    const oldest = this.#accounts.size >= mostCounted ? this.#accounts.keys().next() : undefined
    if (oldest?.done === false) this.#accounts.delete(oldest.value)
    this.#accounts.set(address, account)
    return account
  }
}
