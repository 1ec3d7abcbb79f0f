interface Beginner {
  readonly isConnected: boolean
  /** In Qa; undefined while nobody knows it. */
  readonly balance: bigint | undefined
  /** What the deploy of a wallet holds back of a balance while it waits, and the most that a first identity costs; null where unknown. */
  readonly held: bigint
  readonly most: bigint | null
}

/** Which of the three steps comes next: a wallet, money, the identity. */
export function quickstartStep({ isConnected, balance, held, most }: Beginner): 1 | 2 | 3 {
  if (!isConnected) return 1
  const needed = most !== null && most > held ? most : held
  return balance !== undefined && balance >= needed ? 3 : 2
}
