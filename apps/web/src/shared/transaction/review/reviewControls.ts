/** The buttons of the open review sheet. */
export interface ReviewControls {
  /** Sets the donation, in Qa; 0 means no donation, null an amount that is being typed. */
  chooseDonation(donation: bigint | null): void
  /** Sets the gas limit; null removes the person's choice. */
  chooseGas(limit: bigint | null): void
  /** The request is meant beside one that asks for the same. */
  meanSecond(): void
  /** The person says that the account has sent something else since, as the sheet shows it. */
  goOn(): void
  /** Simulates the request once more. */
  simulateAgain(): void
  /** Reads price and balance again, for the request as it is: the account has got money. */
  readCostsAgain(): void
  /** Makes the request again, after a problem. */
  retryReview(): Promise<void>
  cancelReview(): void
  /**
   * The amber button: stores the intent, then opens the wallet. Resolves once the wallet was asked or there is a
   * problem.
   */
  sign(): Promise<void>
}
