/**
 * The number classes that the wallet hands to pages (bn.js, long.js, big.js there). These hold, compare and print;
 * they do the little arithmetic that units need and no more.
 */
type Numeric = string | number | bigint | { toString(): string }

function wholeOf(value: Numeric, base = 10): bigint {
  const text = value.toString()
  if (base === 16) return BigInt(`0x${text.replace(/^0x/i, '') || '0'}`)
  if (!/^-?[0-9]+$/.test(text)) throw new Error(`${text} is no whole number.`)
  return BigInt(text)
}

export class BN {
  readonly #value: bigint
  constructor(value: Numeric, base: 10 | 16 = 10) {
    this.#value = wholeOf(value, base)
  }
  static isBN(value: unknown): value is BN {
    return value instanceof BN
  }
  eq(other: Numeric): boolean {
    return this.#value === wholeOf(other)
  }
  toNumber(): number {
    return Number(this.#value)
  }
  toString(base = 10): string {
    return this.#value.toString(base)
  }
  /** As bn.js does it: hexadecimal. */
  toJSON(): string {
    return this.#value.toString(16)
  }
}

export class Long {
  readonly #value: bigint
  constructor(value: Numeric) {
    this.#value = BigInt.asIntN(64, wholeOf(value))
  }
  static fromNumber(value: number): Long {
    return new Long(Math.trunc(value))
  }
  static fromString(value: string): Long {
    return new Long(value)
  }
  static isLong(value: unknown): value is Long {
    return value instanceof Long
  }
  toNumber(): number {
    return Number(this.#value)
  }
  toString(): string {
    return this.#value.toString()
  }
}

/** Digits after the point that a division keeps at most. */
const divisionDigits = 20

/** An exact decimal number. */
export class Big {
  readonly #digits: bigint
  readonly #scale: number
  constructor(value: Numeric) {
    const text = value.toString()
    const match = /^(-?)([0-9]*)(?:\.([0-9]*))?$/.exec(text)
    const [, sign = '', whole = '', fraction = ''] = match ?? []
    if (!match || whole + fraction === '') throw new Error(`[big.js] Invalid number: ${text}`)
    this.#digits = BigInt(`${whole}${fraction}`) * (sign ? -1n : 1n)
    this.#scale = fraction.length
  }
  times(other: Big): Big {
    return Big.#of(this.#digits * other.#digits, this.#scale + other.#scale)
  }
  div(other: Big): Big {
    if (other.#digits === 0n) throw new Error('[big.js] Division by zero')
    const digits = this.#digits * 10n ** BigInt(divisionDigits + other.#scale)
    return Big.#of(digits / other.#digits, this.#scale + divisionDigits)
  }
  toString(): string {
    const negative = this.#digits < 0n
    const digits = (negative ? -this.#digits : this.#digits).toString().padStart(this.#scale + 1, '0')
    const whole = digits.slice(0, digits.length - this.#scale)
    const fraction = digits.slice(digits.length - this.#scale).replace(/0+$/, '')
    return `${negative ? '-' : ''}${whole}${fraction && `.${fraction}`}`
  }
  static #of(digits: bigint, scale: number): Big {
    const negative = digits < 0n
    const text = (negative ? -digits : digits).toString().padStart(scale + 1, '0')
    const point = text.length - scale
    return new Big(`${negative ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}`)
  }
}
