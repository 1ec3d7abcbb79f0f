/**
 * The builds of ZilPay, which set the price of gas in their own ways; `unknown` for any other wallet under the same
 * name.
 */
export type WalletBuild = 'classic' | 'bearby' | 'unknown'

/** The price that a wallet pays for one unit of gas, in Li, as long as nobody types another one in its window. */
export interface WalletGasPrice {
  readonly build: WalletBuild
  readonly leastLi: bigint
  readonly mostLi: bigint
}

/**
 * The classic wallet's own price, in Li: 2,000 up to version 1.4.1, 2,100 since 1.4.3. A page cannot learn the version.
 * The page's price counts only from there up to `unbelievableLi`.
 */
const classicOwnLi = { least: 2_000n, most: 2_100n } as const
const unbelievableLi = 9_999n

/** Bearby takes the network's minimum once, one and a half times (its first choice) or twice; the page's price never. */
const bearbyMost = 2n

/**
 * The price that a wallet takes when a page asks for the network's minimum, in Li. Seen with ZilPay 1.4.3 and Bearby
 * 2.0.8.
 */
export function walletGasPrice(build: WalletBuild, minimumLi: bigint): WalletGasPrice {
  const classic = { leastLi: classicPrice(minimumLi, 'least'), mostLi: classicPrice(minimumLi, 'most') }
  const bearby = { leastLi: minimumLi, mostLi: minimumLi * bearbyMost }
  switch (build) {
    case 'classic':
      return { build, ...classic }
    case 'bearby':
      return { build, ...bearby }
    case 'unknown':
      return {
        build,
        leastLi: classic.leastLi < bearby.leastLi ? classic.leastLi : bearby.leastLi,
        mostLi: classic.mostLi > bearby.mostLi ? classic.mostLi : bearby.mostLi,
      }
  }
}

function classicPrice(askedLi: bigint, own: keyof typeof classicOwnLi): bigint {
  const ownLi = classicOwnLi[own]
  return askedLi >= ownLi && askedLi < unbelievableLi ? askedLi : ownLi
}
