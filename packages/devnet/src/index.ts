export { CHAIN_ID, createDevnet } from './createDevnet'
export type {
  AccountDescription,
  BlockNotice,
  Devnet,
  DevnetOptions,
  DevnetStorage,
  FaucetPayment,
  NetworkDescription,
} from './devnet'
export type { SeededName } from './genesis/seededName'
export { listen, type Listener, type ListenOptions } from './listen'
export { measureTransfers } from './measureTransfers'
export { StoreError, type StoreCode } from './store/StoreError'
export { FUNDED_ACCOUNTS, TEST_PHRASE, testAccount, type TestAccount } from './genesis/testAccounts'
