/** The links of every page of the app, for tests that open each of them. */
import { paths, type Route } from '../../../apps/web/src/shared/routing/paths'

/** A path, and the one that it becomes where it is not the canonical one. */
export type Link = readonly [path: string, opens?: string]

/** The links that open each route of the app: a route without one does not compile. */
const links: Readonly<Record<Route, readonly [Link, ...Link[]]>> = {
  home: [['/']],
  address: [['/address']],
  resolvedAddress: [['/resolvedAddress']],
  xpoints: [['/xpoints']],
  name: [['/alice.ssi'], ['/did@alice.ssi'], ['/work@alice.ssi']],
  airdrop: [['/airdrop.ssi/airx']],
  token: [['/token.ssi/token']],
  ssiDollar: [['/ssidollar.ssi/ssidollar']],
  defi: [
    ['/defi@fern.ssi/defix'],
    ['/defi@fern/defix', '/defi@fern.ssi/defix'],
    ['/tyrondex.ssi', '/tyrondex.ssi/defix'],
  ],
  swap: [['/defi@fern.ssi/defix/swap'], ['/fern.ssi/defix/swap']],
  pool: [['/defi@fern.ssi/defix/pool']],
  defiSend: [['/defi@fern.ssi/defix/send']],
  defiAllowances: [['/defi@fern.ssi/defix/allowances']],
  staking: [['/zil@fern.ssi/zil']],
  stakingFunds: [['/zil@fern.ssi/zil/funds']],
  stakingWallet: [['/zil@fern.ssi/zil/wallet'], ['/fern.ssi/zil/wallet']],
  stakingOffer: [['/zil@fern.ssi/zil/offer']],
  soulbound: [['/sbt@fern.ssi/sbt']],
  soulboundPublic: [['/sbt@fern.ssi/sbt/public']],
  soulboundWallet: [['/sbt@fern.ssi/sbt/wallet']],

  didWallet: [['/fern.ssi/didx'], ['/fern/didx', '/fern.ssi/didx']],
  didDocument: [['/fern.ssi/didx/doc']],
  recovery: [['/fern.ssi/didx/recovery']],
  recoveryNow: [['/fern.ssi/didx/recovery/now']],
  recoverySign: [['/fern.ssi/didx/recovery/sign']],
  signIn: [['/fern.ssi/didx/signin']],
  credentials: [['/fern.ssi/didx/credentials']],
  issueCredential: [['/fern.ssi/didx/credentials/issue']],
  recoveryLock: [['/fern.ssi/didx/recovery/lock']],
  recoveryKit: [['/fern.ssi/didx/recovery/kit']],
  activity: [['/fern.ssi/didx/activity']],
  statement: [['/fern.ssi/didx/statement']],
  claim: [['/fern.ssi/didx/claim']],
  receive: [['/fern.ssi/didx/receive']],
  pay: [['/alice.ssi/didx/pay']],
  settings: [['/fern.ssi/didx/wallet']],
  balances: [['/fern.ssi/didx/wallet/balances']],
  send: [['/fern.ssi/didx/wallet/balances/send']],
  allowances: [['/fern.ssi/didx/wallet/balances/allowances']],
  didOperations: [['/fern.ssi/didx/wallet/doc']],
  updateDocument: [['/fern.ssi/didx/wallet/doc/update']],
  recoverDocument: [['/fern.ssi/didx/wallet/doc/recover', '/fern.ssi/didx/wallet/doc/update']],
  socialRecovery: [['/fern.ssi/didx/wallet/doc/social']],
  nfts: [['/fern.ssi/didx/wallet/nft']],
  gallery: [['/fern.ssi/didx/wallet/nft/gallery']],
  tydras: [['/fern.ssi/didx/wallet/nft/tydras']],
  mintImage: [['/fern.ssi/didx/wallet/nft/zrc6']],
  mintDomain: [['/fern.ssi/didx/wallet/nft/dns']],
  newSubdomain: [['/fern.ssi/didx/wallet/nft/dns/subdomain']],
  updateNftDid: [['/fern.ssi/didx/wallet/nft/dns/manage/did']],
  transferUsername: [['/fern.ssi/didx/wallet/nft/dns/manage/transfer']],

  explorer: [['/-/explorer']],
  explorerWorld: [['/-/explorer/world']],
  explorerWrite: [['/-/explorer/write']],
  explorerTransaction: [['/-/explorer/tx/:id']],
  explorerAddress: [['/-/explorer/address/:address']],
  explorerBlock: [['/-/explorer/block/:number']],
  faucet: [['/-/faucet']],
  tries: [['/-/try']],
}

/** The links of the routes whose pattern is like this. */
export function linksOf(pattern: RegExp): readonly Link[] {
  return (Object.keys(links) as Route[])
    .filter((route) => pattern.test(paths[route]))
    .flatMap((route) => links[route])
}
