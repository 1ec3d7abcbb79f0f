import { defiWallet, didWallet, sbtWallet, zilWallet } from '@tyto/contracts'
import { qaPerZil, zilId } from '@tyto/primitives'
import { documentKeys } from './documents'
import { idOf, type WorldBuilder } from './worldBuilder'

const holder = 6
const ownerOfSsi = 7

/**
 * Names that carry much, or in an unusual way: robin has a DeFi, a staking and a soulbound wallet with money and stake; of
 * janus the .ssi belongs to finch and the .did leads to its former wallet; lark and lark2 are one wallet, which goes by lark.
 */
export function addEstates(world: WorldBuilder): void {
  const { init } = world.addresses
  const robin = world.identity('robin.ssi', holder, documentKeys('robin.ssi', holder))
  const domain = { init_nft: idOf('robin.ssi'), init, init_community: init }
  const defi = world.contract('DefiWallet', defiWallet.deploy(domain))
  const zil = world.contract('ZilWallet', zilWallet.deploy(domain))
  const sbt = world.contract('SbtWallet', sbtWallet.deploy({ init_username: 'robin', domain: 'sbt', init }))
  world.nameSubdomain(robin, 'defi', holder, defi)
  world.nameSubdomain(robin, 'zil', holder, zil)
  world.nameSubdomain(robin, 'sbt', holder, sbt)
  world.callAs(holder, defiWallet(defi).AddFunds({}, { amount: 500n * qaPerZil }))
  world.callAs(holder, zilWallet(zil).AddFunds({}, { amount: 100n * qaPerZil }))
  const order = { stakeID: 'zilstaking', ssnID: 'ssnzilpay', amount: 50n * qaPerZil, tyron: null }
  world.callAs(holder, zilWallet(zil).DelegateStake(order))

  const finch = world.identity('finch.ssi', ownerOfSsi, documentKeys('finch.ssi', ownerOfSsi))
  const janus = world.identity('janus.ssi', holder, documentKeys('janus.ssi', holder))
  const half = { username: idOf('janus.ssi'), id: zilId, addr: finch, dID: janus, tyron: null }
  world.callAs(holder, didWallet(janus).TransferNftUsername(half))
  world.rename('janus.ssi', ownerOfSsi, finch)
  world.names.push({ name: 'janus.did', address: janus, account: holder })

  const lark = world.identity('lark.ssi', holder, documentKeys('lark.ssi', holder))
  world.issue('lark2.ssi', lark, holder)
  world.callAs(holder, didWallet(lark).UpdateUsername({ username: 'lark', tyron: null }))
  world.callAs(holder, didWallet(lark).AcceptPendingUsername({}))
}
