/** The usual subdomains of the wallet of a kind, the most usual first. */
export const usualSubdomains = {
  defi: ['defi'],
  staking: ['zil', 'stake', 'staking', 'zil2', 'zil3'],
} as const
