/** What the storage keys of transactions begin with. A file of its own: the first page looks for them before all else. */
export const transactionPrefix = 'tyto.transaction.'
