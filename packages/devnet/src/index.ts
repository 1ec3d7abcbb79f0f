export { createDevnet } from './createDevnet'
export type {
  AccountDescription,
  BlockNotice,
  Devnet,
  DevnetOptions,
  DevnetStorage,
  FaucetPayment,
  NetworkDescription,
  SeededName,
} from './devnet'
export { listen, type Listener, type ListenOptions } from './listen'
export { FUNDED_ACCOUNTS, TEST_PHRASE, testAccount, type TestAccount } from './testAccounts'
